/** The terms of the glossary: what of each is the same in every reader's language. */
import type { RuleId } from '../../rules/rule-ids.ts';

export interface Term {
  /** The word in Greek and in Hungarian, each with its sound in the letters of the IPA. */
  readonly el: readonly [word: string, ipa: string];
  readonly hu: readonly [word: string, ipa: string];
  /** The rules that say what it is. */
  readonly rules?: readonly RuleId[];
  /** The entry on the page of measures that defines it. */
  readonly measure?: string;
}

/** What each language says of a term. */
export interface TermText {
  readonly name: string;
  readonly text: string;
  /** The forms in which the word stands in a text, small letters, divided by `|`; longer ones count before shorter ones. */
  readonly forms: string;
  /** How to say the Greek and the Hungarian word, in the spelling that a reader of this language reads aloud; none of his own. */
  readonly say: readonly [el: string, hu: string];
}

const play = {
  trick: { el: ['χαρτωσιά', 'xartoˈsça'], hu: ['ütés', 'ˈyteːʃ'], rules: ['A11', 'F8'] },
  lead: { el: ['ανοίγω', 'aˈniɣo'], hu: ['hív', 'ˈhiːv'], rules: ['A7', 'F6'] },
  follow: { el: ['απαντώ', 'apanˈdo'], hu: ['felel', 'ˈfɛlɛl'], rules: ['A8', 'F7'] },
  pass: { el: ['πάσο', 'ˈpaso'], hu: ['passz', 'ˈpɒsː'], rules: ['A9', 'A10', 'F8'] },
  set: { el: ['ίδια φύλλα', 'ˈiðʝa ˈfila'], hu: ['azonos lapok', 'ˈɒzonoʃ ˈlɒpok'], rules: ['A7', 'F6'] },
  pile: { el: ['στοίβα', 'ˈstiva'], hu: ['halom', 'ˈhɒlom'], rules: ['A11', 'F8'] },
  talon: { el: ['ταλόν', 'taˈlon'], hu: ['talon', 'ˈtɒlon'], rules: ['A3', 'A23'] },
  joker: { el: ['μπαλαντέρ', 'balaˈder'], hu: ['dzsóker', 'ˈdʒoːkɛr'], rules: ['F9', 'F16'] },
  seat: {
    el: ['θέση στο τραπέζι', 'ˈθesi sto traˈpezi'],
    hu: ['hely az asztalnál', 'ˈhɛj ɒz ˈɒstɒlnaːl'],
    rules: ['A1', 'F1'],
  },
  deal: { el: ['μοίρασμα', 'ˈmirazma'], hu: ['osztás', 'ˈostaːʃ'], rules: ['A3', 'F4'] },
  dealer: {
    el: ['εκείνος που μοιράζει', 'eˈcinos pu miˈrazi'],
    hu: ['osztó', 'ˈostoː'],
    rules: ['A4', 'A20', 'F22'],
  },
  round: { el: ['γύρος', 'ˈʝiros'], hu: ['kör', 'ˈkør'], rules: ['A13', 'F10'] },
  exchange: { el: ['ανταλλαγή', 'andalaˈʝi'], hu: ['csere', 'ˈtʃɛrɛ'], rules: ['A21', 'A22', 'A25', 'F20'] },
  revolution: { el: ['επανάσταση', 'epaˈnastasi'], hu: ['forradalom', 'ˈforːɒdɒlom'], rules: ['A26', 'F11'] },
  counterRevolution: {
    el: ['αντεπανάσταση', 'andepaˈnastasi'],
    hu: ['ellenforradalom', 'ˈɛlːɛnforːɒdɒlom'],
    rules: ['F14'],
  },
  postponed: { el: ['αναβολή', 'anavoˈli'], hu: ['elhalasztás', 'ˈɛlhɒlɒstaːʃ'], rules: ['A27'] },
  upsideDown: {
    el: ['ανάποδη σειρά', 'aˈnapoði siˈra'],
    hu: ['fordított sorrend', 'ˈfordiːtotː ˈʃorːɛnd'],
    rules: ['A28', 'F12'],
  },
} as const satisfies Record<string, Term>;

