/** The panel that hands a moment out: as a link, as a piece of a post, as a picture. */
export const sharePanel = {
  title: 'Share this moment',
  close: 'Close',
  quiet: 'Nothing is sent anywhere: you copy, and paste where you like.',
  opened:
    'This log is nowhere on the web. So only what carries the round itself can be shared: it travels in the link, and no server keeps it.',
  waiting: 'The round is being packed into the link …',
  failed: 'The log could not be read, so nothing that carries the round can be offered.',
  options: {
    title: 'How it shows',
    theme: 'Theme',
    themes: { auto: 'the reader’s', light: 'light', dark: 'dark' },
    language: 'Language',
  },
  forms: {
    link: { title: 'Link to this moment', text: 'Opens the replay here.' },
    round: {
      title: 'Link that carries the round',
      text: 'The round travels in the link itself, so it opens even if this match is taken down.',
    },
    element: {
      title: 'For a web page',
      text: 'The post reads whole before the script comes, and without it.',
    },
    iframe: { title: 'Frame', text: 'For sites that allow frames but no scripts.' },
    markdown: { title: 'Markdown', text: 'For hosts that leave nothing but text, links and pictures.' },
  },
  picture: {
    title: 'Picture',
    svg: 'Download SVG',
    png: 'Download PNG',
    failed: 'The picture could not be drawn.',
    missing: 'The web has no picture of this very moment, so this goes without one.',
    none: 'With hands hidden this goes without a picture: those on the web show every hand.',
    drawn: 'Drawn here. Save it, and put it into the post yourself.',
  },
  long: (characters: string): string =>
    `${characters} characters. Some chats and forms cut links longer than 2,000.`,
  copy: 'Copy',
  copyWhat: (what: string): string => `Copy: ${what}`,
  copied: (what: string): string => `Copied: ${what}.`,
  selected: (what: string): string =>
    `The browser does not allow copying here. The text is selected, for you to copy: ${what}.`,
  guide: 'All ways to embed a replay',
};
