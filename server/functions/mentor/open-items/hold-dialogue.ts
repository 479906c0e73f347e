import type { UserId } from '#domain/kernel/ids.ts';
import type { Query } from '../../../adapters/sql.ts';
import { Refusal } from '../../product-function.ts';
import { readOneByOne } from '../../read-together.ts';
import { isExamined } from '../is-examined.ts';
import { loadOpenItems, openPlaces } from './load-open-items.ts';

/** Whether a dialogue about a misconception waits: a question that turns on it is open before the learner. */
export async function isDialogueHeld(
  query: Query,
  userId: UserId,
  now: Date,
  misconception: string,
): Promise<boolean> {
  const items = await loadOpenItems(
    query,
    userId,
    await readOneByOne(query)(openPlaces(userId, now, undefined)),
  );
  return items.some(({ isRecent, misconceptions }) => isRecent && misconceptions.includes(misconception));
}

/** @throws Refusal 409 `being-tested` in a placement, a test or an exam; `item-open` where a question turns on the misconception */
export async function refuseWhenHeld(
  query: Query,
  userId: UserId,
  now: Date,
  misconception: string,
): Promise<void> {
  if (await isExamined(query, userId, now)) throw new Refusal(409, 'being-tested');
  if (await isDialogueHeld(query, userId, now, misconception)) throw new Refusal(409, 'item-open');
}
