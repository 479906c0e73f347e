import { openActivitiesRequest, type OpenActivitiesResponse } from '#domain/activities/contract.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { askActivities, type PlacedQuestion } from './activity-questions.ts';
import { loadActivityAnswers, loadActivityHints, questionState } from './activity-state.ts';
import { loadSimulated } from './simulated-activities.ts';

/**
 * Takes up the activities of a lesson: the items of its checks as this learner is asked them, and the questions they have
 * begun, on whichever device, with the feedback given so far.
 */
export const openActivities: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  const { lesson_id: lessonId } = await readCall(request, openActivitiesRequest);
  const questions = await askActivities(query, userId, lessonId);
  const answers = await loadActivityAnswers(query, userId, lessonId);
  const hints = await loadActivityHints(query, userId, lessonId);
  const states = questions.map((question) => questionState(question, answers, hints));
  const simulated = await loadSimulated(query, userId, lessonId);
  return Response.json({
    items: itemsOf(questions),
    questions: states.filter(({ tries, hints: taken }) => tries.length > 0 || taken.length > 0),
    ...simulated,
  } satisfies OpenActivitiesResponse);
};

/** The items of each check, by the name of the check. */
export function itemsOf(questions: readonly PlacedQuestion[]): OpenActivitiesResponse['items'] {
  const items: Record<string, AskedItem[]> = {};
  for (const { activity, item } of questions) {
    if (item) (items[activity] ??= []).push(item);
  }
  return items;
}
