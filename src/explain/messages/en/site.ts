/** The site around the player: navigation, home, messages of its own pages. */
export const site = {
  name: 'Epanastasi',
  skip: 'Skip to the content',
  nav: {
    label: 'Site',
    replays: 'Matches',
    open: 'Open a log',
    rules: 'Rules',
  },
  languages: 'Language',
  theme: {
    auto: 'Theme: as the system',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  footer: {
    what: 'Epanastasi replays and explains recorded matches of card games of revolution.',
    quiet: 'Free software. No tracking: the log you open never leaves your browser.',
  },
  missing: {
    title: 'This page is not there',
    text: 'The address leads nowhere. Perhaps it was misspelt, or a match was renamed.',
    home: 'To the matches',
  },
  offline: {
    title: 'No network, and no copy',
    text: 'You have not visited this page before, so there is no copy of it in your browser. What you have visited works without a network.',
    again: 'Try again',
  },
};
