import { oneOrNone } from '#domain/kernel/one.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import type { StoredKey } from '#domain/quiz/answer-keys.ts';
import type { LearnerItem } from '#domain/quiz/learner-quiz.ts';
import type { Query } from '../../../adapters/sql.ts';
import { type AskedQuestion, askedQuestion } from '../../learning/quiz-questions.ts';
import { lockLearner } from '../../lock-learner.ts';
import { Refusal } from '../../product-function.ts';

/** A sitting of the caller. */
export type SittingRecord = {
  readonly id: string;
  readonly userId: string;
  readonly lessonId: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
  readonly finishedAt: Date | null;
  readonly isPassed: boolean | null;
  readonly completedAt: Date | null;
};

/** A question of a sitting, as it was drawn. */
export type SittingRow = {
  readonly place: number;
  readonly item_id: string;
  readonly skill: string;
  readonly is_new_item: boolean;
  readonly asked_at: Date;
  readonly answer: PlacementAnswer;
  readonly answered_at: Date | null;
  /** Null until it was graded. */
  readonly is_right: boolean | null;
  /** Null when the authors have taken it out since. */
  readonly asked: AskedQuestion | null;
};

type StoredSitting = {
  readonly id: string;
  readonly lesson_id: string;
  readonly started_at: Date;
  readonly ends_at: Date;
  readonly finished_at: Date | null;
  readonly is_passed: boolean | null;
  readonly completed_at: Date | null;
};

const SITTING = 'id, lesson_id, started_at, ends_at, finished_at, is_passed, completed_at';

/**
 * Locks a sitting of a learner, so that what two devices send is taken one after the other.
 * @throws Refusal 404 `sitting-not-found`
 */
export async function lockSitting(query: Query, userId: string, id: string): Promise<SittingRecord> {
  await lockLearner(query, userId);
  const { rows } = await query<StoredSitting>(
    `select ${SITTING} from public.exam_sittings where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'sitting-not-found');
  return toRecord(userId, row);
}

/** The sitting that a learner is in, else the one that was passed, a complete one before others, else the latest. */
export async function latestSitting(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<SittingRecord | undefined> {
  const { rows } = await query<StoredSitting>(
    `select ${SITTING} from public.exam_sittings where user_id = $1 and lesson_id = $2
     order by finished_at is null desc, is_passed desc nulls last, completed_at is null, started_at desc limit 1`,
    [userId, lessonId],
  );
  const row = oneOrNone(rows);
  return row && toRecord(userId, row);
}

function toRecord(userId: string, row: StoredSitting): SittingRecord {
  return {
    id: row.id,
    userId,
    lessonId: row.lesson_id,
    startedAt: new Date(row.started_at),
    endsAt: new Date(row.ends_at),
    finishedAt: row.finished_at && new Date(row.finished_at),
    isPassed: row.is_passed,
    completedAt: row.completed_at && new Date(row.completed_at),
  };
}

/** The questions of a sitting in their order. Their numbers and the order of their choices belong to the sitting and their place. */
export async function sittingRows(
  query: Query,
  { id, lessonId }: Pick<SittingRecord, 'id' | 'lessonId'>,
): Promise<SittingRow[]> {
  const { rows } = await query<
    Omit<SittingRow, 'asked'> & { item: LearnerItem | null; key: StoredKey | null }
  >(
    `select answers.place, answers.item_id, answers.skill, answers.is_new_item, answers.asked_at, answers.answer,
       answers.answered_at, answers.is_right, bank.item, keys.key
     from public.exam_answers as answers
     left join (
       select items.item from public.lesson_bodies
       cross join lateral jsonb_array_elements(quiz -> 'items') as items(item) where lesson_id = $2
     ) as bank on bank.item ->> 'id' = answers.item_id
     left join public.quiz_answer_keys as keys on keys.lesson_id = $2 and keys.item_id = answers.item_id
     where answers.sitting_id = $1 order by answers.place`,
    [id, lessonId],
  );
  return rows.map(({ item, key, asked_at, answered_at, ...row }) => ({
    ...row,
    asked_at: new Date(asked_at),
    answered_at: answered_at && new Date(answered_at),
    asked: item && key ? withoutHints(askedQuestion(item, key, `${id} ${row.place} ${item.id}`)) : null,
  }));
}

/** An exam helps nobody to an answer. */
function withoutHints({ item, key }: AskedQuestion): AskedQuestion {
  return { item: { ...item, hint_count: 0 }, key: { ...key, hints: [] } };
}
