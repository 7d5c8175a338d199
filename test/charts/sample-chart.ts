/** The statechart of a match as the machine has it, near enough, for tests and the gallery. */
import type { ChartGraph, ChartState, ChartTransition } from '../../src/charts/statechart-data.ts';

function atomic(id: string, label: string): ChartState {
  return { id, label, kind: 'atomic', children: [], initial: null };
}

function trade(id: string, label: string): ChartState {
  const children = [
    atomic(`${id}.open`, 'open'),
    atomic(`${id}.half`, 'half'),
    { ...atomic(`${id}.done`, 'done'), kind: 'final' as const },
  ];
  return { id, label, kind: 'compound', children, initial: `${id}.open` };
}

function transition(source: string, event: string, target: string, label = event): ChartTransition {
  return { id: `${source}:${event}:${target}`, source, target, label };
}

const REGIONS = ['exchanging.ends', 'exchanging.middles', 'exchanging.talon'];

export const SAMPLE_CHART: ChartGraph = {
  label: 'The phases of a match and the ways between them.',
  states: [
    atomic('dealing', 'dealing'),
    {
      id: 'exchanging',
      label: 'exchanging',
      kind: 'parallel',
      children: [
        trade('exchanging.ends', 'Archon and Doulos'),
        trade('exchanging.middles', 'Yparchon and Ypodoulos'),
        trade('exchanging.talon', 'Neutral and talon'),
      ],
      initial: null,
    },
    atomic('revolutionCheck', 'revolution check'),
    {
      id: 'tricks',
      label: 'tricks',
      kind: 'compound',
      children: [
        atomic('tricks.leading', 'leading'),
        atomic('tricks.following', 'following'),
        atomic('tricks.betweenTricks', 'between tricks'),
      ],
      initial: 'tricks.leading',
    },
    atomic('ranking', 'ranking'),
    { ...atomic('matchOver', 'match over'), kind: 'final' },
  ],
  transitions: [
    transition('dealing', 'deal', 'exchanging'),
    transition('dealing', 'deal[untitled]', 'tricks', 'deal, no titles yet'),
    ...REGIONS.flatMap((region) => [
      transition(`${region}.open`, 'give', `${region}.half`),
      transition(`${region}.half`, 'give', `${region}.done`),
    ]),
    transition('exchanging', 'done', 'revolutionCheck', 'all trades made'),
    transition('revolutionCheck', 'check', 'tricks'),
    transition('tricks.leading', 'play', 'tricks.following'),
    transition('tricks.following', 'play', 'tricks.following'),
    transition('tricks.following', 'pass', 'tricks.following'),
    transition('tricks.following', 'pass[last]', 'tricks.betweenTricks', 'all have passed'),
    transition('tricks.betweenTricks', 'clear', 'tricks.leading', 'next trick'),
    transition('tricks.betweenTricks', 'clear[over]', 'ranking', 'one holds cards'),
    transition('ranking', 'next', 'dealing', 'next round'),
    transition('ranking', 'end', 'matchOver', 'last round'),
  ],
};
