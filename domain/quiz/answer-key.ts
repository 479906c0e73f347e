import type { Mistake } from './mistake.ts';

/** A key whose numbers are settled. */
export type AnswerKey = ChoiceKey | NumericKey | OrderingKey;

/** Why an answer is right or wrong, and what is known about a wrong one. */
export type Explanation = Mistake & { readonly html: string };

export type ChoiceKey = {
  readonly kind: 'single' | 'multiple';
  readonly hints: readonly string[];
  readonly correct: readonly string[];
  readonly explanations: Readonly<Record<string, Explanation>>;
};

export type NumericKey = {
  readonly kind: 'numeric';
  readonly hints: readonly string[];
  readonly answer: number;
  readonly tolerance: number;
  readonly html: string;
  /** The way to the answer, step by step; may be empty. */
  readonly solution: readonly string[];
  readonly mistakes: readonly (Explanation & { readonly value: number })[];
};

export type OrderingKey = {
  readonly kind: 'ordering';
  readonly hints: readonly string[];
  readonly correct: readonly string[];
  readonly html: string;
  readonly mistakes: readonly (Explanation & { readonly order: readonly string[] })[];
  /** For any other wrong order. */
  readonly wrong: Explanation;
};
