import type { DataTaskKey } from './data-task/data-task-key.ts';
import type { StoredKey } from '../quiz/answer-keys.ts';

/** What the server needs to check the answers to an activity (`activity_keys.key`). */
export type ActivityKey = CheckKey | CommitKey | TranscriptKey | SimulationKey | ChallengeKey | DataTaskKey;

export type CheckKey = { readonly kind: 'check'; readonly items: Readonly<Record<string, StoredKey>> };

export type CommitKey = {
  readonly kind: 'commit';
  readonly skill: string;
  readonly reveal: string;
} & (
  | { readonly asks: 'number' | 'level'; readonly truth: number; readonly tolerance: number }
  | { readonly asks: 'choice'; readonly truth: string }
  | { readonly asks: 'point'; readonly truth: ChartPoint; readonly tolerance: ChartPoint }
  | {
      readonly asks: 'curve';
      readonly truth: readonly number[];
      readonly tolerance: number;
      readonly known: number;
    }
);

/** What is wrong with one sentence of a transcript, and why. */
export type Fault = { readonly sentence: string; readonly reason: string; readonly html: string };

export type TranscriptKey = {
  readonly kind: 'transcript';
  readonly skill: string;
  readonly reveal: string;
  /** What can be said to be wrong with a sentence. */
  readonly reasons: readonly string[];
  /** The sentences that can be marked. */
  readonly sentences: readonly string[];
  readonly faults: readonly Fault[];
  /** Why sentences that look wrong are right. */
  readonly sound: Readonly<Record<string, string>>;
};

/** A simulation asks nothing that could be wrong. */
export type SimulationKey = { readonly kind: 'simulation'; readonly skill: string };

export type ChallengeKey = { readonly kind: 'challenge'; readonly skill: string; readonly reveal: string };

/** A place on a sheet, in the units of its axes. */
export type ChartPoint = { readonly x: number; readonly y: number };
