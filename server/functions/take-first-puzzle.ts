import { FIRST_PUZZLE } from '#domain/puzzle/first-puzzle.ts';
import type { Query } from '../adapters/sql.ts';
import { recordResponse } from './record-response.ts';

/** What it asks: to use a skill. */
const LEVEL = 2;

/**
 * Keeps what was chosen first in the puzzle of the landing page, as evidence. Call it in the transaction that holds the lock of
 * the learner.
 *
 * @returns whether it counts: it is one of the choices, and the account has not brought an answer to it before
 */
export async function takeFirstPuzzle(
  query: Query,
  { userId, answer, at }: { userId: string; answer: number; at: Date },
): Promise<boolean> {
  const { template, skill, choices } = FIRST_PUZZLE;
  if (!choices.some((choice) => choice === answer)) return false;
  const { rows } = await query('select from public.responses where user_id = $1 and template = $2 limit 1', [
    userId,
    template,
  ]);
  if (rows.length > 0) return false;
  await recordResponse(query, {
    userId,
    at,
    place: 'puzzle',
    lessonId: null,
    template,
    skill,
    level: LEVEL,
    isConstructed: false,
    try: 1,
    isRight: answer === FIRST_PUZZLE.answer,
    hints: 0,
  });
  return true;
}
