import * as v from 'valibot';
import { answerActivityRequest } from './contract.ts';

/** What the numbers of generated items and the order of choices follow for everybody who has no account. */
export const GUEST_SEED = 'guest';

/** More tries than any question has. */
const MOST_TRIES = 3;
/** More than all public lessons ask. */
export const MOST_GUEST_ANSWERS = 200;
/** Puzzles of so many days are kept at a device. */
export const MOST_GUEST_PUZZLES = 31;

const { lesson_id, activity, item_id, answer, confidence } = answerActivityRequest.entries;

/** A question of a public lesson with everything that was answered to it so far, from the first to the last. */
export const answerAsGuestRequest = v.strictObject({
  lesson_id,
  activity,
  item_id,
  confidence,
  tries: v.pipe(v.array(answer), v.minLength(1), v.maxLength(MOST_TRIES)),
});

export type GuestAnswer = v.InferOutput<typeof answerAsGuestRequest>;

/** What a guest answered at this device, brought along to an account. */
export const saveGuestAnswersRequest = v.strictObject({
  answers: v.pipe(v.array(answerAsGuestRequest), v.maxLength(MOST_GUEST_ANSWERS)),
  puzzles: v.pipe(
    v.array(
      v.strictObject({
        day: v.pipe(v.string(), v.isoDate()),
        answer: v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(20))]),
      }),
    ),
    v.maxLength(MOST_GUEST_PUZZLES),
  ),
  /** What was chosen first in the puzzle of the landing page. */
  first_puzzle: v.optional(v.pipe(v.number(), v.finite())),
});

/** `kept` count now; `refused` were answered by the account before, or can be answered no more. */
export type SaveGuestAnswersResponse = { readonly kept: number; readonly refused: number };
