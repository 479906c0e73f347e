import { oneOrNone } from '#domain/kernel/one.ts';
import type { FinishedTestOut, OpenTestOut, TestOutState } from '#domain/path/test-out-contract.ts';
import { MINUTES_AN_ITEM, rightNeeded } from '#domain/path/test-out-rule.ts';
import type { ExplainedItem } from '#domain/placement/contract.ts';
import type { Query } from '../../../adapters/sql.ts';
import { itemFeedback } from '../../learning/item-feedback.ts';
import { testedModule } from './tested-module.ts';
import { type TestRow, testRows } from './test-record.ts';

/** Where a learner is with a module: the open question without anything that tells its answer, or what a test came to. */
export async function testState(query: Query, userId: string, moduleId: string): Promise<TestOutState> {
  const { againFrom, questions, refusal, skills: _, ...module } = await testedModule(query, userId, moduleId);
  const { rows } = await query<{ id: string; is_passed: boolean | null }>(
    `select id, is_passed from public.test_outs where user_id = $1 and module_id = $2
     order by started_at desc limit 1`,
    [userId, moduleId],
  );
  const latest = oneOrNone(rows);
  const asked = latest ? await testRows(query, latest.id) : [];
  const isPassed = latest?.is_passed ?? null;
  return {
    module,
    refusal,
    again_from: againFrom?.toISOString() ?? null,
    questions,
    needed: rightNeeded(questions),
    minutes: Math.max(1, Math.round(questions * MINUTES_AN_ITEM)),
    open: latest && isPassed === null ? await openQuestion(query, latest.id, asked) : null,
    finished: latest && isPassed !== null ? finishedTest(latest.id, isPassed, asked) : null,
  };
}

async function openQuestion(
  query: Query,
  id: string,
  asked: readonly TestRow[],
): Promise<OpenTestOut | null> {
  const open = asked.find(({ is_right, asked: question }) => is_right === null && question !== null);
  if (!open?.asked) return null;
  await query(
    `update public.test_out_questions set asked_at = clock_timestamp()
     where test_out_id = $1 and place = $2 and asked_at is null`,
    [id, open.place],
  );
  return { id, item: open.asked.item, place: open.place, of: asked.length };
}

function finishedTest(id: string, isPassed: boolean, asked: readonly TestRow[]): FinishedTestOut {
  return {
    id,
    is_passed: isPassed,
    right: asked.filter(({ is_right }) => is_right === true).length,
    of: asked.length,
    needed: rightNeeded(asked.length),
    items: asked.flatMap(explained),
  };
}

/** What there is to say of an item that was answered; of one that was not, nothing is told. */
function explained({ asked, answer, is_right }: TestRow): ExplainedItem[] {
  if (asked === null || is_right === null) return [];
  const { item, key } = asked;
  const nothing = item.kind === 'numeric' ? Number.NaN : [];
  const feedback = itemFeedback({ item_id: item.id, round: 1, answer: answer ?? nothing }, key);
  const { correct, reasons, solution } = feedback;
  const mistakes = answer === null ? [] : feedback.mistakes;
  return [{ item, answer, is_right, correct, mistakes, reasons, solution }];
}
