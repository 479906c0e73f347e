import { oneOrNone } from '#domain/kernel/one.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { rightNeeded } from '#domain/path/test-out-rule.ts';
import type { StoredKey } from '#domain/quiz/answer-keys.ts';
import type { LearnerItem } from '#domain/quiz/learner-quiz.ts';
import type { Query } from '../../../adapters/sql.ts';
import { learnerClock } from '../../learner-clock.ts';
import { type AskedQuestion, askedQuestion } from '../../learning/quiz-questions.ts';
import { lockLearner } from '../../lock-learner.ts';
import { Refusal } from '../../product-function.ts';

/** A test of the caller. */
export type TestRecord = {
  readonly id: string;
  readonly userId: string;
  readonly moduleId: string;
  readonly isOver: boolean;
};

/** A question of a test, as it was drawn. */
export type TestRow = {
  readonly place: number;
  readonly skill: string;
  readonly lesson_id: string | null;
  readonly version: number | null;
  /** Names the item in what is kept of answers. */
  readonly template: string;
  readonly asked_at: Date | null;
  readonly answer: PlacementAnswer;
  /** Null while it is open. */
  readonly is_right: boolean | null;
  /** Null when the authors have taken it out since. */
  readonly asked: AskedQuestion | null;
};

/**
 * Locks a test of a learner, so that what two tabs send is taken one after the other.
 * @throws Refusal 404 `test-not-found`
 */
export async function lockTest(query: Query, userId: string, id: string): Promise<TestRecord> {
  await lockLearner(query, userId);
  const { rows } = await query<{ module_id: string; is_over: boolean }>(
    `select module_id, finished_at is not null as is_over from public.test_outs
     where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'test-not-found');
  return { id, userId, moduleId: row.module_id, isOver: row.is_over };
}

/** The questions of a test in their order. Their numbers and the order of their steps belong to the test and their place. */
export async function testRows(query: Query, id: string): Promise<TestRow[]> {
  const { rows } = await query<Omit<TestRow, 'asked'> & { item: LearnerItem | null; key: StoredKey | null }>(
    `select questions.place, questions.skill, questions.lesson_id, questions.version, questions.asked_at, questions.answer,
       questions.is_right, found.item, found.key,
       case when questions.lesson_id is null
         then concat_ws('/', 'placement', found.strand, questions.item_id)
         else concat_ws('/', questions.lesson_id, nullif(questions.activity, ''), questions.item_id) end as template
     from public.test_out_questions as questions
     left join lateral (
       select items.item, keys.key, null as strand
       from public.lesson_bodies as bodies
       cross join lateral jsonb_array_elements(bodies.quiz -> 'items') as items(item)
       join public.quiz_answer_keys as keys
         on keys.lesson_id = bodies.lesson_id and keys.item_id = questions.item_id
       where bodies.lesson_id = questions.lesson_id and questions.activity = ''
         and items.item ->> 'id' = questions.item_id
       union all
       select items.item, keys.key -> 'items' -> questions.item_id, null
       from public.lesson_bodies as bodies
       cross join lateral jsonb_array_elements(bodies.activities -> questions.activity -> 'items') as items(item)
       join public.activity_keys as keys
         on keys.lesson_id = bodies.lesson_id and keys.activity = questions.activity
       where bodies.lesson_id = questions.lesson_id and questions.activity <> ''
         and items.item ->> 'id' = questions.item_id and keys.key -> 'items' ? questions.item_id
       union all
       select placed.item, placed.key, placed.strand_id
       from public.placement_items as placed
       where questions.lesson_id is null and placed.item_id = questions.item_id and placed.version = questions.version
     ) as found on true
     where questions.test_out_id = $1 order by questions.place`,
    [id],
  );
  return rows.map(({ item, key, ...row }) => ({
    ...row,
    asked: item && key ? withoutHints(askedQuestion(item, key, `${id} ${row.place} ${item.id}`)) : null,
  }));
}

/** A test helps nobody to an answer. */
function withoutHints({ item, key }: AskedQuestion): AskedQuestion {
  return { item: { ...item, hint_count: 0 }, key: { ...key, hints: [] } };
}

/** Ends a test with what was answered; what was not, is not right. */
export async function endTest(query: Query, test: TestRecord, now: Date): Promise<void> {
  const { day } = await learnerClock(query, test.userId, now);
  const rows = await testRows(query, test.id);
  const right = rows.filter(({ is_right }) => is_right === true).length;
  await query(
    `update public.test_outs set finished_at = clock_timestamp(), day = $2, is_passed = $3
     where id = $1 and finished_at is null`,
    [test.id, day, right >= rightNeeded(rows.length)],
  );
}
