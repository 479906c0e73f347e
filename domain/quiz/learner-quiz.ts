import { hashText } from '../kernel/hash-text.ts';
import { isGenerated } from './generated-item.ts';
import type { Practical } from './exam/practical-schema.ts';
import type { Rubric } from './exam/report-schema.ts';
import type { QuizFile, QuizItem } from './quiz-contract.ts';
import type { QuizWords } from './quiz-words.ts';

/** A quiz as a learner's browser gets it (`lesson_bodies.quiz`): nothing in it tells which answer is right. */
export type LearnerQuiz = {
  readonly items: readonly LearnerItem[];
  /** Of an exam: how long a sitting is, and the critical skills, in the order of the blueprint. */
  readonly exam?: {
    readonly minutes: number;
    readonly critical: readonly string[];
    readonly practical?: Practical;
    readonly report?: Rubric;
  };
};

export type LearnerItem = {
  readonly id: string;
  /** The item that this one can be asked instead of. */
  readonly instead_of?: string;
  readonly kind: QuizItem['kind'];
  readonly skill: string;
  readonly skill_name: string;
  readonly difficulty: number;
  /** Empty for a generated item, whose text comes with the numbers of an attempt. */
  readonly prompt_html: string;
  readonly hint_count: number;
  /** The choices, or the steps to put in order. */
  readonly choices?: readonly { readonly id: string; readonly html: string }[];
  readonly unit?: string;
  readonly decimals?: number;
};

/** Choices are named by their place in the file, so that a corrected wording keeps its id. */
export function choiceId(index: number): string {
  return `c${index + 1}`;
}

/** Steps to put in order are named after their text: their place in the file is the answer. */
export function stepId(step: string): string {
  return `s${hashText(step).toString(36)}`;
}

/** The part of a quiz that a browser may see. */
export function learnerQuiz(
  { items, blueprint }: Pick<QuizFile, 'items'> & Partial<Pick<QuizFile, 'blueprint'>>,
  words: QuizWords,
): LearnerQuiz {
  const exam = blueprint && { exam: examOf(blueprint) };
  return { items: items.map((item) => learnerItem(item, words)), ...exam };
}

function examOf({
  minutes,
  critical,
  practical,
  report,
}: NonNullable<QuizFile['blueprint']>): NonNullable<LearnerQuiz['exam']> {
  return { minutes, critical, ...(practical && { practical }), ...(report && { report }) };
}

function learnerItem(item: QuizItem, words: QuizWords): LearnerItem {
  const { id, instead_of, kind, skill, difficulty } = item;
  const facts = {
    id,
    ...(instead_of !== undefined && { instead_of }),
    kind,
    skill,
    skill_name: words.skillName(skill),
    difficulty,
    prompt_html: isGenerated(item) ? '' : words.block(item.prompt),
    hint_count: item.hints.length,
  };
  if (item.kind === 'ordering') {
    const steps = item.steps.map((step) => ({ id: stepId(step), html: words.inline(step) }));
    return { ...facts, choices: steps.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  }
  if (item.kind === 'numeric') {
    return {
      ...facts,
      ...(item.unit !== undefined && { unit: item.unit }),
      ...(item.decimals !== undefined && { decimals: item.decimals }),
    };
  }
  const choices = item.choices.map(({ text }, index) => ({
    id: choiceId(index),
    html: words.inline(text),
  }));
  return { ...facts, choices };
}
