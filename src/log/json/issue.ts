/** Turns what the validator found into a problem of ours, at its place in the file. */
import type * as v from 'valibot';
import { VERSION } from '../model.ts';
import type { Span } from '../problem.ts';
import type { ParseCode, ParseFacts } from '../problem-codes.ts';
import { type ProblemList, quoted } from '../problem-list.ts';
import { fieldsOf, itemsOf, type JsonNode, openingOf } from './node.ts';

type Issue = v.BaseIssue<unknown>;

/** Codes, as messages of checks, that need no fact but what stands there. */
const PLAIN_CODES = ['syntax.card', 'syntax.id', 'syntax.moment', 'syntax.option', 'syntax.header'] as const;

/** Our names for the kinds of value; a kind that is not here is called as the validator calls it. */
const KINDS: Readonly<Record<string, string>> = { Array: 'array', Object: 'object', Infinity: 'number' };
const KINDS_BY_CHECK: Readonly<Record<string, string>> = {
  non_empty: 'nonempty',
  integer: 'integer',
  min_value: 'integer',
};

interface Place {
  readonly key: string;
  readonly keySpan: Span;
  readonly span: Span;
}

/** Reports an issue of a piece that stands under `key`; gives its code. */
export function reportIssue(problems: ProblemList, raw: Issue, node: JsonNode, key: string): ParseCode {
  const { issue, path } = innermost(raw);
  const place = find(node, key, path);
  const found = quoted(typeof issue.input === 'string' ? issue.input : issue.received);
  const tell = <Code extends ParseCode>(code: Code, span: Span, facts: ParseFacts[Code]): Code => {
    problems.report(code, span, facts);
    return code;
  };
  const plain = PLAIN_CODES.find((code) => code === issue.message);
  if (plain !== undefined) return tell(plain, place.span, { found });
  if (issue.message === 'syntax.version')
    return tell('syntax.version', place.span, { found, known: VERSION });
  if (issue.message === 'syntax.number') {
    return tell('syntax.number', place.span, { found, kind: place.key === 'number' ? 'round' : 'points' });
  }
  if (issue.expected === 'never' || issue.message === 'json.key') {
    return tell('json.key', place.keySpan, { key: quoted(place.key) });
  }
  if (issue.received === 'undefined') return tell('json.missing', place.span, { key: place.key });
  const facts = {
    key: quoted(place.key),
    expected: expectedKinds(issue),
    found: kindOf(quoted(issue.received)),
  };
  return tell('json.type', place.span, facts);
}

/** Of alternatives none of which fits, the fault inside the one that was meant. */
function innermost(issue: Issue): { issue: Issue; path: readonly string[] } {
  const path = (issue.path ?? []).map((item) => String(item.key));
  const inner = issue.issues?.find((other) => other.path !== undefined);
  if (inner === undefined) return { issue, path };
  const deeper = innermost(inner);
  return { issue: deeper.issue, path: [...path, ...deeper.path] };
}

/** Follows a path as far as it leads. A key that is absent is placed at the bracket that opens its object. */
function find(node: JsonNode, key: string, path: readonly string[]): Place {
  let place: Place = { key, keySpan: node.span, span: node.span };
  let at: JsonNode | undefined = node;
  for (const step of path) {
    const opening = openingOf(at.span);
    const field = fieldsOf(at).get(step);
    const next: JsonNode | undefined = field?.node ?? itemsOf(at)[Number(step)];
    const name = at.type === 'array' ? place.key : step;
    place = { key: name, keySpan: field?.keySpan ?? opening, span: next?.span ?? opening };
    if (next === undefined) break;
    at = next;
  }
  return place;
}

function expectedKinds(issue: Issue): string[] {
  const check = KINDS_BY_CHECK[issue.type];
  if (check !== undefined) return [check];
  return (issue.expected ?? '')
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map(kindOf);
}

function kindOf(name: string): string {
  return KINDS[name] ?? name;
}
