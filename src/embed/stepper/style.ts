/** The style of an embedded player: that of the parts of the site's player, and how they lie together in an embed. */
import cards from '../../styles/cards.css?inline';
import controls from '../../view/player/controls.css?inline';
import crowd from '../../view/player/crowd.css?inline';
import plays from '../../view/player/plays.css?inline';
import ring from '../../view/player/ring.css?inline';
import table from '../../view/player/table.css?inline';
import telling from '../../view/player/telling.css?inline';
import box from './box.css?inline';
import shapes from './box-shapes.css?inline';
import embed from './embed.css?inline';
import flow from './flow.css?inline';

// The names of the layers come first.
export const STYLE = [embed, flow, box, shapes, cards, controls, telling, plays, crowd, table, ring].join('');
