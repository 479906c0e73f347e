import { setTimeout as delay } from 'node:timers/promises';
import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';

/** After so many looks, each twice as long after the one before, it is read without waiting any more: two seconds. */
const MOST_LOOKS = 11;

/**
 * Waits until what a transaction wrote can be read. The stream tells of a commit as soon as it is in the log, which is a
 * moment before others see it: a row that is read in between is not there yet.
 */
export async function awaitVisible(query: Query, xid: number): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { rows } = await query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
    if (hasEnded(one(rows).snapshot, xid)) return;
    await delay(2 ** look);
  }
}

/**
 * Whether a transaction had ended when a snapshot was taken.
 *
 * @param snapshot its text: `xmin:xmax:xip,xip`, of numbers that are never used again
 * @param xid the lower half of such a number, as the stream tells it
 */
export function hasEnded(snapshot: string, xid: number): boolean {
  const [, xmax = '0', running = ''] = snapshot.split(':');
  // Which of two comes first is told within half of their range (PostgreSQL documentation, "Transactions and Identifiers").
  const isBeforeMax = ((lowerHalf(xmax) - xid) | 0) > 0;
  return isBeforeMax && !running.split(',').some((number) => number !== '' && lowerHalf(number) === xid);
}

function lowerHalf(number: string): number {
  return Number(BigInt(number) & 0xff_ff_ff_ffn);
}
