import type { ActivityAnswer, QuestionState } from '#domain/activities/contract.ts';
import { isSettled } from '#domain/activities/question.ts';
import type { Query } from '../../adapters/sql.ts';
import type { PlacedQuestion } from './activity-questions.ts';

/** An answer to an activity as it is kept. */
export type SavedAnswer = {
  readonly activity: string;
  readonly item_id: string | null;
  readonly answer: ActivityAnswer;
  readonly confidence: number | null;
  readonly is_right: boolean;
  readonly share: number | null;
  readonly error: number | null;
};

/** How many hints of an item of a check were taken. */
export type SavedHints = { readonly activity: string; readonly item_id: string; readonly steps: number };

/** All answers of a learner to the activities of a lesson, from the first to the last. */
export async function loadActivityAnswers(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<SavedAnswer[]> {
  const { rows } = await query<SavedAnswer>(
    `select activity, item_id, answer, confidence::float, is_right, share::float, error
     from public.activity_answers where user_id = $1 and lesson_id = $2 order by try`,
    [userId, lessonId],
  );
  return rows;
}

/** The hints that a learner took in the activities of a lesson. */
export async function loadActivityHints(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<SavedHints[]> {
  const { rows } = await query<SavedHints>(
    `select activity, item_id, max(step)::int as steps from public.activity_hints
     where user_id = $1 and lesson_id = $2 group by activity, item_id`,
    [userId, lessonId],
  );
  return rows;
}

/** What the learner may see of a question: their tries with what each came to, and the solution once it is settled. */
export function questionState(
  question: PlacedQuestion,
  answers: readonly SavedAnswer[],
  hints: readonly SavedHints[],
): QuestionState {
  const itemId = question.item?.id ?? null;
  const isThis = (row: { readonly activity: string; readonly item_id: string | null }) =>
    row.activity === question.activity && row.item_id === itemId;
  const given = answers.filter(isThis);
  const settled = given.length > 0 && isSettled(question, given);
  return {
    activity: question.activity,
    item_id: itemId,
    tries: given.map(({ activity: _activity, item_id: _itemId, ...kept }) => {
      const { notes = [], marks, rows, hidden } = question.grade(kept.answer) ?? {};
      // How far a number was from the truth tells the truth.
      const error = settled ? kept.error : null;
      return {
        ...kept,
        error,
        notes,
        ...(marks && { marks }),
        ...(rows && { rows }),
        ...(hidden && { hidden }),
      };
    }),
    hints: question.hints.slice(0, hints.find(isThis)?.steps ?? 0),
    solution: settled ? question.solution : null,
  };
}
