/** What the guide tells the weight of. */
type Weighed = 'facade' | 'player' | 'oneRound' | 'twelveRounds';

/** The guide to embedding: how a replay comes into a post. Words between backticks are code. */
export const embedGuide = {
  title: 'Put a replay into your post',
  description:
    'One line in a blog post, and its readers step through a game of revolution: with scripts or without, in a feed, in a mail.',
  lead: 'Paste one line into a post, and its readers step through the game: the table, the hands, and why each play was allowed. Where no script runs, in a feed or a mail, the same post shows a picture and says every play in words.',
  copyCode: 'Copy the code',
  door: 'Embed a replay',
  example: {
    title: 'What a reader gets',
    text: 'Press the button on the picture, then step with the arrows, on the screen or on the keyboard. Nothing stands here but the code that is called “For a web page” below.',
    noScript:
      'Without JavaScript you see it as a feed shows it: a picture, the plays, and the way to the replay.',
  },
  builder: {
    title: 'Make yours',
    text: 'Choose a match and how it shows; step in the preview to the moment you want. The code keeps up. The site has a picture of each moment in the list; of any other, one is drawn here for you to save.',
    match: 'Match',
    moment: 'Moment',
    whole: 'the whole match, from its start',
    here: (place: string): string => `where the preview stands: ${place}`,
    panels: 'Parts',
    panelNames: {
      table: 'table',
      explain: 'explanation',
      score: 'the round as a score',
      plays: 'list of plays',
      titles: 'titles',
      machine: 'statechart',
      strength: 'strength',
    } as Readonly<Record<string, string>>,
    autoplay: 'plays by itself',
    preview: 'Preview',
    code: 'Code to copy',
    ready: 'To choose, this page needs JavaScript. The code here works as it stands.',
    failed: 'This match could not be loaded.',
    own: 'A match of your own? Open its log here and press “Share”: the round then travels in the code itself, and no server keeps it.',
    ownLink: 'Open a log',
  },
  ways: {
    title: 'Which of the four?',
    form: 'Form',
    where: 'Where it goes',
    shows: 'What a reader sees',
    rows: [
      {
        form: 'For a web page',
        where: 'Blogs and pages whose HTML is yours.',
        shows:
          'The replay in the text, in the reader’s theme. Before the script comes and wherever it does not: picture, plays, link.',
      },
      {
        form: 'Frame',
        where: 'Where frames are allowed and scripts are not.',
        shows: 'The same replay in a box of its own, walled off from your page.',
      },
      {
        form: 'Link',
        where: 'Chats, social networks, and editors that make a card or a frame of a link.',
        shows:
          'A card with a picture, of that moment if the site has one; where oEmbed is understood, the replay itself.',
      },
      {
        form: 'Markdown',
        where: 'Hosts that leave only text, links and pictures.',
        shows: 'The picture, what happens in it, and the way to the replay.',
      },
    ],
  },
  recipes: {
    title: 'Recipes',
    text: '`examples/` in the source holds a small site for Hugo, Eleventy and Astro, built and stepped through by the tests. The recipes for WordPress and Ghost follow what these say of their editors.',
    html: {
      title: 'Plain HTML',
      steps: [
        'Paste this where the replay shall stand. The line with the script is needed once on a page, however many replays there are, and may stand in its head.',
      ],
    },
    astro: {
      title: 'Astro and MDX',
      steps: [
        'Install the package; until it is on npm, `npm run package` makes it from the source:',
        'The component draws the moment when your site is built, so that the post is whole without a script:',
        'Or let a link do it. With this plugin, a paragraph that holds nothing but a link to a replay becomes that component:',
        'Then a post needs no more than the link, alone in its paragraph:',
      ],
    },
    hugo: {
      title: 'Hugo',
      steps: [
        'Say in the configuration which site has the matches:',
        'A shortcode, the figure that it writes, and the line that loads the script:',
        'In a post:',
      ],
    },
    eleventy: {
      title: 'Eleventy',
      steps: [
        'Shortcodes, the configuration that takes them in, and the line of the layout that loads the script:',
        'In a post:',
      ],
    },
    wordpress: {
      title: 'WordPress',
      steps: [
        'Put the link to a moment on a line of its own. WordPress asks that page for its frame (oEmbed) and shows it in a sandbox; the replay is made to work there:',
        'Or take the block “Custom HTML” and paste the code for a web page. WordPress takes scripts out of what some authors post; their readers then see picture, plays and link.',
      ],
    },
    ghost: {
      title: 'Ghost',
      steps: [
        'Type `/html`, choose the HTML card, and paste the code for a web page. The newsletter made from the post keeps plays and link, and the picture where the mail program shows SVG:',
      ],
    },
    markdown: {
      title: 'Hosts that strip scripts',
      steps: [
        'Forums, GitHub and many others take out scripts and frames. A picture that is a link remains, with the position in its alternative text:',
      ],
    },
    feeds: {
      title: 'Feeds and mail',
      steps: [
        'There is nothing to do. Feed readers and mail programs run no script and drop what they do not know; of the code for a web page they keep the figure: the picture if there is one, the plays in order, the link. For a mail take the PNG from the panel “Share”: few mail programs show SVG. Our own feed is made that way:',
      ],
    },
  },
  look: {
    title: 'Make it look like yours',
    text: 'A replay takes the reader’s light or dark by itself and shares no style with your page. What you may set are these custom properties, on the element or anywhere above it:',
  },
  options: {
    title: 'Options',
    text: 'The same names everywhere: attributes of the element, the query of a frame, props of the component, the hash of a link.',
    name: 'Name',
    values: 'Values',
    what: 'What it does',
    rows: {
      at: 'The moment: a round, a trick, a play.',
      pov: 'Whose seat one sits in, by the player’s id in the log.',
      reveal:
        'All hands; only what that seat knows; and besides no results, no length, nothing of what comes.',
      panels: 'Which parts show, in which order.',
      theme: 'Light or dark; else as the reader has it.',
      lang: 'Language of the words; else that of the page.',
      autoplay: 'Steps by itself, unless the reader asked for less motion.',
      speed: 'Seconds a step then takes, at least: a remark stays long enough to be read.',
    },
  },
  script: {
    title: 'From your own script',
    text: 'The element is an ordinary one: make it, move it, listen to it.',
  },
  csp: {
    title: 'Content Security Policy',
    text: 'A page that forbids foreign scripts needs these sources; `eval` and cookies are never needed. If it forbids inline styles too, the browser drops the one that fits the picture to a narrow column: then say `max-width: 100%; height: auto` of it in your own style sheet.',
  },
  privacy: {
    title: 'Privacy and weight',
    asks: 'A reader’s browser asks this site for the script and for the match, and nobody else for anything. No cookies, no storage, no counting.',
    /** In KB. */
    weight: ({ facade, player, oneRound, twelveRounds }: Readonly<Record<Weighed, number>>): string =>
      `Until somebody touches it, a replay costs ${facade} KB of script, fetched once for all replays of a page. Then come the player, about ${player} KB with its words, its style and the drawings of the cards, once a page too, and the match: some ${oneRound} KB for one round, ${twelveRounds} for twelve. Charts come only where they are shown.`,
    promise:
      'The `v1` in the addresses is a promise: what works in your post today keeps its meaning. You may also serve the folder from your own site: it is plain files.',
  },
};
