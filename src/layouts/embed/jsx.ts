/** What compiled components call to make elements, in terms of `h`: a fraction of Preact's own, which also serves templates. */
import { type ComponentType, Fragment, h, type VNode } from 'preact';

export { Fragment };

export function jsx(type: string | ComponentType, props: object, key?: string): VNode {
  return h(type as string, key === undefined ? props : { ...props, key }) as VNode;
}

export { jsx as jsxs };
