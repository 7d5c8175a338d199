import type { Messages } from '../messages.ts';

export const differences: Messages['rules']['differences'] = {
  title: 'Miben más a kettő',
  intro:
    'Mindkettő uralkodók és szolgák játéka, és mindkettőben lehet forradalom. De ami az egyikben helyes, a másikban szabálytalan lehet.',
  rows: {
    players: { name: 'Játékosok', anemaki: 'pontosan 5', forradalom: '3–16' },
    pack: {
      name: 'Lapok',
      anemaki: '32, dzsóker nélkül',
      forradalom: 'négy játékosonként 52, és egy vagy két dzsóker',
    },
    left: { name: 'Ami megmarad', anemaki: 'két lap, a talon', forradalom: 'semmi' },
    follow: { name: 'A felelet', anemaki: 'ugyanannyi lap vagy több', forradalom: 'pontosan ugyanannyi lap' },
    revolution: {
      name: 'A forradalom',
      anemaki:
        'egyszer vizsgálják, a csere után; ha a két legalsó közül valakinek négy egyforma lapja van, kikiáltják; ha a két legfelső közül is, elhalasztják',
      forradalom:
        'lépés két ütés között, bárkinek szabad: négy egyforma lap, minden további paklival eggyel több; meg is ismételhető',
    },
    exchange: {
      name: 'A csere',
      anemaki: 'egyszerre, az osztáskor kapott lapokból',
      forradalom: 'sorban: aki fent van, előbb megnézi, mit kapott, és azt vissza is adhatja',
    },
    count: {
      name: 'Hány lap cserél gazdát',
      anemaki: '2 és 1; a Semleges felveheti a talont',
      forradalom: 'feleannyi, mint ahány játékos van, befelé haladva eggyel-eggyel kevesebb',
    },
    points: {
      name: 'Pontok',
      anemaki: '+2-től −2-ig',
      forradalom: 'nincsenek; a mieink csak az állást mutatják',
    },
  },
};
