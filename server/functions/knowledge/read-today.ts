import { reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import { one } from '#domain/kernel/one.ts';
import { composeDay, type Stretch } from '#domain/knowledge/compose-day.ts';
import { dayStart, daysBetween } from '#domain/knowledge/learner-day.ts';
import { forgettingCurve, recallOn, scheduleCard } from '#domain/knowledge/memory.ts';
import { FADING_BELOW } from '#domain/knowledge/skill-state.ts';
import {
  readTodayRequest,
  type ReadTodayResponse,
  type ReviewsStretch,
  type TodayStretch,
} from '#domain/knowledge/today-contract.ts';
import { foldResponses } from '../fold-responses.ts';
import { clockReading, type LearnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';
import { nothingToRead } from '../nothing-to-read.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { type Reading, reading } from '../reading.ts';
import { readings } from '../readings.ts';
import { type DueReviews, dueReviews } from '../learning/review/due-reviews.ts';
import { drillFacts, type DrillOfToday, drillOfToday } from '../learning/today/drill-of-today.ts';
import { lastDay } from '../learning/today/last-day.ts';
import { lessonFacts, type LessonOfToday, lessonOfToday } from '../learning/today/lesson-of-today.ts';
import { type PuzzleOfToday, puzzleOfToday } from '../learning/today/puzzle-of-today.ts';
import { type ScenarioOfToday, scenarioOfToday } from '../learning/today/scenario-of-today.ts';
import { weekOfToday } from '../learning/today/week-of-today.ts';

/**
 * What the caller's day holds, each part with its minutes, the reason why it is there and whether it was done, how their week
 * goes and what came of the last day. Nothing of it is kept: what was done is read from responses and completions.
 */
export const readToday: ProductFunction = async (request, { caller, read, transaction, now }) => {
  const userId = requireUser(caller);
  const { time_zone } = await readCall(request, readTodayRequest);
  const at = now();
  const clock = await read(clockReading(userId, at, time_zone));
  if (clock.foldedUntil < clock.responses) {
    await transaction(async (query) => {
      await lockLearner(query, userId);
      await foldResponses(query, userId);
    });
  }
  const facts = await read(factsOfToday(userId, clock, at));
  const { isFirst, due, week, puzzle, last, scenario } = facts;
  const { lesson, drill } = await read(
    readings(
      {
        lesson: lessonOfToday(userId, facts.lesson),
        drill: isFirst ? nothingToRead(null) : drillOfToday(userId, facts.drill),
      },
      (found) => found,
    ),
  );
  const { day, pace } = clock;
  const stretches = composeDay({
    minutes: pace.minutes_a_day,
    isFirst,
    reviews: { done: due.today.reviewed.length, left: due.today.left },
    lesson: lesson && { minutes: lesson.lesson_minutes, isDone: lesson.isDone },
    drill: drill && { isDone: drill.isDone },
    puzzle: isFirst ? null : { isDone: puzzle.isDone },
    scenario: scenario && { isDone: scenario.isDone },
  }).map((stretch) => withReason(stretch, { clock, due, lesson, drill, puzzle, scenario, isFirst }));
  return Response.json({ day, pace, stretches, week, last } satisfies ReadTodayResponse);
};

/** All that a day is made from and that does not depend on each other. */
function factsOfToday(userId: string, { day, pace, responses, timeZone }: LearnerClock, now: Date) {
  const since = dayStart(day, timeZone);
  return readings(
    {
      isFirst: isFirstDay(userId, day, since),
      due: dueReviews(userId, day, reviewsADay(pace.minutes_a_day)),
      lesson: lessonFacts(userId, day, since),
      drill: drillFacts(userId, { day, now, responses }),
      week: weekOfToday(userId, day, timeZone),
      puzzle: puzzleOfToday(userId, day),
      scenario: scenarioOfToday(userId, since),
      last: lastDay(userId, { day, timeZone, responses }),
    },
    (found) => found,
  );
}

/** Whether the learner had met nothing when the day began. */
function isFirstDay(userId: string, day: string, since: Date): Reading<boolean> {
  return reading(
    `select not exists (
       select from public.responses where user_id = $1 and day < $2 and place not in ('placement', 'puzzle')
     ) and not exists (
       select from public.user_progress where user_id = $1 and completed_at < $3
     ) as is_first`,
    [userId, day, since],
    (rows: { is_first: boolean }[]) => one(rows).is_first,
  );
}

type Reasons = {
  readonly clock: LearnerClock;
  readonly due: DueReviews;
  readonly lesson: LessonOfToday | null;
  readonly drill: DrillOfToday | null;
  readonly puzzle: PuzzleOfToday;
  readonly scenario: ScenarioOfToday | null;
  readonly isFirst: boolean;
};

function withReason(
  stretch: Stretch,
  { clock, due, lesson, drill, puzzle, scenario, isFirst }: Reasons,
): TodayStretch {
  const { minutes, isDone: is_done } = stretch;
  if (stretch.kind === 'reviews') return reviewsStretch(stretch, due, clock);
  if (stretch.kind === 'lesson' && lesson) {
    const { isDone: _isDone, ...facts } = lesson;
    return { kind: 'lesson', minutes, is_done, ...facts, is_first: isFirst };
  }
  if (stretch.kind === 'drill' && drill) {
    const { isDone: _isDone, ...facts } = drill;
    return { kind: 'drill', minutes, is_done, ...facts };
  }
  if (stretch.kind === 'scenario' && scenario) {
    const { isDone: _isDone, ...facts } = scenario;
    return { kind: 'scenario', minutes, is_done, ...facts };
  }
  return { kind: 'puzzle', minutes, is_done, candles: puzzle.candles, is_right: puzzle.is_right };
}

function reviewsStretch(
  { minutes, isDone, questions }: Stretch,
  { today, left, open }: DueReviews,
  { day, targetRecall }: LearnerClock,
): ReviewsStretch {
  const answered = today.reviewed.length;
  const shown = [...open, ...left].slice(0, Math.max(questions - answered, 0));
  const again = shown.map(
    ({ card }) =>
      scheduleCard(card, { grade: 'good', day, is_constructed: true, target_recall: targetRecall }).interval,
  );
  return {
    kind: 'reviews',
    minutes,
    is_done: isDone,
    questions,
    answered,
    faded: shown.filter(({ card }) => recallOn(card, day) < FADING_BELOW).length,
    left: shown.map(({ skill, card }) => ({ skill, last: card.day, curve: forgettingCurve(card, day) })),
    returns_after: again.length === 0 ? null : { least: Math.min(...again), most: Math.max(...again) },
    returns_on: today.reviewed
      .map(({ returns_on }) => returns_on)
      .filter((returns) => daysBetween(day, returns) > 0),
  };
}
