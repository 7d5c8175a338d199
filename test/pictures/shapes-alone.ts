/** What a picture that is safe to inline is made of: these elements, these attributes, and nothing else. */
const ATTRIBUTE =
  'd|x|y|width|height|r[xy]?|c[xy]|[xy][12]|transform|fill(?:-opacity)?|opacity|paint-order|stroke(?:-dasharray|-linecap|-linejoin|-width)?';
const NODE = `</?(?:g|path|rect|circle|line)(?: (?:${ATTRIBUTE})="[^"<>&]*")*/?>`;
const HEAD =
  'xmlns="http://www.w3.org/2000/svg" width="[\\d.]+" height="[\\d.]+" viewBox="[-\\d. ]+" role="img" aria-label="[^"<>]*"';

export const SHAPES_ALONE = new RegExp(`^<svg ${HEAD}>(?:${NODE})*</svg>$`);
