// Shortcodes that show a moment of a match, for the site whose full address is given.

/** The element round the figure: whole without the script, and to be stepped with it. All but `alt` are options of the player. */
export function replay(site) {
  return (inner, { alt, ...options }) =>
    `<revolution-replay${attributes(options)}>\n${figure(site)(inner, { alt, ...options })}\n</revolution-replay>`;
}

/** The figure of a moment that has a page of its own: its picture, what the author says, the link. */
export function figure(site) {
  return (inner, { match, at, alt }) =>
    [
      '<figure>',
      `<img${attributes({ src: `${site}pictures/${match}/table/${at}.en.png`, alt, width: 1200, height: 630, loading: 'lazy', style: 'max-width: 100%; height: auto' })}>`,
      `<figcaption>\n${inner}`,
      `<p><a${attributes({ href: `${site}replay/${match}/${at}/` })}>Step through it in the replay</a></p>`,
      '</figcaption>',
      '</figure>',
    ].join('\n');
}

/** The replay in a frame of its own. */
export function frame(site) {
  return ({ match, title, ...options }) => {
    const src = `${site}embed/v1/${match}/?${new URLSearchParams(named(options))}`;
    return `<iframe${attributes({ src, title, width: 720, height: 480, loading: 'lazy', sandbox: 'allow-scripts', style: 'max-width: 100%; border: 0' })}></iframe>`;
  };
}

/** Names and values; Nunjucks adds a mark of its own to arguments with names. */
function named(values) {
  return Object.entries(values).filter(([name]) => name !== '__keywords');
}

function attributes(values) {
  return named(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
