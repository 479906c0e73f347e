import { isGenerated } from '#domain/quiz/generated-item.ts';
import type { ChoiceItem, QuizItem } from '#domain/quiz/quiz-contract.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import { mistakesThatCount } from './quiz-numbers.ts';
import { type PlacedItem, type Problem, problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** An item can be answered, and only its right answers count as right. */
export const quizChoices: Rule = {
  name: 'quiz-choices',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if ('choices' in item) yield* checkChoices(lesson, item, path);
      else if (item.kind === 'numeric' && !isGenerated(item)) {
        yield* mistakesThatCount(item, {}).map(({ at, message }) =>
          problemAt(lesson, [...path, ...at], message),
        );
      }
    }
  },
};

/** Every wrong choice is explained in its own words. */
export const quizExplanations: Rule = {
  name: 'quiz-explanations',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      const list = 'choices' in item ? 'choices' : 'mistakes';
      for (const index of repeats(explanationsOf(item).map(plainForm))) {
        const message = `Item '${item.id}' explains two ${list} with the same words. Say for each what is wrong with it.`;
        yield problemAt(lesson, [...path, list, index, 'explanation'], message);
      }
    }
  },
};

function* checkChoices(lesson: PlacedItem['lesson'], item: ChoiceItem, path: YamlPath): Iterable<Problem> {
  const right = item.choices.filter(({ correct }) => correct).length;
  const wrong = item.choices.length - right;
  if (right === 0) {
    const advice = item.kind === 'single' ? 'exactly one choice' : 'at least one choice';
    const message = `Item '${item.id}' has no correct choice. Mark ${advice} with \`correct: true\`.`;
    yield problemAt(lesson, path, message);
  } else if (item.kind === 'single' && right > 1) {
    const message = `Item '${item.id}' has ${right} correct choices. Mark exactly one choice with \`correct: true\`, \
or change its kind to multiple.`;
    yield problemAt(lesson, path, message);
  } else if (item.kind === 'multiple' && wrong === 0) {
    yield problemAt(lesson, path, `Item '${item.id}' has no wrong choice. Add at least one.`);
  }
  for (const index of repeats(item.choices.map(({ text }) => plainForm(text)))) {
    const message = `Item '${item.id}' offers the same choice twice. Remove or change one.`;
    yield problemAt(lesson, [...path, 'choices', index], message);
  }
}

function explanationsOf(item: QuizItem): string[] {
  if ('choices' in item) return item.choices.map(({ explanation }) => explanation);
  const mistakes = item.mistakes.map(({ explanation }) => explanation);
  return item.kind === 'ordering' ? [...mistakes, item.wrong] : mistakes;
}

/** A text for comparing: case, spaces and punctuation do not make two texts different. */
export function plainForm(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$€%+\-−.<>=]+|\.(?!\d)/gu, ' ')
    .trim();
}

/** The places of values that stood in the list before. */
export function repeats<T>(values: readonly T[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [index]));
}
