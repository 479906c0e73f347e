import {
  type GuestAnswer,
  type SaveGuestAnswersResponse,
  saveGuestAnswersRequest,
} from '#domain/activities/guest-contract.ts';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import type { Query } from '../../adapters/sql.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { recordResponse } from '../record-response.ts';
import { takeFirstPuzzle } from '../take-first-puzzle.ts';
import { takePuzzleAnswer } from '../take-puzzle-answer.ts';
import { askedBy, type PlacedQuestion } from './activity-questions.ts';
import { answeredQuestion, type GradedTry, gradeTries, guestQuestions } from './guest/guest-questions.ts';

/** Puzzles of so many days ago still count; tomorrow has begun somewhere. */
const PUZZLE_DAYS = { oldest: 31, newest: -1 };

/**
 * Takes over what somebody answered before they had an account. Everything is graded again: what a browser says that it came to
 * is not asked. It is evidence that never makes a skill mastered. What the account has answered itself stays as it is, so that
 * sending the same twice changes nothing.
 */
export const saveGuestAnswers: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { answers, puzzles, first_puzzle: firstPuzzle } = await readCall(request, saveGuestAnswersRequest);
  const at = now();
  const response = await transaction(async (query): Promise<SaveGuestAnswersResponse> => {
    await lockLearner(query, userId);
    const outcomes: boolean[] = [];
    const lessons = new Map<string, PlacedQuestion[]>();
    for (const given of answers) {
      outcomes.push(
        await unlessRefused(async () => {
          const questions = lessons.get(given.lesson_id) ?? (await guestQuestions(query, given.lesson_id));
          lessons.set(given.lesson_id, questions);
          const question = answeredQuestion(questions, given);
          return saveAnswer(query, { userId, at, given, question, tries: gradeTries(question, given) });
        }),
      );
    }
    for (const { day, answer } of puzzles) {
      const age = daysBetween(day, at.toISOString().slice(0, 10));
      const isOfNow = age <= PUZZLE_DAYS.oldest && age >= PUZZLE_DAYS.newest;
      outcomes.push(
        isOfNow &&
          (await unlessRefused(
            async () => (await takePuzzleAnswer(query, { userId, day, answer, at })).isNew,
          )),
      );
    }
    if (firstPuzzle !== undefined) {
      outcomes.push(await takeFirstPuzzle(query, { userId, answer: firstPuzzle, at }));
    }
    const kept = outcomes.filter(Boolean).length;
    return { kept, refused: outcomes.length - kept };
  });
  return Response.json(response);
};

/** One answer that cannot be kept, such as one to an item that was edited since, does not keep the others away. */
async function unlessRefused(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type GivenByGuest = {
  readonly userId: string;
  readonly at: Date;
  readonly given: GuestAnswer;
  readonly question: PlacedQuestion;
  readonly tries: readonly GradedTry[];
};

/** Whether it counts: the account has not answered the question before. */
async function saveAnswer(
  query: Query,
  { userId, at, given, question, tries }: GivenByGuest,
): Promise<boolean> {
  const { lesson_id: lessonId, activity, item_id: itemId = null } = given;
  const template = [lessonId, activity, itemId].filter((part) => part !== null).join('/');
  const { rows } = await query(
    `select from public.responses where user_id = $1 and lesson_id = $2 and template = $3
     union all
     select from public.activity_answers
     where user_id = $1 and lesson_id = $2 and activity = $4 and item_id is not distinct from $5
     limit 1`,
    [userId, lessonId, template, activity, itemId],
  );
  if (rows.length > 0) return false;
  for (const [index, { grade, saved }] of tries.entries()) {
    const note = grade.notes[0];
    // The numbers of a generated item are the guest's: in the app it is asked with the learner's own.
    if (!question.isGenerated) {
      await query(
        `insert into public.activity_answers (user_id, lesson_id, activity, item_id, try, answer, confidence, is_right,
           share, error, skill, mistake, misconception)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          userId,
          lessonId,
          activity,
          itemId,
          index + 1,
          JSON.stringify(saved.answer),
          saved.confidence,
          saved.is_right,
          saved.share,
          saved.error,
          question.skill,
          note?.mistake ?? null,
          note?.misconception ?? null,
        ],
      );
    }
    await recordResponse(query, {
      userId,
      at,
      place: 'guest',
      lessonId,
      template,
      skill: question.skill,
      ...askedBy(question),
      try: index + 1,
      isRight: saved.is_right,
      mistake: note?.mistake,
      misconception: note?.misconception,
      hints: 0,
      confidence: saved.confidence,
    });
  }
  return true;
}
