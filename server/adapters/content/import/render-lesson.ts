import { ContentError } from '../content-error.ts';
import { FormulaError } from '../markdown/formula.ts';
import type { Content } from '../reading/content.ts';
import { lectureBody } from './lecture-body.ts';
import type { PlacedLesson } from './outline-rows.ts';
import { quizBody } from './quiz-body.ts';
import { textBody } from './text-body.ts';
import type { ImportRow } from './upsert-rows.ts';
import { videoBody } from './video-body.ts';

/** What the columns hold that a kind of lesson does not fill. */
const emptyBody = {
  html: '',
  figures: {},
  terms: {},
  activities: {},
  quiz: null,
  lecture: null,
  media: null,
  plain_text: '',
};

/** The rows of a lesson. */
export type RenderedLesson = {
  readonly body: ImportRow<keyof typeof emptyBody> & {
    readonly lesson_id: string;
    readonly body_hash: string;
  };
  readonly answerKeys: readonly ImportRow<'lesson_id' | 'item_id' | 'key'>[];
  readonly activityKeys: readonly ImportRow<'lesson_id' | 'activity' | 'key'>[];
};

/**
 * Renders a lesson of any kind.
 *
 * @throws ContentError when something in it cannot be rendered
 */
export function renderLesson(
  { id, lesson, hash }: PlacedLesson & { readonly hash: string },
  content: Content,
): RenderedLesson {
  const facts = { ...emptyBody, lesson_id: id, body_hash: hash };
  const rendered: RenderedLesson = { body: facts, answerKeys: [], activityKeys: [] };
  try {
    if (lesson.kind === 'text' || lesson.kind === 'lecture') {
      const { columns, keys } =
        lesson.kind === 'text' ? textBody(lesson, content) : lectureBody(lesson, content);
      const activityKeys = Array.from(keys, ([activity, key]) => ({ lesson_id: id, activity, key }));
      return { ...rendered, body: { ...facts, ...columns }, activityKeys };
    }
    if (lesson.kind === 'video') return { ...rendered, body: { ...facts, ...videoBody(lesson) } };
    const { columns, keys } = quizBody(lesson, content);
    const answerKeys = Array.from(keys, ([itemId, key]) => ({ lesson_id: id, item_id: itemId, key }));
    return { ...rendered, body: { ...facts, ...columns }, answerKeys };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `A formula cannot be read (${error.message}). The linter names its line.`;
    throw new ContentError([{ rule: 'formulas', file: lesson.path, line: 1, message }]);
  }
}
