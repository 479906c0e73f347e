import { GUEST_ANSWERS_KEY as KEY } from './has-guest-answers.ts';

/** A question of a public lesson with everything that was answered to it, from the first to the last. */
export interface GuestAnswer {
  lesson_id: string;
  activity: string;
  item_id?: string;
  tries: (number | string | string[])[];
}

/** What was answered at this device without an account. */
export interface GuestAnswers {
  answers: GuestAnswer[];
  puzzles: { day: string; answer: number | string }[];
  /** What was chosen first in the puzzle of the landing page. */
  first_puzzle?: number;
}

const MOST_ANSWERS = 200;
const MOST_PUZZLES = 31;

/** What this device keeps; nothing of what somebody made of it by hand. */
export function readGuestAnswers(): GuestAnswers {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
    return {
      answers: listOf(kept.answers),
      puzzles: listOf(kept.puzzles),
      ...(typeof kept.first_puzzle === 'number' && { first_puzzle: kept.first_puzzle }),
    };
  } catch {
    return { answers: [], puzzles: [] };
  }
}

/** Keeps an answer in the place of what was kept of the same question; beyond what is kept the oldest go. */
export function saveGuestAnswer(given: GuestAnswer): void {
  const kept = readGuestAnswers();
  const others = kept.answers.filter((one) => placeOf(one) !== placeOf(given));
  write({ ...kept, answers: [...others, given].slice(-MOST_ANSWERS) });
}

/** Keeps the first answer to the puzzle of a day, as it counts for accounts too; beyond what is kept the oldest go. */
export function saveGuestPuzzle(day: string, answer: number | string): void {
  const kept = readGuestAnswers();
  if (kept.puzzles.some((one) => one.day === day)) return;
  write({ ...kept, puzzles: [...kept.puzzles, { day, answer }].slice(-MOST_PUZZLES) });
}

/** Keeps the first answer to the puzzle of the landing page. */
export function saveFirstPuzzle(answer: number): void {
  const kept = readGuestAnswers();
  if (kept.first_puzzle === undefined) write({ ...kept, first_puzzle: answer });
}

/** Forgets what an account has taken over. */
export function discardGuestAnswers(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there was nothing to forget.
  }
}

function placeOf({ lesson_id, activity, item_id = '' }: GuestAnswer): string {
  return `${lesson_id} ${activity} ${item_id}`;
}

function write(kept: GuestAnswers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the answers live as long as the page.
  }
}
