/**
 * A lesson's sidecar as a definition: what validates the file, and what the published JSON Schema is made from. A lesson is a log
 * and, beside it, the steps that a reader takes through it (docs/lesson.md).
 */
import * as v from 'valibot';
import { LANGUAGES } from '../explain/messages/languages.ts';
import type { ParseCode } from '../log/problem-codes.ts';
import { ID_PATTERN } from '../log/words.ts';

const code = (of: ParseCode): ParseCode => of;
const about = <T>(text: string): v.DescriptionAction<T, string> => v.description(text);

const Prose = v.pipe(v.string(), v.nonEmpty());
export const TextSchema = v.pipe(
  v.strictObject(v.entriesFromList([...LANGUAGES], v.optional(Prose))),
  about(
    'What is said, by language; one at least. [8d 8c] in it shows cards, and the id of a rule (A8) leads to the rule.',
  ),
);
const Moment = v.pipe(
  v.string(),
  v.regex(/^r\d{1,6}(?:[dve]|[xt]\d{1,6}(?:[pg]\d{1,6})?)$/, code('syntax.moment')),
  about(
    'A moment of the log, as the player of replays shows it in its address: r1d, r2x1, r2v, r1t2, r1t2p1, r1e.',
  ),
);
const Player = v.pipe(
  v.string(),
  v.regex(ID_PATTERN, code('syntax.id')),
  about('The id of a player of the log.'),
);
const Highlight = v.pipe(
  v.string(),
  v.regex(/^(?:pile|order|talon|titles|score|hand:\S+|card:\S+)$/),
  about('What to point at: pile, order, talon, titles, score, hand:<player> or card:<card>.'),
);

const anyStep = {
  at: Moment,
  highlight: v.optional(v.array(Highlight)),
};

const Statement = v.pipe(
  v.string(),
  v.regex(/^(?:(?:plays|gives|swaps|revolts)(?: \S+)+|passes|keeps)$/),
  about(
    'What he does, in the words of a log without his name: plays 8d 8c, passes, gives 7h 8c, swaps 7d 9c, keeps.',
  ),
);

export const SaySchema = v.pipe(v.strictObject({ ...anyStep, say: TextSchema }), about('Something is told.'));

export const AskSchema = v.pipe(
  v.strictObject({
    ...anyStep,
    ask: TextSchema,
    seat: v.optional(v.pipe(Player, about('Who is asked; absent: the seat of the lesson.'))),
    accept: v.pipe(
      v.array(v.union([v.picklist(['log', 'any']), Statement])),
      v.nonEmpty(),
      about('Right answers; suits do not count. log: what he did in the log; any: whatever the rules allow.'),
    ),
    hint: TextSchema,
    answers: v.optional(
      v.pipe(
        v.record(Statement, TextSchema),
        about('What to say to a certain answer, whether it is right or wrong; suits do not count.'),
      ),
    ),
    done: v.pipe(TextSchema, about('What to say to a right answer that has no text of its own.')),
  }),
  about('The reader makes the move that somebody of the log is about to make.'),
);

const OwnChoices = v.pipe(
  v.array(v.strictObject({ text: TextSchema, right: v.optional(v.boolean()) })),
  v.minLength(2),
);

export const PredictSchema = v.pipe(
  v.strictObject({
    ...anyStep,
    predict: TextSchema,
    choices: v.pipe(
      v.union([v.picklist(['taker', 'pass', 'revolution']), OwnChoices]),
      about(
        'taker: who takes this trick; pass: whether the one to move passes; revolution: whether one comes. Or choices of your own.',
      ),
    ),
    until: v.optional(
      v.pipe(
        Moment,
        about('The moment that shows how it went; absent: the first that settles the question.'),
      ),
    ),
    done: TextSchema,
  }),
  about('The reader bets on what comes, and then sees it.'),
);

export const LessonSchema = v.strictObject({
  $schema: v.optional(v.string()),
  'revolution-lesson': v.literal(1),
  title: TextSchema,
  goal: v.pipe(TextSchema, about('What the reader can do after it, in a sentence.')),
  rules: v.pipe(v.array(v.string()), about('Ids of the rules that it teaches.')),
  seat: v.pipe(Player, about('Where the reader sits.')),
  reveal: v.optional(
    v.pipe(v.picklist(['seat', 'open']), about('What he sees: his own cards (where it is absent), or all.')),
  ),
  steps: v.pipe(v.array(v.union([SaySchema, AskSchema, PredictSchema])), v.nonEmpty()),
});

export type Text = v.InferOutput<typeof TextSchema>;
export type Say = v.InferOutput<typeof SaySchema>;
export type Ask = v.InferOutput<typeof AskSchema>;
export type Predict = v.InferOutput<typeof PredictSchema>;
export type Step = Say | Ask | Predict;
export type Lesson = v.InferOutput<typeof LessonSchema>;
