import { JOKER } from '../../../cards/card.ts';
import type { Pile } from '../../refusal-facts.ts';
import { type Part, type Rich, say } from '../../rich.ts';
import type { Messages } from '../messages.ts';
import { withThe, withTheCapital } from './article.ts';
import * as words from './words.ts';

const someone = (who: Part | null): Part => who ?? 'a játékos';
const where = (seat: Part | null): Part => seat ?? 'talon';

function wrongCount(wrong: string, needed: number, pile: Pile | null, exact: boolean): Rich {
  const asked = exact ? 'pontosan' : 'legalább';
  if (!pile) return say`${wrong}: ${asked} ${words.countAlone(needed)} kell`;
  return say`${wrong}: ${pile.by} ${words.setOwnedOnto(pile.face, pile.size)} ${asked} ${words.cards(needed)} kell`;
}

export const refusals: Messages['refusals'] = {
  'deal.hand-size': ({ seat, held, needed }) =>
    say`Osztáskor ${seat} ${words.count(held)} lapot kapott ${words.countAlone(needed)} helyett`,
  'deal.talon-size': ({ held, needed }) =>
    needed === 0
      ? say`Kimaradt ${words.cards(held)}, pedig mindet ki kell osztani`
      : say`A talonban ${words.cards(held)} van ${words.countAlone(needed)} helyett`,
  'deal.twice': ({ card, seat }) =>
    say`Ez a lap eggyel többször szerepel az osztásban: ${{ cards: [card] }} (utoljára: ${where(seat)})`,
  'deal.foreign': ({ card, seat }) =>
    say`Ez a lap nem való ebbe a játékba: ${{ cards: [card] }} (itt: ${where(seat)})`,
  'deal.dealer': ({ seat, expected }) => say`Ebben a körben ${expected} oszt, nem ${seat}`,
  'play.turn': ({ who, expected }) =>
    expected === null
      ? say`Most senki sem következik`
      : say`Most ${expected} következik, nem ${someone(who)}`,
  'play.out': ({ who }) => say`${someone(who)} már kiment a körből, nincs több lapja`,
  'play.nothing': () => say`Legalább egy lapot le kell tenni`,
  'play.not-held': ({ who, cards }) => say`${someone(who)} kezében nincs ilyen lap: ${{ cards }}`,
  'play.mixed': ({ faces }) =>
    say`Együtt csak azonos rangú lapokat szabad letenni, ezek pedig különböznek: ${words.list(faces.map(words.face))}`,
  'play.too-few': ({ laid, needed, pile, exact }) =>
    wrongCount(`${words.capital(words.cards(laid))} kevés`, needed, pile, exact),
  'play.too-many': ({ laid, needed, pile, exact }) =>
    wrongCount(`${words.capital(words.cards(laid))} sok`, needed, pile, exact),
  'play.not-higher': ({ face, top, direction }) => {
    if (top === JOKER) {
      return say`A dzsókert semmi sem üti${face === JOKER ? ', még egy másik dzsóker sem' : ''}`;
    }
    const beaten = withThe(words.faceAccusative(top));
    if (face === top) return say`Egyenlő rang sosem üt: ${withThe(words.face(face))} nem üti ${beaten}`;
    return direction === 'reversed'
      ? say`Forradalomban fordított a sorrend: ${withThe(words.face(face))} nem üti ${beaten}`
      : say`${withTheCapital(words.face(face))} nem üti ${beaten}`;
  },
  'play.passed': ({ who }) => say`${someone(who)} már passzolt, és az ütés végéig kimarad`,
  'pass.leader': ({ who }) => say`${someone(who)} hívja az ütést, ezért nem passzolhat`,
  'give.no-trade': ({ who }) => say`${someone(who)} most nem adhat semmit`,
  'give.turn': ({ who, expected }) => say`A cserék sorban mennek: most ${expected} ad, nem ${someone(who)}`,
  'give.receiver': ({ who, expected }) => say`Amit ${someone(who)} ad, azt csak ${expected} kaphatja`,
  'give.count': ({ given, needed }) =>
    say`Itt ${words.cards(given)} szerepel, pedig ${words.countAlone(needed)} kell`,
  'give.not-held': ({ who, cards }) => say`${someone(who)} kezében nincs ilyen lap: ${{ cards }}`,
  'give.not-dealt': ({ who, cards }) =>
    say`Amit cserében kapott, azt ${someone(who)} nem adhatja tovább: ${{ cards }}`,
  'give.not-best': ({ who, cards, best }) =>
    say`Ez nem a legjobb: ${{ cards }}; ${someone(who)} ezt köteles adni: ${{ cards: best }}`,
  'swap.count': ({ given, needed }) =>
    say`Itt ${words.cards(given)} kerül félre; a talon cseréjéhez pontosan ${words.countAlone(needed)} kell`,
  'swap.not-his': ({ expected }) =>
    expected === null
      ? say`Ebben a körben senki sem veheti fel a talont`
      : say`A talont csak ${expected} veheti fel, a kör előtt egyetlenegyszer`,
  'revolt.no-move': () =>
    say`Ebben a játékban a forradalom nem lépés: maguk a lapok döntik el, az első ütés előtt`,
  'revolt.not-held': ({ who, cards }) => say`${someone(who)} kezében nincs ilyen lap: ${{ cards }}`,
  'revolt.count': ({ laid, needed }) =>
    say`A forradalomhoz itt pontosan ${words.count(needed)} egyforma lap kell, nem ${words.countAlone(laid)}`,
  'revolt.mixed': ({ faces }) =>
    say`A forradalom lapjai egyformák, ezek pedig különböznek: ${words.list(faces.map(words.face))}`,
  'revolt.joker': () => say`Ennél az asztalnál a forradalomban nem állhat dzsóker más lap helyett`,
  'revolt.no-natural': () => say`Csupa dzsókerből nem lesz forradalom: legalább egy más lap is kell hozzá`,
};
