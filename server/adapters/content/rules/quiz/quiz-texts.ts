import { isGenerated } from '#domain/quiz/generated-item.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import { type Slot, takeOutSlots } from '#domain/quiz/quiz-template.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';

/** A text of a quiz item; `at` is its path below the item. */
export type QuizText = {
  readonly role: 'prompt' | 'hint' | 'choice' | 'explanation';
  readonly markdown: string;
  readonly at: YamlPath;
  /** What is filled in, in a generated item; the Markdown holds markers in its place. */
  readonly slots: readonly Slot[];
};

/** All texts that learners read of an item, as they will be rendered. */
export function quizTexts(item: QuizItem): QuizText[] {
  const variables = isGenerated(item) ? new Set(Object.keys(item.variables)) : undefined;
  return Array.from(authoredTexts(item), (text) => {
    const slots: Slot[] = [];
    const markdown = variables ? takeOutSlots(text.markdown, variables, slots) : text.markdown;
    return { ...text, markdown, slots };
  });
}

function* authoredTexts(item: QuizItem): Iterable<Omit<QuizText, 'slots'>> {
  yield { role: 'prompt', markdown: item.prompt, at: ['prompt'] };
  for (const [index, markdown] of item.hints.entries()) {
    yield { role: 'hint', markdown, at: ['hints', index] };
  }
  if (item.kind === 'ordering') {
    for (const [index, markdown] of item.steps.entries()) {
      yield { role: 'choice', markdown, at: ['steps', index] };
    }
    yield { role: 'explanation', markdown: item.wrong, at: ['wrong'] };
  }
  if (item.kind === 'numeric' || item.kind === 'ordering') {
    yield { role: 'explanation', markdown: item.explanation, at: ['explanation'] };
    for (const [index, markdown] of (item.kind === 'numeric' ? (item.solution ?? []) : []).entries()) {
      yield { role: 'explanation', markdown, at: ['solution', index] };
    }
    for (const [index, { explanation }] of item.mistakes.entries()) {
      yield { role: 'explanation', markdown: explanation, at: ['mistakes', index, 'explanation'] };
    }
    return;
  }
  for (const [index, choice] of item.choices.entries()) {
    yield { role: 'choice', markdown: choice.text, at: ['choices', index, 'text'] };
    yield { role: 'explanation', markdown: choice.explanation, at: ['choices', index, 'explanation'] };
  }
}
