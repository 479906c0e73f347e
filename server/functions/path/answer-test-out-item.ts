import { answerTestOutRequest } from '#domain/path/test-out-contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import type { Query } from '../../adapters/sql.ts';
import { itemFeedback } from '../learning/item-feedback.ts';
import { refuseWhenNoAnswer } from '../learning/refuse-no-answer.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { recordResponse } from '../record-response.ts';
import { endTest, lockTest, type TestRecord, type TestRow, testRows } from './testing-out/test-record.ts';
import { testState } from './testing-out/test-state.ts';

/** A pause is no thinking: longer times count as this long. */
const MOST_SECONDS = 600;

/**
 * Takes the answer to the open question of a test, or "I do not know yet"; nothing is told of it before the test is over. An
 * answer that is sent again changes nothing. The last one ends the test.
 *
 * Refusals: 404 `test-not-found`, `item-not-found`; 409 `not-asked-yet`; 400 `invalid-request`.
 */
export const answerTestOutItem: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { test_out_id: id, place, answer } = await readCall(request, answerTestOutRequest);
  const state = await transaction(async (query) => {
    const test = await lockTest(query, userId, id);
    const rows = await testRows(query, id);
    const row = rows.find((other) => other.place === place);
    if (!row?.asked) throw new Refusal(404, 'item-not-found');
    if (!test.isOver && row.is_right === null) {
      if (rows.some((other) => other.place < place && other.is_right === null && other.asked !== null))
        throw new Refusal(409, 'not-asked-yet');
      await keepAnswer(query, test, { ...row, asked: row.asked }, answer, now());
      const isLast = rows.every(
        (other) => other.place === place || other.is_right !== null || other.asked === null,
      );
      if (isLast) await endTest(query, test, now());
    }
    return testState(query, userId, test.moduleId);
  });
  return Response.json(state);
};

async function keepAnswer(
  query: Query,
  test: TestRecord,
  { place, skill, lesson_id, template, version, asked_at, asked: { item, key } }: OpenRow,
  answer: PlacementAnswer,
  at: Date,
): Promise<void> {
  if (answer !== null) refuseWhenNoAnswer(item, answer);
  const checked = answer === null ? null : itemFeedback({ item_id: item.id, round: 1, answer }, key);
  const isRight = checked?.is_correct ?? false;
  await query(
    `update public.test_out_questions set answer = $3, is_right = $4, answered_at = clock_timestamp()
     where test_out_id = $1 and place = $2`,
    [test.id, place, answer === null ? null : JSON.stringify(answer), isRight],
  );
  const seconds = asked_at && Math.round((at.getTime() - new Date(asked_at).getTime()) / 1000);
  await recordResponse(query, {
    userId: test.userId,
    at,
    place: 'test_out',
    lessonId: lesson_id,
    template,
    ...(version !== null && { version: String(version) }),
    skill,
    level: item.difficulty,
    isConstructed: isConstructed(item),
    try: 1,
    isRight,
    mistake: checked?.mistakes[0]?.mistake,
    misconception: checked?.mistakes[0]?.misconception,
    hints: 0,
    ...(seconds !== null && { seconds: Math.min(MOST_SECONDS, Math.max(seconds, 0)) }),
  });
}

type OpenRow = TestRow & { readonly asked: NonNullable<TestRow['asked']> };
