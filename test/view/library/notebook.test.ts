/** Notes written into a log: beside the statement of their moment, read again by anybody, and taken back one by one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { asText } from '../../../src/view/library/as-text.ts';
import { Notebook } from '../../../src/view/library/notebook.ts';

const LOG = readFileSync('logs/first-dawn.revlog', 'utf8');

const frameAt = (text: string, at: string) => {
  const { match, problems } = parseText(text);
  const timeline = foldMatch(match, problems);
  const frames = timeline.rounds.flatMap((round) => round.frames);
  return { problems: timeline.problems, frame: frames.find((frame) => frame.at === at) };
};

describe('a notebook', () => {
  it('writes a note that the replay then has at its moment, and changes no other line', () => {
    const notebook = new Notebook(LOG);
    const place = { round: 0, at: 'r1t1p2' };
    notebook.write(place, 'hu', '!! Gyönyörű.\nÉs ki várta volna?');
    const { frame, problems } = frameAt(notebook.text, place.at);
    expect(frame?.commentary?.hu).toBe('!! Gyönyörű.\nÉs ki várta volna?');
    expect(problems).toEqual(frameAt(LOG, place.at).problems);
    expect(notebook.remarks(place)).toEqual(frame?.commentary);
    const changed = notebook.text.split('\n').filter((line) => !LOG.split('\n').includes(line));
    expect(changed).toHaveLength(2);
  });

  it('takes back what was written, note by note, to the very text that was opened', () => {
    const notebook = new Notebook(LOG);
    const [first, second] = [
      { round: 0, at: 'r1t1p1' },
      { round: 0, at: 'r1t1p2' },
    ] as const;
    for (const note of ['?', '? W', '? Why']) notebook.write(first, 'en', note);
    notebook.write(second, 'en', 'So.');
    notebook.seal();
    notebook.write(second, 'en', 'So it is.');
    expect(notebook.undo()).toEqual(second);
    expect(notebook.note(second, 'en')).toBe('So.');
    notebook.undo();
    expect(notebook.note(first, 'en')).toBe('? Why');
    expect(notebook.undo()).toEqual(first);
    expect(notebook.text).toBe(LOG);
    expect(notebook.undo()).toBeNull();
  });

  it('deletes a note of the log, and keeps those in other languages', () => {
    const at = { round: 0, at: 'r1t1p2' };
    const notebook = new Notebook(LOG);
    notebook.write(at, 'en', 'one');
    notebook.write(at, 'xx', 'two');
    notebook.write(at, 'en', '  \n ');
    expect(notebook.remarks(at)).not.toHaveProperty('en');
    expect(notebook.remarks(at)).toMatchObject({ xx: 'two' });
  });

  it('shows the note that is there, on whichever of the lines of the moment it stands', () => {
    const deal = { round: 0, at: 'r1d' };
    const notebook = new Notebook(LOG);
    expect(notebook.note(deal, 'en')).toMatch(/^Nobody has a title yet/);
    notebook.write(deal, 'en', 'So it began.');
    expect(notebook.text).toContain(';en So it began.');
    expect(notebook.text).not.toContain('Nobody has a title yet');
    expect(notebook.note(deal, 'xx')).toBe('');
  });

  it('has no place for a moment that the log does not tell', () => {
    const notebook = new Notebook(LOG);
    expect(notebook.has({ round: 0, at: 'r1t1p1' })).toBe(true);
    expect(notebook.has({ round: 0, at: 'r1t1p1~mine' })).toBe(false);
    expect(notebook.has({ round: 7, at: 'r8' })).toBe(false);
    notebook.write({ round: 7, at: 'r8' }, 'en', 'lost');
    expect(notebook.text).toBe(LOG);
  });

  it('takes one match of a file in another form as text', () => {
    const { match } = parseText(LOG);
    const json = JSON.stringify({
      format: 'revolution-log',
      version: 1,
      rules: { game: match.rules.game },
      players: match.players.map(({ id }) => ({ id })),
      rounds: [],
    });
    expect(asText(`${json}\n${json}\n`, 'two.ndjson', 1)).toMatch(/^revolution-log 1\nrules anemaki\n/);
    expect(asText(LOG, 'first-dawn.revlog', 0)).toBeNull();
  });
});
