/** Reads logs in the JSON form: a part of the embed. */
import { parseNdjson } from '../../log/json/ndjson.ts';
import { parseJson } from '../../log/json/parse.ts';
import type { Parsed } from '../../log/parsed.ts';
import { hand } from '../hand.ts';

/** The first match of a text that is JSON, or JSON a line. */
export type ReadJson = (text: string, form: 'json' | 'ndjson') => Parsed;

const readJson: ReadJson = (text, form) => {
  const [first] = form === 'ndjson' ? parseNdjson(text) : [];
  return first ?? parseJson(text);
};

hand('json', readJson);
