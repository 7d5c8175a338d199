import type { Messages } from '../messages.ts';
import { withThe } from './article.ts';

export const report: Messages['report'] = {
  title: (match) => `Elemzés: ${match}`,
  anonymous: 'Egy mérkőzés',
  player: (n) => `${n}. játékos`,
  made: (facts) =>
    `Készítette: epanastasi ${facts.version}, motor: ${facts.engine}; stratégia: „${facts.policy}”, lehetőségenként ${facts.worlds} osztás a rejtett lapokból, állásonként ${facts.playouts} próbajátszma, mag: „${facts.seed}”. Ugyanaz a napló, motor és mag ugyanazokat a számokat adja.`,
  limits:
    'A döntéseket aszerint értékeljük, amit a játékos tudhatott; a szerencsét és a tudást utólag, minden kéz ismeretében választjuk szét. Mindkettő egy jó játékosnál gyengébb stratégia próbajátszmáin alapul: a kis különbségek tévesek lehetnek, és csak az biztos, ami bizonyítottként szerepel.',
  players: 'Játékosok',
  columns: {
    player: 'Játékos',
    accuracy: 'Pontosság',
    decisions: 'Döntések',
    lost: 'Elvesztett pont',
    choice: 'Lehetőség',
    value: 'Várható pont',
    error: '± standard hiba',
  },
  counts: {
    best: 'Legjobb',
    equal: 'Egyenértékű',
    inaccuracy: 'Pontatlanság',
    mistake: 'Hiba',
    blunder: 'Súlyos hiba',
  },
  noAccuracy: '–',
  biggest: 'A legnagyobb hibák',
  noMistakes: 'Nem akadt hiba.',
  nothingJudged: 'Semmit sem lehetett értékelni: a naplónak egyetlen köre sem teljes, ismert és szabályos.',
  allDecisions: (n) => (n === 1 ? 'Egy döntés' : `Mind ${withThe(String(n))} döntés`),
  choices: 'Minden lehetőség, elöl a legjobb',
  chosen: (deed) => `${deed} (ezt választotta)`,
  skipped: {
    unknownCards: 'Ez a kör nem értékelhető: nem minden lap ismert.',
    againstRules: 'Ez a kör nem értékelhető: valami a szabályok ellen történt benne.',
    unfinished: 'Ez a kör nem értékelhető: nem játszották le vagy nem jegyezték fel végig.',
  },
  progress: (done, rounds) => `${rounds} körből ${done} értékelve`,
};
