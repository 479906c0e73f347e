import * as v from 'valibot';
import { SENTENCE_FAULTS } from './check-sentence.ts';

/** Why the written answer stands although a model was asked: a sentence did not hold, or the model failed. */
export const FALLBACK_REASONS = [
  ...SENTENCE_FAULTS,
  'open-item',
  'too-long',
  'nothing-said',
  'cut-off',
  'timeout',
  'unreachable',
  'stopped',
] as const;

export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** What became of asking a model: `open` while it speaks, `refused` where a budget was used up before. */
export const REPHRASING_OUTCOMES = ['open', 'shown', 'fallback', 'stopped', 'refused'] as const;

/**
 * What follows the answer of `ask-mentor` where a model rewords it, one JSON a `data:` line: sentences as they hold, then the
 * reply as it is kept, or that the written one stands.
 */
export type RephrasingEvent =
  | {
      readonly kind: 'answer';
      /** The response of `ask-mentor`. */
      readonly answer: unknown;
      /** Whether the model speaks next. */
      readonly is_spoken?: boolean;
    }
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'rephrased'; readonly content: string }
  | { readonly kind: 'written' };

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));

/** What an operator allows. Tokens are those of the question and of the reply together, days those of UTC. */
export const saveModelSettingsRequest = v.strictObject({
  is_on: v.boolean(),
  replies_per_learner: count(10_000),
  tokens_per_learner: count(1_000_000_000),
  tokens_per_day: count(1_000_000_000),
  /** What a million tokens cost, in the currency of the operator's contract. */
  input_price: price,
  output_price: price,
});

export type ModelSettings = v.InferOutput<typeof saveModelSettingsRequest>;

export const readModelReportRequest = v.object({});

/** How the model did in the last thirty days. */
export type ModelReport = {
  /** Whether an address is set in the environment, and the name of the model. */
  readonly connected: { readonly name: string } | null;
  readonly settings: ModelSettings;
  readonly asked: number;
  readonly shown: number;
  readonly stopped: number;
  readonly refused: number;
  readonly fallbacks: readonly { readonly reason: FallbackReason; readonly count: number }[];
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly tokens_today: number;
  /** Thumbs under replies in the words of the model, and under written ones. */
  readonly ratings: readonly {
    readonly is_rephrased: boolean;
    readonly helpful: number;
    readonly unhelpful: number;
  }[];
};
