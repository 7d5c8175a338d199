import type { Messages } from '../messages.ts';

export const report: Messages['report'] = {
  title: (match) => `Elemzés: ${match}`,
  anonymous: 'Egy mérkőzés',
  player: (n) => `${n}. játékos`,
  made: (facts) =>
    `Készítette: epanastasi ${facts.version}, motor: ${facts.engine}; stratégia: „${facts.policy}”, döntésenként és lehetőségenként ${facts.worlds} osztás a rejtett lapokból, állásonként ${facts.playouts} próbajátszma, mag: „${facts.seed}”. Ugyanaz a napló, motor és mag ugyanazokat a számokat adja.`,
  limits:
    'A döntéseket az ítéli meg, amit a játékos tudhatott; a szerencse és a tudás szétválasztása utólag minden kezet ismer. Mindkettő egy jó játékosnál gyengébb stratégia próbajátszmáin alapul: a kis különbségek tévesek lehetnek, és csak az biztos, ami bizonyítottként szerepel.',
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
  allDecisions: (n) => (n === 1 ? 'Egy döntés' : `Mind a ${n} döntés`),
  choices: 'Minden lehetőség, elöl a legjobb',
  chosen: (deed) => `${deed} (ezt választotta)`,
  skipped: {
    unknownCards: 'Ez a kör nem ítélhető meg: nem minden lap ismert.',
    againstRules: 'Ez a kör nem ítélhető meg: valami a szabályok ellen történt benne.',
    unfinished: 'Ez a kör nem ítélhető meg: nem játszották vagy nem jegyezték végig.',
  },
  progress: (done, rounds) => `${rounds} körből ${done} megítélve`,
};
