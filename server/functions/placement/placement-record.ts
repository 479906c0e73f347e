import type { PlacementId, UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { type AskedEntry, nextItem, START_ABILITY } from '#domain/placement/next-item.ts';
import { placementResult } from '#domain/placement/placement-result.ts';
import { isSettled, secondsLeft } from '#domain/placement/stop-rule.ts';
import type { Query } from '../../adapters/sql.ts';
import { Refusal } from '../product-function.ts';
import { loadBank, loadQuotas } from './placement-items.ts';

/** An item that a placement asked, and the answer where there is one. */
export type AskedRow = Omit<AskedEntry, 'right'> & {
  readonly answer: PlacementAnswer;
  readonly version: number;
  readonly askedAt: Date;
  /** Null while it is open. */
  readonly right: boolean | null;
};

/** A placement of the caller. */
export type PlacementRecord = {
  readonly id: PlacementId;
  readonly userId: UserId;
  readonly startsLow: boolean;
  readonly finishedAt: Date | null;
};

/**
 * Locks a placement of a learner, so that what two windows send is taken one after the other.
 * @throws Refusal 404 `placement-not-found`
 */
export async function lockPlacement(query: Query, userId: UserId, id: PlacementId): Promise<PlacementRecord> {
  const { rows } = await query<{ starts_low: boolean; finished_at: Date | null }>(
    'select starts_low, finished_at from public.placements where id = $1 and user_id = $2 for update',
    [id, userId],
  );
  const row = oneOrNone(rows);
  if (!row) throw new Refusal(404, 'placement-not-found');
  return { id, userId, startsLow: row.starts_low, finishedAt: row.finished_at };
}

/** What was asked so far, in its order. */
export async function loadAsked(query: Query, id: PlacementId): Promise<AskedRow[]> {
  const { rows } = await query<
    AskedEntry['item'] & {
      answer: PlacementAnswer;
      is_right: boolean | null;
      version: number;
      asked_at: Date;
    }
  >(
    `select item_id as id, strand_id as strand, module, difficulty, is_numeric as "isNumeric", seconds, answer, is_right,
       version, asked_at
     from public.placement_answers join public.placement_items using (item_id, version)
     where placement_id = $1 order by place`,
    [id],
  );
  return rows.map(({ answer, is_right: right, version, asked_at: askedAt, ...item }) => ({
    item,
    answer,
    right,
    version,
    askedAt,
  }));
}

/** The part of it that was answered. */
export function answeredOf(asked: readonly AskedRow[]): AskedEntry[] {
  return asked.flatMap(({ item, right }) => (right === null ? [] : [{ item, right }]));
}

/**
 * Asks the next item, or finishes the placement where enough is known or nothing is left to ask. An item that is open stays.
 * @param random a number from 0 up to 1
 */
export async function askNext(query: Query, placement: PlacementRecord, random: () => number): Promise<void> {
  const asked = await loadAsked(query, placement.id);
  if (asked.some(({ right }) => right === null)) return;
  const answered = answeredOf(asked);
  const bank = await loadBank(query, placement.id);
  const item = isSettled(answered)
    ? undefined
    : nextItem(bank, answered, {
        quotas: await loadQuotas(query),
        start: placement.startsLow ? START_ABILITY.none : START_ABILITY.some,
        met: await loadMet(query, placement),
        secondsLeft: secondsLeft(answered),
        random,
      });
  if (!item) return finish(query, placement, answered);
  await query(
    `insert into public.placement_answers (placement_id, place, user_id, item_id, version)
     select $1, $2, $3, item_id, version from public.placement_items where item_id = $4 and version = $5`,
    [
      placement.id,
      asked.length + 1,
      placement.userId,
      item.id,
      bank.find(({ id }) => id === item.id)?.version ?? 0,
    ],
  );
}

/** Finishes a placement with what was answered; an item that is open is taken back. */
export async function finish(
  query: Query,
  placement: PlacementRecord,
  answered: readonly AskedEntry[],
): Promise<void> {
  await query('delete from public.placement_answers where placement_id = $1 and answered_at is null', [
    placement.id,
  ]);
  await query('update public.placements set finished_at = now(), result = $2 where id = $1', [
    placement.id,
    JSON.stringify(placementResult(answered)),
  ]);
}

/** Items that earlier placements of the learner asked. */
async function loadMet(query: Query, { id, userId }: PlacementRecord): Promise<ReadonlySet<string>> {
  const { rows } = await query<{ item_id: string }>(
    `select item_id from public.placement_answers where user_id = $1 and placement_id <> $2
     union select item_id from public.test_out_questions where user_id = $1 and lesson_id is null`,
    [userId, id],
  );
  return new Set(rows.map(({ item_id }) => item_id));
}
