import type { AuthoredMistake } from '#domain/quiz/mistake.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type { ItemFault } from './quiz-numbers.ts';
import { problemAt, quizItemsOf, type Rule } from '../rule.ts';

/** Every wrong answer that is foreseen says what went wrong, and at which step of the solution. */
export const quizMistakes: Rule = {
  name: 'quiz-mistakes',
  *check(content) {
    for (const { lesson, item, path } of quizItemsOf(content)) {
      for (const { at, message } of faultsOf(item)) yield problemAt(lesson, [...path, ...at], message);
    }
  },
};

function* faultsOf(item: QuizItem): Iterable<ItemFault> {
  if ('choices' in item) {
    for (const [index, choice] of item.choices.entries()) {
      const at = ['choices', index];
      const name = `Choice ${index + 1} of item '${item.id}'`;
      if (choice.correct === undefined) yield* kindFaults(choice, name, at);
      else if (choice.mistake !== undefined || choice.misconception !== undefined) {
        const message = `${name} is correct and says what is wrong with it. Remove one of the two.`;
        yield { at, message };
      }
    }
    return;
  }
  for (const [index, mistake] of item.mistakes.entries()) {
    const at = ['mistakes', index];
    const name = `Mistake ${index + 1} of item '${item.id}'`;
    yield* kindFaults(mistake, name, at);
    if (item.kind === 'numeric') yield* stepFaults(mistake, item.solution?.length ?? 0, name, at);
  }
}

function* kindFaults(
  { mistake, misconception }: AuthoredMistake,
  name: string,
  at: ItemFault['at'],
): Iterable<ItemFault> {
  if (mistake === undefined && misconception === undefined) {
    const message = `${name} is wrong but does not say why. Add \`mistake: slip\`, \`misread\` or \`formula\`, or a \
\`misconception\` of misconceptions.yaml that leads to exactly this answer.`;
    yield { at, message };
  }
  if (mistake !== undefined && misconception !== undefined) {
    const message = `${name} is a ${mistake} and names a misconception. Keep the one that explains this answer.`;
    yield { at: [...at, 'mistake'], message };
  }
}

function* stepFaults(
  { step, mistake }: AuthoredMistake,
  steps: number,
  name: string,
  at: ItemFault['at'],
): Iterable<ItemFault> {
  if (step !== undefined && step > steps) {
    const message = `${name} leaves the solution at step ${step}, but the solution has ${steps}.`;
    yield { at: [...at, 'step'], message };
  }
  if (step === undefined && steps > 0 && (mistake === 'slip' || mistake === 'formula')) {
    const message = `${name} is a ${mistake}. Add \`step: …\`, the step of the solution at which it happens.`;
    yield { at, message };
  }
}
