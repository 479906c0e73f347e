import type { ChoiceItem, NumericItem, QuizFile, QuizItem } from './quiz-contract.ts';

/** A quiz as a learner's browser gets it (`lesson_bodies.quiz`): nothing in it tells which answer is right. */
export type LearnerQuiz = { readonly items: readonly LearnerItem[] };

export type LearnerItem = {
  readonly id: string;
  readonly kind: QuizItem['kind'];
  readonly skill: string;
  readonly difficulty: number;
  readonly prompt_html: string;
  readonly choices?: readonly { readonly id: string; readonly html: string }[];
  readonly unit?: string;
  readonly decimals?: number;
};

/** What the server needs to check an answer (`quiz_answer_keys.key`). */
export type AnswerKey = ChoiceKey | NumericKey;

export type ChoiceKey = {
  readonly kind: 'single' | 'multiple';
  readonly correct: readonly string[];
  readonly explanations: Readonly<Record<string, { readonly html: string; readonly misconception?: string }>>;
};

export type NumericKey = {
  readonly kind: 'numeric';
  readonly answer: number;
  readonly tolerance: number;
  readonly unit?: string;
  readonly html: string;
  readonly mistakes: readonly {
    readonly value: number;
    readonly html: string;
    readonly misconception: string;
  }[];
};

/** Turns Markdown of an author into safe HTML: `block` for whole paragraphs, `inline` for the text of a choice. */
export type QuizRenderer = {
  readonly block: (markdown: string) => string;
  readonly inline: (markdown: string) => string;
};

/** Choices are named by their place in the file, so that a corrected wording keeps its id. */
export function choiceId(index: number): string {
  return `c${index + 1}`;
}

/** The part of a quiz that a browser may see. */
export function learnerQuiz(quiz: QuizFile, render: QuizRenderer): LearnerQuiz {
  return { items: quiz.items.map((item) => learnerItem(item, render)) };
}

/** The answer keys of a quiz by item id: the part that stays on the server. */
export function answerKeys(quiz: QuizFile, render: QuizRenderer): Map<string, AnswerKey> {
  return new Map(
    quiz.items.map((item) => [
      item.id,
      'choices' in item ? choiceKey(item, render) : numericKey(item, render),
    ]),
  );
}

function learnerItem(item: QuizItem, render: QuizRenderer): LearnerItem {
  const { id, kind, skill, difficulty } = item;
  const facts = { id, kind, skill, difficulty, prompt_html: render.block(item.prompt) };
  if ('choices' in item) {
    const choices = item.choices.map(({ text }, index) => ({
      id: choiceId(index),
      html: render.inline(text),
    }));
    return { ...facts, choices };
  }
  return {
    ...facts,
    ...(item.unit !== undefined && { unit: item.unit }),
    ...(item.decimals !== undefined && { decimals: item.decimals }),
  };
}

function choiceKey(item: ChoiceItem, render: QuizRenderer): ChoiceKey {
  const correct = item.choices.flatMap((choice, index) => (choice.correct ? [choiceId(index)] : []));
  const explanations = Object.fromEntries(
    item.choices.map(({ explanation, misconception }, index) => [
      choiceId(index),
      { html: render.block(explanation), ...(misconception !== undefined && { misconception }) },
    ]),
  );
  return { kind: item.kind, correct, explanations };
}

function numericKey(item: NumericItem, render: QuizRenderer): NumericKey {
  return {
    kind: 'numeric',
    answer: item.answer,
    tolerance: item.tolerance,
    ...(item.unit !== undefined && { unit: item.unit }),
    html: render.block(item.explanation),
    mistakes: item.mistakes.map(({ value, misconception, explanation }) => ({
      value,
      html: render.block(explanation),
      misconception,
    })),
  };
}
