import { HINT_COUNT, type QuizItem } from '#domain/quiz/quiz-contract.ts';
import { plainForm } from './quiz-choices.ts';
import { quizTexts } from './quiz-texts.ts';
import { problemAt, quizItemsOf, type Rule } from '../rule.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** A ladder of three hints leads to the answer and never holds it. */
export const quizHints: Rule = {
  name: 'quiz-hints',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      if (item.hints.length !== HINT_COUNT) {
        const message = `Item '${item.id}' needs exactly three hints, from a nudge to nearly the solution, and has ${item.hints.length}.`;
        yield problemAt(lesson, item.hints.length === 0 ? path : [...path, 'hints'], message);
      }
      for (const { role, markdown, at, slots } of quizTexts(item)) {
        if (
          role !== 'hint' ||
          !holdsAnswer(
            item,
            markdown,
            slots.map(({ is }) => is),
          )
        )
          continue;
        const message = `This hint of item '${item.id}' holds the answer. Lead the learner to it without saying it.`;
        yield problemAt(lesson, [...path, ...at], message);
      }
    }
  },
};

function holdsAnswer(item: QuizItem, hint: string, calculations: readonly string[]): boolean {
  const said = ` ${plainForm(hint)} `;
  const says = (text: string) => said.includes(` ${plainForm(text)} `);
  if (item.kind === 'ordering') return item.steps.every(says);
  if (item.kind !== 'numeric') return item.choices.some(({ text, correct }) => correct && says(text));
  const answer = withoutSpaces(item.answer);
  if (calculations.some((calculation) => withoutSpaces(calculation) === answer)) return true;
  // A number that the question gives may stand in a hint, also when it happens to be the answer.
  return numbersIn(hint).includes(Number(answer)) && !numbersIn(item.prompt).includes(Number(answer));
}

function withoutSpaces(calculation: string | number): string {
  return String(calculation).replaceAll(/\s/g, '');
}

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(NUMBER), ([digits]) => Number(digits.replaceAll(',', '')));
}
