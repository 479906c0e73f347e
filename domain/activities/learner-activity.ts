import type { LearnerDataTask } from './data-task/learner-data-task.ts';
import type { LearnerQuiz } from '../quiz/learner-quiz.ts';
import type { ChallengeRules } from './simulated/judge-challenge.ts';
import type { ModelView } from './simulated/view-contract.ts';
import type { Sheet } from './sheet.ts';

/** An activity as a learner's browser gets it (`lesson_bodies.activities`): nothing in it tells what is right. */
export type LearnerActivity =
  | LearnerCheck
  | LearnerCommit
  | LearnerTranscript
  | LearnerDataTask
  | LearnerSimulation
  | LearnerChallenge;

type Titled = { readonly title: string };

export type LearnerCheck = Titled & LearnerQuiz & { readonly kind: 'check' };

export type LearnerCommit = Titled & { readonly kind: 'commit' } & CommitQuestion;

export type LearnerTranscript = Titled & {
  readonly kind: 'transcript';
  /** What can be said to be wrong with a sentence; `text` only where the interface has no words for it. */
  readonly reasons: readonly { readonly id: string; readonly text?: string }[];
  readonly turns: readonly {
    readonly from: 'learner' | 'assistant';
    readonly sentences: readonly { readonly id: string; readonly html: string }[];
  }[];
};

/** The names of controls in the order of their author, which the keys of an object lose in the database. */
type OrderedControls = { readonly control_names: readonly string[] };

export type LearnerSimulation = Titled &
  ModelView &
  OrderedControls & {
    readonly kind: 'simulation';
    /** That of the run which is shown before anything is run. */
    readonly seed: number;
    /** How many runs make a spread. */
    readonly runs: number;
  };

export type LearnerChallenge = Titled & ChallengeRules & OrderedControls & { readonly kind: 'challenge' };

/** What a commit is answered with. */
export type CommitQuestion =
  | {
      readonly asks: 'number';
      readonly unit?: string;
      readonly decimals: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly asks: 'choice';
      readonly choices: readonly { readonly id: string; readonly html: string }[];
    }
  | { readonly asks: 'level' | 'point'; readonly sheet: Sheet }
  | {
      readonly asks: 'curve';
      readonly sheet: Sheet;
      /** How many points the curve has, and the first of them, which are drawn already. */
      readonly points: number;
      readonly known: readonly number[];
    };
