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
}

const MOST_ANSWERS = 200;

/** What this device keeps; nothing of what somebody made of it by hand. */
export function readGuestAnswers(): GuestAnswers {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
    return { answers: listOf(kept.answers), puzzles: listOf(kept.puzzles) };
  } catch {
    return { answers: [], puzzles: [] };
  }
}

/** Keeps an answer in the place of what was kept of the same question; beyond what is kept the oldest go. */
export function saveGuestAnswer(given: GuestAnswer): void {
  const { answers, puzzles } = readGuestAnswers();
  const others = answers.filter((kept) => placeOf(kept) !== placeOf(given));
  write({ answers: [...others, given].slice(-MOST_ANSWERS), puzzles });
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
