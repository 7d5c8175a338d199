/**
 * Light or dark: as the system has it until the reader says otherwise, then as he said, remembered in
 * this browser. The root's `data-theme` holds the choice; without it the system decides.
 */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'theme';

/** What a press of the button leads to. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
}

/** Reads a remembered or given value; anything else is `auto`. */
export function asTheme(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'auto';
}

/** When a picture's dark drawing shows; paper is always light. */
const DARK_PICTURES: Readonly<Record<Theme, string>> = {
  auto: 'screen and (prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'screen',
};

/** Sets the theme on the root of a page, and in its pictures that have a dark drawing (`source` with `data-dark`). */
function showTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const source of root.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    source.media = DARK_PICTURES[theme];
  }
}

/** Makes the button step through the themes; each label says which theme is on. */
export function wireThemeButton(button: HTMLElement, labels: Readonly<Record<Theme, string>>): void {
  const root = document.documentElement;
  const show = (theme: Theme) => {
    showTheme(root, theme);
    button.setAttribute('aria-label', labels[theme]);
    button.title = labels[theme];
  };
  show(asTheme(root.dataset.theme));
  button.addEventListener('click', () => {
    const theme = nextTheme(asTheme(root.dataset.theme));
    show(theme);
    remember(theme);
  });
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}
