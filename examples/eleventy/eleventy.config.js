// A blog that embeds replays. EPANASTASI in the environment names another site.
import { figure, frame, replay } from './revolution.js';

const SITE = process.env.EPANASTASI ?? 'http://localhost:4321/';

export default function configure(eleventy) {
  eleventy.addGlobalData('epanastasi', SITE);
  eleventy.addGlobalData('layout', 'post.njk');
  eleventy.addPairedShortcode('revolutionReplay', replay(SITE));
  eleventy.addPairedShortcode('revolutionFigure', figure(SITE));
  eleventy.addShortcode('revolutionFrame', frame(SITE));
  return { markdownTemplateEngine: 'njk' };
}
