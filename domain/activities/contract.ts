import * as v from 'valibot';
import type { AskedItem, FeedbackNote } from '../quiz/contract.ts';
import type { ChartPoint, Fault } from './activity-key.ts';
import type { TaskAnswer } from './data-task/data-task-key.ts';
import { type ChallengeChoices, LONGEST_GAME } from './simulated/judge-challenge.ts';
import { MOST_PRESSES } from './simulated/simulate.ts';
import type { Settings } from './simulated/view-values.ts';

const uuid = v.pipe(v.string(), v.uuid());
const name = v.pipe(v.string(), v.maxLength(100));
const id = v.pipe(v.string(), v.maxLength(40));
const number = v.pipe(v.number(), v.finite());

/** An answer in the form of any kind; which of them an activity takes is its own matter. */
const answer = v.union([
  number,
  id,
  v.pipe(v.array(id), v.minLength(1), v.maxLength(500)),
  v.pipe(v.array(number), v.minLength(1), v.maxLength(100)),
  v.strictObject({ x: number, y: number }),
]);

/** The activities of a lesson as far as the learner is with them. */
export const openActivitiesRequest = v.object({ lesson_id: uuid });

/** `item_id` names the item of a check; `confidence` is how likely the learner holds it that the answer is right. */
export const answerActivityRequest = v.object({
  lesson_id: uuid,
  activity: name,
  item_id: v.optional(name),
  answer,
  confidence: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1))),
});

/** `step`: which hint, counted from 1; those before it come with it. */
export const takeActivityHintRequest = v.object({
  lesson_id: uuid,
  activity: name,
  item_id: name,
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
});

const settings = v.pipe(v.record(id, number), v.maxEntries(20));

/** How a simulation stands: `run` is the number of the single run that is shown, and `spread` whether many are. */
export const saveSimulationRequest = v.strictObject({
  lesson_id: uuid,
  activity: name,
  settings,
  run: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(MOST_PRESSES)),
  spread: v.boolean(),
});

export const startChallengeRequest = v.strictObject({ lesson_id: uuid, activity: name });

/** What was chosen in a try, and nothing else: what it comes to is worked out again. */
export const answerChallengeRequest = v.strictObject({
  lesson_id: uuid,
  activity: name,
  try_id: uuid,
  choices: v.strictObject({ settings, steps: v.pipe(v.array(number), v.maxLength(LONGEST_GAME)) }),
});

/** An answer to any activity. */
export type ActivityAnswer = v.InferOutput<typeof answer>;

/** A sentence of a transcript that was marked, and what the mark came to. */
export type Mark = {
  readonly sentence: string;
  /** `sound`: nothing is wrong with the sentence. */
  readonly outcome: 'found' | 'other-reason' | 'sound';
  /** Why the sentence is wrong, once its reason was named too, or why it is sound; empty where nothing is to be told. */
  readonly html: string;
};

/** A row of a table of which an answer says something, and whether that is right. */
export type RowNote = {
  readonly row: string;
  readonly is_right: boolean;
  /** What the author has to say about the row; empty where nothing is to be told. */
  readonly html: string;
};

/** What a rule did on the rows that no learner sees, in numbers of rows. */
export type RuleResult = {
  readonly caught: number;
  readonly missed: number;
  readonly false_alarms: number;
  /** Rightly left alone. */
  readonly quiet: number;
};

/** What an answer comes to. */
export type Grade = {
  readonly is_right: boolean;
  /** How much of it is right, 0 to 1; null where nothing can be right in part. */
  readonly share: number | null;
  /** How far a number was from the truth, in its own unit; null for other answers. */
  readonly error: number | null;
  /** What is wrong with it; empty for a right one and for a mistake that nobody foresaw. */
  readonly notes: readonly FeedbackNote[];
  /** Of a transcript: what each mark came to. */
  readonly marks?: readonly Mark[];
  /** Of a data task: what the answer came to in each row that it says something of. */
  readonly rows?: readonly RowNote[];
  /** Of a rule: what it did on the rows that no learner sees. */
  readonly hidden?: RuleResult;
};

/** An answer with what it came to; its error is null while another one may follow. */
export type Try = Grade & {
  readonly answer: ActivityAnswer;
  readonly confidence: number | null;
};

/** What is told once a question is settled, and not before. */
export type Solution =
  | {
      readonly kind: 'check';
      readonly correct: readonly string[] | number;
      readonly reasons: readonly FeedbackNote[];
      /** The way to a right number; empty where the author gave none. */
      readonly steps: readonly string[];
    }
  | {
      readonly kind: 'commit';
      readonly truth: number | string | ChartPoint | readonly number[];
      readonly reveal_html: string;
    }
  | {
      readonly kind: 'data-task';
      /** An answer that is right. */
      readonly truth: TaskAnswer;
      /** What the author has to say about rows. */
      readonly because: Readonly<Record<string, string>>;
      readonly reveal_html: string;
    }
  | { readonly kind: 'transcript'; readonly faults: readonly Fault[]; readonly reveal_html: string };

/** One question of an activity as far as the learner is with it. */
export type QuestionState = {
  readonly activity: string;
  /** The item of a check; null for an activity that asks one thing. */
  readonly item_id: string | null;
  /** From the first to the last. The first one alone counts. */
  readonly tries: readonly Try[];
  readonly hints: readonly string[];
  /** Null while another answer may be given. */
  readonly solution: Solution | null;
};

export type OpenActivitiesResponse = {
  /** The items of each check, as this learner is asked them. */
  readonly items: Readonly<Record<string, readonly AskedItem[]>>;
  /** The questions that were begun. */
  readonly questions: readonly QuestionState[];
  /** The simulations that were run, and the challenges that were begun, by name. */
  readonly simulations: Readonly<Record<string, SimulationState>>;
  readonly challenges: Readonly<Record<string, ChallengeState>>;
};

/** How a learner left a simulation. */
export type SimulationState = { readonly settings: Settings; readonly run: number; readonly spread: boolean };

/** A try of a challenge that is at its end; the same seed and choices draw it again. */
export type FinishedTry = {
  readonly seed: number;
  readonly choices: ChallengeChoices;
  readonly is_met: boolean;
};

export type ChallengeState = {
  /** How often it was tried to the end. */
  readonly tries: number;
  /** The try that is not at its end. */
  readonly open: { readonly id: string; readonly seed: number } | null;
  readonly last: FinishedTry | null;
  /** The first try that met the goal. */
  readonly met_by: FinishedTry | null;
  /** What it shows; told once the goal was met. */
  readonly reveal_html: string | null;
};

export type AnswerActivityResponse = QuestionState;

export type TakeActivityHintResponse = { readonly hints: readonly string[] };
