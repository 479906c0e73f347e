import { answerKeys, type StoredKey } from '#domain/quiz/answer-keys.ts';
import { isGenerated } from '#domain/quiz/generated-item.ts';
import { type LearnerQuiz, learnerQuiz } from '#domain/quiz/learner-quiz.ts';
import type { QuizWords } from '#domain/quiz/quiz-words.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { plainText } from '../markdown/plain-text.ts';
import { renderInlineMarkdown, renderMarkdown } from '../markdown/render-markdown.ts';
import type { Content, QuizLesson } from '../reading/content.ts';

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

/** Everything the body is made of, for the hash that tells whether it changed. */
export function quizBodySources(lesson: QuizLesson, registers: Registers): unknown[] {
  const { skillName, belief } = quizWords(registers);
  const items = JSON.stringify(lesson.data.items);
  const named = Array.from(items.matchAll(/"misconception":"([^"]+)"/g), ([, id = '']) => belief(id));
  return [items, named, lesson.data.items.map(({ skill }) => skillName(skill))];
}

const madeFor = new WeakMap<Registers, QuizWords>();

/** An id that no register knows is a finding; it stands for itself here. All lessons of a content share what is made. */
export function quizWords(registers: Registers): QuizWords {
  let made = madeFor.get(registers);
  if (!made) {
    const { misconceptions, skills } = registers;
    const beliefs = new Map(misconceptions?.data.misconceptions.map(({ id, belief }) => [id, belief]));
    const names = new Map(skills?.data.skills.map(({ id, name }) => [id, name]));
    made = {
      block: renderMarkdown,
      inline: renderInlineMarkdown,
      belief: (id) => beliefs.get(id) ?? id,
      skillName: (id) => names.get(id) ?? id,
    };
    madeFor.set(registers, made);
  }
  return made;
}
