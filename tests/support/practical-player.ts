import type { ExamState } from '#domain/exams/contract.ts';
import type { Policy } from '#domain/exams/practical/policy.ts';
import { equityOf } from '#domain/simulator/ledger/valuation.ts';
import { restoreSnapshot } from '#domain/simulator/session/snapshot.ts';
import { isSize, sizeByRisk } from '#domain/simulator/ticket/size-by-risk.ts';
import type { Database } from '#server/backend/database/database.ts';
import { expect } from 'vitest';
import { answerSitting } from './exam-candidate.ts';
import type { TestLearner } from './product.ts';
import { SimulatorPlayer } from './simulator-player.ts';

/** The page of the course's last module, in percent. */
export const POLICY: Policy = { risk: 0.5, heat: 2, day: 1, week: 2, month: 4, floor: 10 };

/** Passes the exam with every answer right. */
export async function passExam(database: Database, learner: TestLearner, lessonId: string): Promise<void> {
  const { open } = (await learner.call('start-exam', { lesson_id: lessonId })).body as ExamState;
  const id = open?.id ?? '';
  await answerSitting(database, learner, { id, lessonId }, () => false);
  const { body } = await learner.call('finish-exam', { sitting_id: id });
  expect((body as ExamState).finished).toMatchObject({ is_passed: true, is_complete: true });
}

/** Begins the practical part. */
export async function startPractical(learner: TestLearner, lessonId: string): Promise<SimulatorPlayer> {
  const { status, body } = await learner.call('start-practical', { lesson_id: lessonId, policy: POLICY });
  if (status !== 200) throw new Error(`No practical part: ${status} ${JSON.stringify(body)}`);
  return SimulatorPlayer.open(learner, (body as ExamState).practical?.open?.session_id ?? '');
}

/** Makes trades by the policy, one after the other: sized by the ticket, with plan and stop, and closed a few minutes later. */
export async function makeTrades(player: SimulatorPlayer, count: number, change: object = {}): Promise<void> {
  for (let trade = 0; trade < count; trade += 1) {
    const state = restoreSnapshot(player.session.state);
    const { symbol, bid } = player;
    const mark = state.marks[symbol];
    // So far below, and the trade so small for it, that in no market it is reached or fills slowly.
    const stop = Math.round(bid * 0.9);
    const risk = (equityOf(state) * 5n) / 1000n;
    const found = sizeByRisk(state, { symbol, side: 'buy', kind: 'market', stop, risk });
    if (!isSize(found) || !mark) throw new Error('The trade has no size.');
    const entry = { symbol, kind: 'market', quantity: found.lots, until: 'cancelled' } as const;
    const plan = { setup: 'other', thesis: 'The stop says when.', stop, exit_rule: 'by-hand', confidence: 3 };
    const sent = await player.place([{ ...entry, side: 'buy', exits: { stop } }], { plan, ...change });
    expect([sent.status, sent.body['code']]).toEqual([200, undefined]);
    await untilHeld(player, (quantity) => quantity === found.lots);
    const out = await player.place([{ ...entry, side: 'sell', reduceOnly: true }]);
    expect([out.status, out.body['code']]).toEqual([200, undefined]);
    await untilHeld(player, (quantity) => quantity === 0);
  }
}

/** What is larger than a share of the volume is filled over some minutes. */
async function untilHeld(player: SimulatorPlayer, isSo: (quantity: number) => boolean): Promise<void> {
  const held = () => restoreSnapshot(player.session.state).positions[player.symbol]?.quantity ?? 0;
  for (let minute = 0; minute < 30 && !isSo(held()); minute += 1) await player.advance(1);
  expect(isSo(held())).toBe(true);
}
