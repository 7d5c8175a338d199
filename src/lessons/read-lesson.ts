/** Reads a lesson's sidecar: JSON with comments, each fault told with its line. */
import * as v from 'valibot';
import { explainProblem } from '../explain/explain-problem.ts';
import { en } from '../explain/messages/en/index.ts';
import { richToText } from '../explain/rich-to-text.ts';
import { reportIssue } from '../log/json/issue.ts';
import { fieldsOf, itemsOf, type JsonNode } from '../log/json/node.ts';
import { parseTree } from '../log/json/tree.ts';
import { ProblemList } from '../log/problem-list.ts';
import { AskSchema, type Lesson, LessonSchema, PredictSchema, SaySchema } from './schema.ts';

/** What is wrong with a lesson, for its author; lines count from 1. */
export interface LessonFault {
  readonly line: number;
  readonly what: string;
}

export interface ReadLesson {
  /** Null where faults leave nothing to go on with. */
  readonly lesson: Lesson | null;
  readonly root: JsonNode | null;
  readonly faults: readonly LessonFault[];
}

export function readLesson(text: string): ReadLesson {
  const problems = new ProblemList();
  const root = parseTree(text, problems);
  if (root) {
    const head = v.strictObject({
      ...LessonSchema.entries,
      steps: v.pipe(v.array(v.unknown()), v.nonEmpty()),
    });
    hold(problems, head, root, '');
    for (const step of itemsOf(fieldsOf(root).get('steps')?.node))
      hold(problems, schemaOf(step), step, 'steps');
  }
  const faults = problems.drain().map((problem) => ({
    line: problem.span.line,
    what: richToText(explainProblem(problem, en), en, 'ascii'),
  }));
  if (root === null || faults.length > 0) return { lesson: null, root, faults };
  return { lesson: root.value as Lesson, root, faults };
}

/** A step is known by its own key, so that its faults are told as those of its kind. */
function schemaOf(step: JsonNode) {
  const fields = fieldsOf(step);
  if (fields.has('ask')) return AskSchema;
  return fields.has('predict') ? PredictSchema : SaySchema;
}

function hold(problems: ProblemList, schema: v.GenericSchema, node: JsonNode, key: string): void {
  for (const issue of v.safeParse(schema, node.value).issues ?? []) reportIssue(problems, issue, node, key);
}
