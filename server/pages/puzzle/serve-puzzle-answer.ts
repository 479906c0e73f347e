import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { GUEST_LIMIT } from '#domain/puzzle/contract.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { gradePuzzle } from '#domain/puzzle/grade-puzzle.ts';
import { guestDays } from '#domain/puzzle/guest-day.ts';
import type { PublicPuzzle } from '#domain/puzzle/public-puzzle.ts';
import { isFromThisSite } from '../forms/forms.ts';
import { readForm, UnreadableFormError } from '../forms/read-form.ts';
import type { FormPages } from '../forms/serve-form.ts';
import { refuse } from '../http/refuse.ts';
import { sendFile } from '../http/send-file.ts';
import type { PageRoute } from '../routes.ts';
import { askedPuzzle, PUZZLE_PATH } from './asked-puzzle.ts';

type PuzzlePages = Pick<FormPages, 'publicUrl' | 'visitorAddress' | 'renderer' | 'headers' | 'countHit'>;

/** Grades what a visitor answered to the puzzle of the day and shows its page with what is true. Nothing of it is kept. */
export async function servePuzzleAnswer(
  { publicUrl, visitorAddress, renderer, headers, countHit }: PuzzlePages,
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute & { readonly kind: 'public' },
): Promise<void> {
  if (!isFromThisSite(request, publicUrl)) {
    return refuse(response, 403, 'This form was not sent from this site.', headers);
  }
  const values = await readForm(request).catch((error: unknown) => {
    if (error instanceof UnreadableFormError) return error;
    throw error;
  });
  if (values instanceof UnreadableFormError) return refuse(response, values.status, values.message, headers);
  const isAllowed = await countHit('guest-answer', visitorAddress(request), GUEST_LIMIT);
  const puzzle = judge(values, { locale: route.locale, now: new Date(), isAllowed });
  const page = await renderer.render(PUZZLE_PATH, route.locale, { puzzle });
  await sendFile(request, response, page.html, {
    status: statusOf(puzzle),
    headers: {
      ...page.headers,
      'cache-control': 'no-store',
      'content-language': route.locale,
      ...(isAllowed ? {} : { 'retry-after': String(GUEST_LIMIT.windowSeconds) }),
    },
  });
}

/** @param values of the form: `answer` as it was typed, or `kept` as the browser kept it before */
function judge(
  { day = '', answer: entered = '', kept }: Readonly<Record<string, string>>,
  { locale, now, isAllowed }: { locale: string; now: Date; isAllowed: boolean },
): PublicPuzzle {
  const today = askedPuzzle(now);
  if (!isAllowed) return { ...today, entered, problem: 'too-many' };
  if (!guestDays(now).includes(day)) return { ...today, problem: 'over' };
  const puzzle = dailyPuzzle(day);
  const { question, solution } = puzzle;
  const isChosen = question.choices.length > 0;
  const number = kept === undefined ? parseNumber(entered, locale) : Number(kept);
  const answer = isChosen ? (kept ?? entered) : number;
  const isRight = answer === null || !isFinite(answer) ? undefined : gradePuzzle(puzzle, answer);
  if (answer === null || isRight === undefined) {
    return { question, outcome: null, entered, problem: isChosen ? 'choose' : 'number' };
  }
  return { question, outcome: { answer, is_right: isRight, solution }, entered, problem: null };
}

function isFinite(answer: number | string): boolean {
  return typeof answer === 'string' || Number.isFinite(answer);
}

function statusOf({ problem }: PublicPuzzle): number {
  return problem === null ? 200 : problem === 'too-many' ? 429 : problem === 'over' ? 409 : 422;
}
