import type { Messages } from '../messages.ts';

export const numbers: Messages['numbers'] = {
  title: 'A játék számokban',
  description:
    'Mennyire igazságtalan a játék, megmérve: mit érnek a címek, a helyek, a hívás, a talon és a forradalom.',
  lead: 'Aki uralkodik, uralkodó marad, a szolga meg szolga: de mennyire? Egyforma erejű gépi játékosok Anemakit játszottak, körről körre, és ami itt áll, az mind mérés eredménye.',
  how: (rounds, policy, engine) =>
    `${rounds} körön mérve; a játékosok stratégiája „${policy}”, motor: ${engine}. Minden szám mellett ott a standard hibája; a vonalkák mindkét irányban két standard hibányira érnek.`,
  command: 'Mérd meg magad:',
  errors: 'standard hiba',
  measures: 'Mit jelentenek a mérőszámok',
  asTable: 'Táblázatként',
  columns: { what: 'Mi', value: 'Érték', before: 'Előtte', error: 'Standard hiba' },
  map: {
    title: 'Hová vezet egy cím',
    text: 'A sorok a mostani címek, az oszlopok a következő kör utániak. Ha a címek semmit sem számítanának, minden mezőben egyötöd állna.',
    label: 'A következő kör utáni címek aránya a mostani cím szerint',
    now: 'most',
    next: 'utána',
    memory: (correlation, again) =>
      `Egy kör és a következő pontjai között ${correlation} a korreláció: a várakozásoknak körülbelül a fele minden körben elvész. Az Arkhón a körök ${again}-ában marad Arkhón.`,
  },
  next: {
    title: 'Mit ér egy cím',
    text: 'A következő kör pontjai aszerint, milyen címmel kezdi valaki. A különbséget a csere teszi, és a Hüpodúlosz jár a legrosszabbul: a Dúlosz két lapot ad, de ő hív.',
    label: 'A következő kör átlagos pontjai címenként',
  },
  seats: {
    title: 'Mit ér az első hely',
    text: 'Az első kör, amikor még senkinek sincs címe: pontok aszerint, ki milyen messze ül a hívótól.',
    label: 'Az első kör átlagos pontjai helyenként',
    seat: (offset) => (offset === 0 ? 'a hívó' : offset === 1 ? 'a következő' : `${offset} hellyel odébb`),
  },
  privileges: {
    title: 'Mit érnek a vigaszok',
    text: 'A Dúlosz hív, a Semleges cserélhet a talonra: ugyanazokat az osztásokat ezekkel és ezek nélkül is lejátszottuk.',
    label: 'A hívással és a talonnal nyert pont',
    lead: 'a Dúlosz hív',
    talon: 'a Semleges cserél',
    swaps: (share) =>
      `Egy józan Semleges a körök ${share}-ában cserél; az érték ezekre a cserékre vonatkozik.`,
  },
  revolution: {
    title: 'Mit tesz a forradalom',
    text: (declared, postponed) =>
      `A címekkel játszott körök ${declared}-ában kikiáltják, és ${postponed}-ában elhalasztják. Ugyanazokat az osztásokat ilyenkor a régi sorrendben (üres karika) és az újban (teli karika) is lejátszottuk.`,
    label: 'Átlagos pontok címenként, forradalom nélkül és forradalommal',
  },
  quads: {
    title: 'Milyen ritka a négy egyforma',
    text: (given, any) =>
      `Egy adott hatlapos kézbe ${given} osztásból egyszer kerül négy egyforma lap; az öt kéz valamelyikébe ${any} osztásból egyszer. Ezek kiszámolt, nem mért értékek.`,
  },
  pass: {
    title: 'Passz egy alkalomra vagy az egész ütésre',
    text: 'Az asztal megegyezhet abban, hogy aki passzol, az ütés végéig kimarad. Ez szinte semmin sem változtat: a pontok címenként ezzel a szabállyal, mínusz a szokásossal szerzettek.',
    label: 'Az átlagos pontok változása címenként',
  },
  natural: {
    title: 'Forradalom: kézhez kapott forradalom',
    text: 'Négy játékossal azoknak az osztásoknak az aránya, amelyekben valakinek már osztáskor megvannak egy forradalom lapjai: négy egyforma dzsóker nélkül; illetve ahol dzsóker is helyettesíthet, egy vagy két dzsókerrel a pakliban.',
    label: 'Az osztások aránya',
    natural: 'dzsóker nélkül',
    one: 'egy dzsókerrel',
    two: 'két dzsókerrel',
  },
};