const titles = {
  archon: { el: ['Άρχων', 'ˈarxon'], hu: ['Arkhón', 'ˈɒrkhoːn'], rules: ['A14', 'A21'] },
  yparchon: { el: ['Υπάρχων', 'iˈparxon'], hu: ['Hüparkhón', 'ˈhypɒrkhoːn'], rules: ['A15', 'A19', 'A22'] },
  neutral: { el: ['Ουδέτερος', 'uˈðeteros'], hu: ['Semleges', 'ˈʃɛmlɛɡɛʃ'], rules: ['A16', 'A23'] },
  ypodoulos: { el: ['Υπόδουλος', 'iˈpoðulos'], hu: ['Hüpodúlosz', 'ˈhypoduːlos'], rules: ['A17', 'A22'] },
  doulos: { el: ['Δούλος', 'ˈðulos'], hu: ['Dúlosz', 'ˈduːlos'], rules: ['A18', 'A20', 'A21'] },
  king: { el: ['Βασιλιάς', 'vasiˈʎas'], hu: ['király', 'ˈkiraːj'], rules: ['F19', 'F20'] },
  primeMinister: {
    el: ['Πρωθυπουργός', 'proθipurˈɣos'],
    hu: ['miniszterelnök', 'ˈministɛrɛlnøk'],
    rules: ['F19', 'F20'],
  },
  citizen: { el: ['Πολίτης', 'poˈlitis'], hu: ['polgár', 'ˈpolɡaːr'], rules: ['F19'] },
  slave: { el: ['Δούλος', 'ˈðulos'], hu: ['rabszolga', 'ˈrɒpsolɡɒ'], rules: ['F19', 'F20', 'F22'] },
  points: { el: ['βαθμοί', 'vaθˈmi'], hu: ['pontok', 'ˈpontok'], rules: ['A14', 'A19', 'F23'] },
} as const satisfies Record<string, Term>;

const analysis = {
  strength: { el: ['δύναμη', 'ˈðinami'], hu: ['erő', 'ˈɛrøː'], measure: 'strength' },
  equity: {
    el: ['αναμενόμενοι βαθμοί', 'anameˈnomeni vaθˈmi'],
    hu: ['várható pont', 'ˈvaːrhɒtoː ˈpont'],
    measure: 'equity',
  },
  playout: {
    el: ['δοκιμαστική παρτίδα', 'ðocimastiˈci parˈtiða'],
    hu: ['próbajátszma', 'ˈproːbɒjaːtsmɒ'],
    measure: 'equity',
  },
  decision: { el: ['απόφαση', 'aˈpofasi'], hu: ['döntés', 'ˈdønteːʃ'], measure: 'decision' },
  accuracy: { el: ['ακρίβεια', 'aˈkrivia'], hu: ['pontosság', 'ˈpontoʃːaːɡ'], measure: 'accuracy' },
  luckAndSkill: {
    el: ['τύχη και τέχνη', 'ˈtiçi ce ˈtexni'],
    hu: ['szerencse és tudás', 'ˈsɛrɛntʃɛ eːʃ ˈtudaːʃ'],
    measure: 'ledger',
  },
  ply: { el: ['κίνηση ή πάσο', 'ˈcinisi i ˈpaso'], hu: ['lépés', 'ˈleːpeːʃ'] },
  whatIf: { el: ['κι αν…', 'ˈcan'], hu: ['mi lett volna, ha…', 'mi ˈlɛtː ˈvolnɒ hɒ'] },
} as const satisfies Record<string, Term>;

/** The groups of the page, in their order. */
export const TERM_GROUPS = { play, titles, analysis } as const;

export type TermGroup = keyof typeof TERM_GROUPS;
export type TermId = keyof typeof play | keyof typeof titles | keyof typeof analysis;

/** All terms by their id, which is their anchor too. */
export const TERMS: Readonly<Record<TermId, Term>> = { ...play, ...titles, ...analysis };
