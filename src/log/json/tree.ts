/**
 * Builds the tree of a JSON text, without recursion, so that no nesting can overflow. A forgotten
 * or superfluous comma, or a word that is no value, is told and passed over; any other fault is told and ends the reading, and
 * what stands before it counts.
 */
import { DEEPEST_JSON } from '../limits.ts';
import type { Span } from '../problem.ts';
import { type ProblemList, quoted } from '../problem-list.ts';
import type { ArrayNode, Field, JsonNode, LeafNode, ObjectNode } from './node.ts';
import { type Origin, type Token, Tokens } from './tokens.ts';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
type OpenObject = Writable<ObjectNode> & { fields: Map<string, Field> };
type OpenArray = Writable<ArrayNode> & { items: JsonNode[] };
type Open = OpenObject | OpenArray;

/** The value that a text holds, with places, or null where there is none. */
export function parseTree(text: string, problems: ProblemList, origin?: Origin): JsonNode | null {
  return new TreeReader(new Tokens(text, origin), problems).read();
}

class TreeReader {
  private readonly tokens: Tokens;
  private readonly problems: ProblemList;
  private readonly open: Open[] = [];
  private root: JsonNode | null = null;
  private key: { readonly name: string; readonly span: Span } | null = null;

  constructor(tokens: Tokens, problems: ProblemList) {
    this.tokens = tokens;
    this.problems = problems;
  }

  read(): JsonNode | null {
    let more = this.value(this.tokens.next());
    while (more && this.open.length > 0) {
      const inside = this.open.at(-1) as Open;
      more = inside.type === 'object' ? this.inObject(inside) : this.inArray(inside);
    }
    if (more && this.tokens.next() !== 'eof') this.blame('end');
    const end = this.tokens.end();
    for (const node of this.open) node.span = { ...node.span, end };
    return this.root;
  }

  /** Reads `"key": value` or the end of the object. */
  private inObject(inside: OpenObject): boolean {
    let token = this.nextAfterComma(inside.fields.size > 0, '}');
    if (token === '}') return this.close();
    if (token !== 'string') return this.blame('key');
    if (!this.checkString()) return false;
    this.key = { name: this.tokens.value(), span: this.tokens.span() };
    token = this.tokens.next();
    if (token !== ':') return this.blame('colon');
    return this.value(this.tokens.next());
  }

  private inArray(inside: OpenArray): boolean {
    const token = this.nextAfterComma(inside.items.length > 0, ']');
    return token === ']' ? this.close() : this.value(token);
  }

  /** The next token of a list or an object; where something stands before it, the comma is read first. */
  private nextAfterComma(wanted: boolean, close: Token): Token {
    const token = this.tokens.next();
    if (!wanted || token === close) return token;
    if (token !== ',') {
      if (token === 'string' || token === '{' || token === '[') this.blame('comma');
      return token;
    }
    const after = this.tokens.next();
    if (after === close) this.blame('value');
    return after;
  }

  private value(token: Token): boolean {
    const span = this.tokens.span();
    if (token === '{') {
      return this.enter({ type: 'object', span, value: {}, fields: new Map() });
    }
    if (token === '[') return this.enter({ type: 'array', span, value: [], items: [] });
    if (token === 'string') return this.checkString() && this.add(leaf(span, this.tokens.value()));
    if (token === 'number') return this.add(leaf(span, Number(this.tokens.value())));
    if (token === 'word') return this.add(leaf(span, this.word()));
    return this.blame('value');
  }

  private word(): boolean | null {
    const word = this.tokens.value();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word !== 'null') this.blame('value');
    return null;
  }

  private enter(node: Open): boolean {
    if (this.open.length >= DEEPEST_JSON) {
      this.problems.report('json.nesting', node.span, { limit: DEEPEST_JSON });
      return false;
    }
    this.add(node);
    this.open.push(node);
    return true;
  }

  private close(): boolean {
    const node = this.open.pop() as Open;
    node.span = { ...node.span, end: this.tokens.end() };
    return true;
  }

  private add(node: JsonNode): boolean {
    const inside = this.open.at(-1);
    if (inside === undefined) this.root = node;
    else if (inside.type === 'array') {
      inside.items.push(node);
      inside.value.push(node.value);
    } else this.addField(inside, node);
    return true;
  }

  private addField(inside: OpenObject, node: JsonNode): void {
    if (this.key === null) return;
    const { name, span } = this.key;
    if (inside.fields.has(name)) {
      this.problems.report('syntax.twice', span, { word: quoted(name), of: '' });
      return;
    }
    inside.fields.set(name, { keySpan: span, node });
    setOwn(inside.value, name, node.value);
  }

  /** Tells of a string with a fault; false where it has no end, so that nothing after it can be trusted. */
  private checkString(): boolean {
    if (!this.tokens.faulty()) return true;
    this.blame('string');
    return this.tokens.closed();
  }

  private blame(expected: 'value' | 'key' | 'colon' | 'comma' | 'end' | 'string'): false {
    this.problems.report('json.syntax', this.tokens.span(), { expected });
    return false;
  }
}

/** Sets a key of a plain object, even one that assignment would take for something else. */
function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

function leaf(span: Span, value: LeafNode['value']): LeafNode {
  return { type: 'leaf', span, value };
}
