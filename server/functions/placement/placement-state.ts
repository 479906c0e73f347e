import type { PlacementId, UserId } from '#domain/kernel/ids.ts';
import { one, oneOrNone } from '#domain/kernel/one.ts';
import type { FinishedPlacement, OpenPlacement, PlacementState } from '#domain/placement/contract.ts';
import type { PlacementResult } from '#domain/placement/placement-result.ts';
import { secondsLeft } from '#domain/placement/stop-rule.ts';
import { type StrandRange, strandRange } from '#domain/placement/strand-range.ts';
import type { Query } from '../../adapters/sql.ts';
import { itemFeedback } from '../learning/item-feedback.ts';
import { loadQuestions, loadQuotas } from './placement-items.ts';
import { answeredOf, loadAsked } from './placement-record.ts';

/** For so many days after a placement no other one is begun: until then too little has changed. */
export const DAYS_BETWEEN = 30;

/** Nobody thinks about one item for longer, in seconds: who comes back after hours was away. */
const LONGEST_ANSWER = 300;

type LatestRow = {
  readonly id: PlacementId;
  readonly finished_at: Date | null;
  readonly result: PlacementResult | null;
  readonly again_from: Date | null;
};

/** Where a learner is: the open item without anything that tells its answer, or the latest result with all explanations. */
export async function loadState(query: Query, userId: UserId): Promise<PlacementState> {
  const offered = await query<{ is_offered: boolean }>(
    'select exists (select from public.placement_strands) as is_offered',
  );
  const { rows } = await query<LatestRow>(
    `select id, finished_at, result,
       case when finished_at > now() - make_interval(days => $2) then finished_at + make_interval(days => $2) end as again_from
     from public.placements where user_id = $1 order by started_at desc limit 1`,
    [userId, DAYS_BETWEEN],
  );
  const latest = oneOrNone(rows);
  const { is_offered } = one(offered.rows);
  if (!latest) return { is_offered, open: null, finished: null, again_from: null };
  if (latest.finished_at === null || latest.result === null) {
    return { is_offered, open: await loadOpen(query, latest.id), finished: null, again_from: null };
  }
  return {
    is_offered,
    open: null,
    finished: await loadFinished(query, latest.id, latest.finished_at, latest.result),
    again_from: latest.again_from?.toISOString() ?? null,
  };
}

async function loadOpen(query: Query, id: PlacementId): Promise<OpenPlacement | null> {
  const asked = await loadAsked(query, id);
  const open = asked.find(({ right }) => right === null);
  const question = (await loadQuestions(query, id)).find(({ item }) => item.id === open?.item.id);
  if (!open || !question) return null;
  const answered = answeredOf(asked);
  const { strand } = open.item;
  const ofEverybody = (await loadQuotas(query)).flatMap((quota) => (quota.least > 0 ? quota.strand : []));
  const strands = new Set([...ofEverybody, ...answered.map(({ item }) => item.strand), strand]);
  const { low, high } = shownRange(strandRange(strand, []));
  return {
    id,
    item: question.item,
    answered: answered.length,
    minutes_left: Math.max(1, Math.ceil(secondsLeft(answered) / 60)),
    strand,
    strands: [...strands].map((shown) => shownRange(strandRange(shown, answered))),
    start: { low, high },
  };
}

/** A range in tenths: from finer ones, one answer after the other, the difficulty of each item could be worked out. */
function shownRange(range: StrandRange): StrandRange {
  const tenths = (ability: number) => Math.round(ability * 10) / 10;
  return {
    ...range,
    estimate: tenths(range.estimate),
    low: tenths(range.low),
    high: tenths(range.high),
  };
}

async function loadFinished(
  query: Query,
  id: PlacementId,
  finishedAt: Date,
  result: PlacementResult,
): Promise<FinishedPlacement> {
  const asked = await loadAsked(query, id);
  const questions = await loadQuestions(query, id);
  const items = questions.flatMap(({ item, key }) => {
    const given = asked.find((row) => row.item.id === item.id);
    if (given === undefined) return [];
    const nothing = item.kind === 'numeric' ? Number.NaN : [];
    const feedback = itemFeedback({ item_id: item.id, round: 1, answer: given.answer ?? nothing }, key);
    const { correct, reasons, solution } = feedback;
    const mistakes = given.answer === null ? [] : feedback.mistakes;
    const is_right = given.right === true;
    return [{ item, answer: given.answer, is_right, correct, mistakes, reasons, solution }];
  });
  const spent = await query<{ seconds: number }>(
    `select coalesce(sum(least(extract(epoch from answered_at - asked_at), $2)), 0)::int as seconds
     from public.placement_answers where placement_id = $1 and answered_at is not null`,
    [id, LONGEST_ANSWER],
  );
  const minutes = Math.max(1, Math.round(one(spent.rows).seconds / 60));
  return { id, finished_at: finishedAt.toISOString(), minutes, result, items };
}
