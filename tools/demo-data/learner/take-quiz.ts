import { settleInRound } from '#domain/quiz/generated-item.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import { ITEM_TRIES } from '#domain/quiz/item-tries.ts';
import { type QuizResult, quizResult } from '#domain/quiz/quiz-result.ts';
import { itemFeedback } from '#server/functions/learning/item-feedback.ts';
import { answerItem, chanceToKnow } from './answer-item.ts';
import type { DemoItem, DemoLesson } from '../catalogue.ts';
import { around, happens } from '../draw.ts';
import { SECOND } from '../durations.ts';
import type { Learner } from './learner.ts';
import { timestamp } from '../rows.ts';

/** Seconds that half of all answers take less than. */
const MEDIAN_ANSWER_SECONDS = 40;
const HINT_SHARE = 0.06;
const GIVE_UP_SHARE = 0.01;
const REVIEW_SHARE = 0.4;

/** An attempt that was finished, when that was, and when the learner was done with it. */
type FinishedAttempt = QuizResult & { readonly finishedAt: number; readonly leftAt: number };

/**
 * One attempt at a quiz: answers in the order of the items, a second one after a wrong first, then perhaps what was wrong once
 * more. Checked as the server
 * checks them.
 *
 * @param ability at this moment, in standard deviations from the average learner
 * @returns null when it was left unfinished
 */
export function takeQuiz(
  learner: Learner,
  lesson: DemoLesson,
  ability: number,
  startedAt: number,
  until: number,
): FinishedAttempt | null {
  const attemptId = learner.newId('attempts');
  const missed: DemoItem[] = [];
  let at = startedAt;
  let answered = 0;
  for (const asked of lesson.items) {
    const next = at + around(learner.random, MEDIAN_ANSWER_SECONDS, 0.6) * SECOND;
    if (next >= until || happens(learner.random, GIVE_UP_SHARE)) break;
    const asking = { attemptId, round: 1, try: 1, ability, from: at, at: next } as const;
    const isRight = answer(learner, lesson, asked, asking);
    at = next;
    if (!isRight) missed.push(asked);
    if (!isRight && !lesson.is_exam) {
      const again = at + around(learner.random, MEDIAN_ANSWER_SECONDS, 0.6) * SECOND;
      if (again >= until || happens(learner.random, GIVE_UP_SHARE)) break;
      answer(learner, lesson, asked, { ...asking, try: 2, ability: ability + 0.5, from: at, at: again });
      at = again;
    }
    answered += 1;
  }
  const isFinished = answered === lesson.items.length;
  const result = isFinished ? quizResult(answered - missed.length, answered) : null;
  learner.rows.add('attempts', {
    id: attemptId,
    user_id: learner.id,
    lesson_id: lesson.id,
    started_at: timestamp(startedAt),
    finished_at: result && timestamp(at),
    score: result && result.score,
    passed: result && result.passed,
  });
  if (!result) return null;
  learner.record('quiz_finished', at, {
    course_id: lesson.course_id,
    lesson_id: lesson.id,
    details: { score: result.score, passed: result.passed },
  });
  const leftAt = review(learner, lesson, missed, { attemptId, ability, from: at }, until);
  return { ...result, finishedAt: at, leftAt };
}

type Asking = {
  readonly attemptId: string;
  readonly round: 1 | 2;
  readonly try: 1 | 2;
  readonly ability: number;
  readonly from: number;
  readonly at: number;
};

/** Answers one item, after a hint or without; says whether it was right. */
function answer(learner: Learner, lesson: DemoLesson, asked: DemoItem, asking: Asking): boolean {
  const { attemptId, round, try: place, ability, from, at } = asking;
  const { item } = asked;
  const subject = { course_id: lesson.course_id, lesson_id: lesson.id, item_id: item.id };
  const seed = `${attemptId} ${item.id}`;
  const key = asked.key.kind === 'generated' ? settleInRound(asked.key, seed, round).key : asked.key;
  // The same hint is taken once.
  const hinted = place === 1 && key.hints.length > 0 && happens(learner.random, HINT_SHARE);
  if (hinted) {
    const takenAt = (from + at) / 2;
    const hint = { attempt_id: attemptId, item_id: item.id, round, step: 1, user_id: learner.id };
    learner.rows.add('hints', { ...hint, taken_at: timestamp(takenAt) });
    learner.record('hint_taken', takenAt, { ...subject, details: { step: 1, round } });
  }
  const knows = happens(learner.random, chanceToKnow(asked, ability + (hinted ? 0.5 : 0)));
  const given = answerItem(learner.random, asked, key, knows);
  const feedback = itemFeedback({ item_id: item.id, round, answer: given }, key);
  const { is_correct } = feedback;
  const { mistake = null, misconception = null } = feedback.mistakes[0] ?? {};
  learner.rows.add('answers', {
    attempt_id: attemptId,
    item_id: item.id,
    round,
    try: place,
    user_id: learner.id,
    answer: JSON.stringify(given),
    is_correct,
    answered_at: timestamp(at),
    skill: item.skill,
    mistake,
    misconception,
  });
  learner.record('item_answered', at, {
    ...subject,
    details: { is_correct, round, try: place, skill: item.skill, mistake, misconception },
  });
  learner.skillRecord.add({
    at,
    place: lesson.is_exam ? 'exam' : 'quiz',
    // The second round asks again what has just been explained.
    try: (round - 1) * ITEM_TRIES + place,
    is_right: is_correct,
    hints: hinted ? 1 : 0,
    is_constructed: isConstructed(item),
    level: item.difficulty,
    skill: item.skill,
    lesson_id: lesson.id,
    activity: '',
    item_id: item.id,
    mistake,
    misconception,
  });
  return is_correct;
}

/** Perhaps answers what was wrong once more, having read why; gives the time after it. */
function review(
  learner: Learner,
  lesson: DemoLesson,
  missed: readonly DemoItem[],
  { attemptId, ability, from }: Pick<Asking, 'attemptId' | 'ability' | 'from'>,
  until: number,
): number {
  if (missed.length === 0 || !happens(learner.random, REVIEW_SHARE)) return from;
  let at = from;
  for (const asked of missed) {
    const next = at + around(learner.random, MEDIAN_ANSWER_SECONDS, 0.6) * SECOND;
    if (next >= until) break;
    const asking = { attemptId, round: 2, try: 1, ability: ability + 1, from: at, at: next } as const;
    const isRight = answer(learner, lesson, asked, asking);
    at = next;
    if (isRight) continue;
    const again = at + around(learner.random, MEDIAN_ANSWER_SECONDS, 0.6) * SECOND;
    if (again >= until) break;
    answer(learner, lesson, asked, { ...asking, try: 2, ability: ability + 1.5, from: at, at: again });
    at = again;
  }
  return at;
}
