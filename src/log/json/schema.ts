/**
 * The JSON form as a definition: what validates a file, and what the published JSON Schema is made
 * from. The message of a check is the code of the problem that its failure is.
 */
import * as v from 'valibot';
import { CARD_PATTERN } from '../card-text.ts';
import { FORMAT, VERSION } from '../model.ts';
import type { ParseCode } from '../problem-codes.ts';
import { ID_PATTERN, LANGUAGE_PATTERN, MOMENT_PATTERN } from '../words.ts';

const code = (of: ParseCode): ParseCode => of;
const about = <T>(text: string): v.DescriptionAction<T, string> => v.description(text);

const Player = v.pipe(v.string(), about('The id of a player.'));
const Card = v.pipe(
  v.string(),
  v.regex(new RegExp(CARD_PATTERN), code('syntax.card')),
  about('A card: 7d, Th, jo for a joker, 7? for a suit not noted, ?? for a card not seen.'),
);
export const Cards = v.pipe(v.array(Card), v.nonEmpty());
export const Players = v.pipe(v.array(Player), v.nonEmpty());
export const Amount = v.pipe(
  v.number(),
  v.multipleOf(0.5, code('syntax.number')),
  v.minValue(-9_999_999.5, code('syntax.number')),
  v.maxValue(9_999_999.5, code('syntax.number')),
);
export const Amounts = v.record(v.string(), Amount);
const Language = v.pipe(v.string(), v.regex(new RegExp(`^$|${LANGUAGE_PATTERN.source}`), code('json.key')));
export const Remark = v.pipe(
  v.union([v.string(), v.record(Language, v.string())]),
  about('Commentary: a text, or texts by language. It may begin with !! ! !? ?! ? or ?? and a blank.'),
);
const Remarks = v.pipe(
  v.record(v.string(), Remark),
  about('Commentary on statements that are no actions, by the words they begin with: "dealer", "deal.ari".'),
);

const noted = { commentary: v.optional(Remark) };
const done = {
  player: Player,
  forced: v.optional(
    v.pipe(v.boolean(), about('The word of the recorder that it happened although the rules forbid it.')),
  ),
  ...noted,
};

export const ActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('give'), ...done, cards: Cards, to: Player }),
  v.strictObject({ type: v.literal('swap'), ...done, cards: Cards }),
  v.strictObject({ type: v.literal('keep'), ...done }),
  v.strictObject({ type: v.literal('play'), ...done, cards: Cards }),
  v.strictObject({ type: v.literal('pass'), ...done }),
  v.strictObject({ type: v.literal('revolt'), ...done, cards: Cards }),
  v.strictObject({ type: v.literal('trick'), ...noted }),
]);

const variation = {
  at: v.pipe(
    v.string(),
    v.regex(MOMENT_PATTERN, code('syntax.moment')),
    about(
      'The moment after which it leaves the line it lies in: r1t2p1 is after play 1 of trick 2, round 1.',
    ),
  ),
  name: v.optional(v.string()),
  after: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      about('How many actions of its line stand before it in the log; all of them where it is absent.'),
    ),
  ),
  actions: v.array(ActionSchema),
  ...noted,
};

export interface VariationJson {
  at: string;
  name?: string | undefined;
  after?: number | undefined;
  actions: v.InferInput<typeof ActionSchema>[];
  commentary?: v.InferInput<typeof Remark> | undefined;
  variations?: VariationJson[] | undefined;
}

export const VariationSchema = v.strictObject({
  ...variation,
  variations: v.optional(v.array(v.lazy((): v.GenericSchema<VariationJson> => VariationSchema))),
});

export const ChecksSchema = v.strictObject({
  revolution: v.optional(
    v.variant('state', [
      v.strictObject({ state: v.literal('none') }),
      v.strictObject({ state: v.picklist(['declared', 'postponed']), by: v.union([Player, Players]) }),
    ]),
  ),
  order: v.optional(v.pipe(Players, about('Places of the round, best first.'))),
  points: v.optional(v.pipe(Amounts, about('Points of the round; halves are allowed.'))),
});

export const RoundSchema = v.strictObject({
  number: v.pipe(
    v.number(),
    v.integer(code('syntax.number')),
    v.minValue(0, code('syntax.number')),
    v.maxValue(999_999, code('syntax.number')),
  ),
  titles: v.optional(v.pipe(Players, about('Places of the round before, best first.'))),
  scores: v.optional(v.pipe(Amounts, about('Points carried into the round.'))),
  dealer: v.optional(Player),
  deal: v.optional(v.record(v.string(), Cards)),
  talon: v.optional(Cards),
  actions: v.optional(v.array(ActionSchema)),
  variations: v.optional(v.array(VariationSchema)),
  checks: v.optional(
    v.pipe(ChecksSchema, about('What the recorder noted of the outcome, to be compared with the rules.')),
  ),
  commentary: v.optional(Remarks),
});

export const PlayerSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(ID_PATTERN, code('syntax.id'))),
  name: v.optional(v.string()),
});

export const Option = v.union([
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9.+_-]+$/, code('syntax.option'))),
  v.number(),
  v.boolean(),
]);

const RulesSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[^\s#;]\S*$/, code('syntax.id')), about('anemaki, forradalom')),
  options: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, code('syntax.option'))), Option),
  ),
});

export const MetaValue = v.union([v.string(), v.array(v.string())]);

export const MatchSchema = v.strictObject({
  $schema: v.optional(v.string()),
  format: v.literal(FORMAT, code('syntax.header')),
  version: v.literal(VERSION, code('syntax.version')),
  rules: RulesSchema,
  meta: v.optional(v.record(v.string(), MetaValue)),
  players: v.pipe(v.array(PlayerSchema), about('In seat order.')),
  recorded: v.optional(v.strictObject({ passes: v.literal('omitted') })),
  rounds: v.array(RoundSchema),
  commentary: v.optional(Remarks),
});
