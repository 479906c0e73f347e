/** A key whose numbers are settled. */
export type AnswerKey = ChoiceKey | NumericKey | OrderingKey;

/** Why an answer is right or wrong; a wrong one names the mistaken belief behind it. */
export type Explanation = {
  readonly html: string;
  readonly misconception?: string;
  readonly belief?: string;
};

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
