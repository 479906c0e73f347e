import { answerKeys, type StoredKey } from '#domain/quiz/answer-keys.ts';
import { isGenerated } from '#domain/quiz/generated-item.ts';
import { type LearnerQuiz, learnerQuiz } from '#domain/quiz/learner-quiz.ts';
import type { QuizWords } from '#domain/quiz/quiz-words.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { plainText } from '../markdown/plain-text.ts';
import { renderInlineMarkdown, renderMarkdown } from '../markdown/render-markdown.ts';
import type { Content, QuizLesson } from '../reading/content.ts';
import { registerWords } from './register-words.ts';

type Registers = Pick<Content, 'misconceptions' | 'skills'>;

/** The columns of `lesson_bodies` that a quiz fills, and its answer keys by item id. */
export type QuizBody = {
  readonly columns: { readonly quiz: LearnerQuiz; readonly plain_text: string };
  readonly keys: ReadonlyMap<string, StoredKey>;
};

/**
 * Renders a quiz. The prompts of generated items are left out of what can be searched: their numbers are missing.
 *
 * @throws FormulaError when a formula cannot be read
 */
export function quizBody(lesson: QuizLesson, registers: Registers): QuizBody {
  const words = quizWords(registers);
  const prompts = lesson.data.items.filter((item) => !isGenerated(item)).map(({ prompt }) => prompt);
  return {
    columns: {
      quiz: learnerQuiz(lesson.data, words),
      plain_text: prompts.map((prompt) => plainText(parseMarkdown(prompt))).join('\n'),
    },
    keys: answerKeys(lesson.data, words),
  };
}

/** What the texts of a quiz become. */
export function quizWords(registers: Registers): QuizWords {
  return { ...registerWords(registers), block: renderMarkdown, inline: renderInlineMarkdown };
}
