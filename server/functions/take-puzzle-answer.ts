import { oneOrNone } from '#domain/kernel/one.ts';
import type { PuzzleOutcome, ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { gradePuzzle } from '#domain/puzzle/grade-puzzle.ts';
import type { Query } from '../adapters/sql.ts';
import { lockLearner } from './lock-learner.ts';
import { Refusal } from './product-function.ts';
import { recordResponse } from './record-response.ts';

/** What every puzzle asks: to use a skill. */
const LEVEL = 2;

/** A puzzle as it is told about, with what came of it. */
export async function tellPuzzle(
  query: Query,
  day: string,
  outcome: PuzzleOutcome | null,
): Promise<ReadPuzzleResponse> {
  const puzzle = dailyPuzzle(day).question;
  const { rows } = await query<{ name: string }>('select name from public.skills where id = $1', [
    puzzle.skill,
  ]);
  return { puzzle, skill_name: oneOrNone(rows)?.name ?? puzzle.skill, outcome };
}

/** What a learner answered to the puzzle of a day; null before they did. */
export async function readPuzzleOutcome(
  query: Query,
  userId: string,
  day: string,
): Promise<PuzzleOutcome | null> {
  const { rows } = await query<{ answer: number | string; is_right: boolean }>(
    'select answer, is_right from public.puzzle_answers where user_id = $1 and day = $2',
    [userId, day],
  );
  const row = oneOrNone(rows);
  return row ? { ...row, solution: dailyPuzzle(day).solution } : null;
}

/**
 * What an answer to the puzzle of a day comes to.
 *
 * @throws Refusal 400 `invalid-request` for what cannot be an answer to it
 */
export function judgePuzzle(day: string, answer: number | string): PuzzleOutcome {
  const puzzle = dailyPuzzle(day);
  const isRight = gradePuzzle(puzzle, answer);
  if (isRight === undefined) throw new Refusal(400, 'invalid-request', { field: 'answer' });
  return { answer, is_right: isRight, solution: puzzle.solution };
}

/**
 * Keeps a learner's answer to the puzzle of a day, as evidence too; the first one alone counts. Call it in a transaction.
 *
 * @returns what the first answer came to, and whether this was it
 */
export async function takePuzzleAnswer(
  query: Query,
  { userId, day, answer, at }: { userId: string; day: string; answer: number | string; at: Date },
): Promise<{ outcome: PuzzleOutcome; isNew: boolean }> {
  const outcome = judgePuzzle(day, answer);
  await lockLearner(query, userId);
  const kept = await readPuzzleOutcome(query, userId, day);
  if (kept) return { outcome: kept, isNew: false };
  await query(
    'insert into public.puzzle_answers (user_id, day, answer, is_right, answered_at) values ($1, $2, $3, $4, $5)',
    [userId, day, JSON.stringify(answer), outcome.is_right, at],
  );
  const { kind, skill, choices } = dailyPuzzle(day).question;
  await recordResponse(query, {
    userId,
    at,
    place: 'puzzle',
    lessonId: null,
    template: `puzzle/${kind}`,
    version: day,
    skill,
    level: LEVEL,
    isConstructed: choices.length === 0,
    try: 1,
    isRight: outcome.is_right,
    hints: 0,
  });
  return { outcome, isNew: true };
}
