import type { ChoiceItem, NumericItem } from '#domain/catalogue/quiz-contract.ts';
import type { QuizLesson } from '../reading/content.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';
import { type Problem, problemAt, quizItemsOf, type Rule } from './rule.ts';

/** An item can be answered, and only its right answers count as right. */
export const quizChoices: Rule = {
  name: 'quiz-choices',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if ('choices' in item) yield* checkChoices(lesson, item, path);
      else yield* checkMistakes(lesson, item, path);
    }
  },
};

/** Every wrong choice is explained in its own words. */
export const quizExplanations: Rule = {
  name: 'quiz-explanations',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      const [list, entries] = 'choices' in item ? ['choices', item.choices] : ['mistakes', item.mistakes];
      const texts = entries.map(({ explanation }) => plainForm(explanation));
      for (const index of repeats(texts)) {
        const message = `Item '${item.id}' explains two ${list} with the same words. Say for each what is wrong with it.`;
        yield problemAt(lesson, [...path, list, index, 'explanation'], message);
      }
    }
  },
};

function* checkChoices(lesson: QuizLesson, item: ChoiceItem, path: YamlPath): Iterable<Problem> {
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
  for (const [index, { correct, misconception }] of item.choices.entries()) {
    const choicePath = [...path, 'choices', index];
    if (!correct && misconception === undefined) {
      const message = `Choice ${index + 1} of item '${item.id}' is wrong but names no misconception. \
Add \`misconception: …\` with an id of misconceptions.yaml.`;
      yield problemAt(lesson, choicePath, message);
    }
    if (correct && misconception !== undefined) {
      const message = `Choice ${index + 1} of item '${item.id}' is correct and names a misconception. Remove one of the two.`;
      yield problemAt(lesson, [...choicePath, 'misconception'], message);
    }
  }
  for (const index of repeats(item.choices.map(({ text }) => plainForm(text)))) {
    const message = `Item '${item.id}' offers the same choice twice. Remove or change one.`;
    yield problemAt(lesson, [...path, 'choices', index], message);
  }
}

function* checkMistakes(lesson: QuizLesson, item: NumericItem, path: YamlPath): Iterable<Problem> {
  for (const [index, { value }] of item.mistakes.entries()) {
    if (Math.abs(value - item.answer) > item.tolerance) continue;
    const message = `Item '${item.id}' lists ${value} as a mistake, but it counts as correct: the answer is \
${item.answer} with a tolerance of ${item.tolerance}. Remove the mistake or make the tolerance smaller.`;
    yield problemAt(lesson, [...path, 'mistakes', index], message);
  }
  for (const index of repeats(item.mistakes.map(({ value }) => value))) {
    const message = `Item '${item.id}' lists the same mistake twice. Remove one.`;
    yield problemAt(lesson, [...path, 'mistakes', index], message);
  }
}

/** Case, spaces and punctuation do not make two texts different. */
function plainForm(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$€%+\-−.<>=]+|\.(?!\d)/gu, ' ')
    .trim();
}

function repeats<T>(values: readonly T[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [index]));
}
