import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { FAULTS } from './outline.ts';
import type { Population, Stored } from './read-population.ts';

/** What the figures are counted for: days in UTC, both included, and a course or all of them. */
export type Question = {
  readonly from: string;
  readonly to: string;
  readonly unit: 'day' | 'week' | 'month';
  readonly courseId: string | null;
  /** The moment the figures are of. */
  readonly asOf: Date;
};

const DAY_MS = 86_400_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/** Day 4 of 1970 was a Sunday: weeks are counted from the Monday after. */
const weekNumber = (moment: Date) => Math.floor((moment.getTime() / DAY_MS - 4) / 7);
const mondayOf = (week: number) => dayOf(new Date((week * 7 + 4) * DAY_MS));
const isIn = (moment: Date, { from, to }: Question) => dayOf(moment) >= from && dayOf(moment) <= to;

function partOf(moment: Date, unit: Question['unit']): string {
  if (unit === 'week') return mondayOf(weekNumber(moment));
  return unit === 'day' ? dayOf(moment) : `${dayOf(moment).slice(0, 8)}01`;
}

function realLearners({ users }: Population): Stored['users'][] {
  return users.filter((user) => !user.is_anonymous && user.deleted_at === null);
}

/** Every figure of `read-analytics`, counted one row after the other from what the tables hold. */
export const recount = {
  days(population: Population, question: Question): Map<string, number> {
    const counts = new Map<string, number>();
    const count = (measure: string, moment: Date | null) => {
      if (moment === null || !isIn(moment, question)) return;
      const key = `${partOf(moment, question.unit)} ${measure}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    const ofCourse = (row: { readonly course_id: string }) =>
      question.courseId === null || row.course_id === question.courseId;
    const today = Date.parse(dayOf(question.asOf));
    for (const { id, created_at: signedUpAt } of realLearners(population)) {
      count('sign_ups', signedUpAt);
      if (Date.parse(dayOf(signedUpAt)) >= today - 7 * DAY_MS) continue;
      count('sign_ups_ripe', signedUpAt);
      const isActive = population.progress.some(
        ({ user_id, completed_at }) =>
          user_id === id && completed_at.getTime() < signedUpAt.getTime() + 7 * DAY_MS,
      );
      if (isActive) count('activations', signedUpAt);
    }
    for (const row of population.enrollments.filter(ofCourse)) {
      count('enrolments', row.created_at);
      count('course_completions', row.completed_at);
    }
    for (const row of population.progress.filter(ofCourse)) count('lesson_completions', row.completed_at);
    for (const row of population.assessments) count('assessments', row.created_at);
    for (const row of population.steps) {
      if (row.step_name === 'complete') count('onboardings', row.completed_at);
    }
    for (const row of population.subscriptions) count('plan_choices', row.created_at);
    for (const row of population.applications) count('applications', row.created_at);
    for (const row of population.leads) count('leads', row.created_at);
    return counts;
  },

  courses(population: Population, question: Question): Map<string, number[]> {
    const courses = population.courses.filter(
      ({ id }) => question.courseId === null || id === question.courseId,
    );
    return new Map(
      courses.map(({ id }) => {
        const taken = population.enrollments.filter(
          (row) => row.course_id === id && isIn(row.created_at, question),
        );
        const reached = (percent: number) => taken.filter(({ progress }) => progress >= percent).length;
        const completed = taken.filter(({ completed_at }) => completed_at !== null).length;
        return [id, [taken.length, reached(1), reached(25), reached(50), reached(75), completed]];
      }),
    );
  },

  /** Opened and completed by lesson. */
  lessons(population: Population, question: Question): Map<string, [number, number]> {
    const enrolled = new Set(
      population.enrollments
        .filter((row) => row.course_id === question.courseId && isIn(row.created_at, question))
        .map(({ user_id }) => user_id),
    );
    const lessons = population.lessons.filter(
      (lesson) => lesson.course_id === question.courseId && lesson.retired_at === null,
    );
    return new Map(
      lessons.map(({ id }) => {
        const opened = new Set<string>();
        for (const { user_id, verb, lesson_id } of population.events) {
          if (user_id !== null && enrolled.has(user_id) && verb === 'lesson_opened' && lesson_id === id)
            opened.add(user_id);
        }
        const completed = population.progress.filter(
          ({ user_id, lesson_id }) => lesson_id === id && enrolled.has(user_id),
        );
        return [id, [opened.size, completed.length]];
      }),
    );
  },

  /** Answers, right answers and discrimination by lesson and item. */
  items(population: Population, question: Question): Map<string, [number, number, number | null]> {
    const found = new Map<string, [number, number, number | null]>();
    const quizzes = population.lessons.filter(
      (lesson) =>
        lesson.course_id === question.courseId && lesson.items.length > 0 && lesson.retired_at === null,
    );
    for (const { id: lessonId, items } of quizzes) {
      const first = new Map<string, Stored['attempts']>();
      for (const attempt of population.attempts) {
        if (attempt.lesson_id !== lessonId) continue;
        const known = first.get(attempt.user_id);
        if (known === undefined || attempt.started_at < known.started_at) first.set(attempt.user_id, attempt);
      }
      const sheets = [...first.values()]
        .filter(({ finished_at }) => finished_at !== null && isIn(finished_at, question))
        .map(({ id }) =>
          population.answers.filter((row) => row.attempt_id === id && row.round === 1 && row.try === 1),
        );
      for (const itemId of items) {
        const pairs = sheets.flatMap((sheet) => {
          const own = sheet.find(({ item_id }) => item_id === itemId);
          if (own === undefined) return [];
          const others = sheet.filter((row) => row !== own);
          const right = others.filter(({ is_correct }) => is_correct).length;
          return [{ score: own.is_correct ? 1 : 0, rest: right / others.length }];
        });
        const correct = pairs.filter(({ score }) => score === 1).length;
        found.set(`${lessonId} ${itemId}`, [
          pairs.length,
          correct,
          pairs.length < 30 ? null : pearson(pairs),
        ]);
      }
    }
    return found;
  },

  /** Mistakes and first answers, in the period and in as many days before, by lesson, item, kind and name. */
  mistakes(population: Population, question: Question): Map<string, number[]> {
    const days = (Date.parse(question.to) - Date.parse(question.from)) / DAY_MS + 1;
    const before = {
      ...question,
      from: dayOf(new Date(Date.parse(question.from) - days * DAY_MS)),
      to: dayOf(new Date(Date.parse(question.from) - DAY_MS)),
    };
    const lessons = new Set(
      population.lessons
        .filter((lesson) => lesson.course_id === question.courseId && lesson.retired_at === null)
        .map(({ id }) => id),
    );
    const happenings: { item: string; what: string; at: Date }[] = [];
    const answered = (item: string, at: Date, mistakes: readonly string[]) => {
      for (const what of ['answered', ...mistakes]) happenings.push({ item, what, at });
    };
    const mistakesOf = (row: Pick<Stored['answers'], 'mistake' | 'misconception'>, isRight: boolean) =>
      isRight ? [] : [`${row.mistake ?? 'unknown'} ${row.misconception ?? ''}`];
    for (const row of population.answers) {
      const attempt = population.attempts.find(({ id }) => id === row.attempt_id);
      if (attempt === undefined || row.round !== 1 || row.try !== 1 || !lessons.has(attempt.lesson_id))
        continue;
      const isFirst = population.attempts.every(
        (other) =>
          other.user_id !== attempt.user_id ||
          other.lesson_id !== attempt.lesson_id ||
          other.started_at >= attempt.started_at,
      );
      if (isFirst)
        answered(`${attempt.lesson_id} ${row.item_id}`, row.answered_at, mistakesOf(row, row.is_correct));
    }
    for (const row of population.activityAnswers) {
      if (row.try !== 1 || !lessons.has(row.lesson_id)) continue;
      if (row.item_id !== null)
        answered(
          `${row.lesson_id} ${row.activity}/${row.item_id}`,
          row.answered_at,
          mistakesOf(row, row.is_right),
        );
      const { answer } = row;
      if (!Array.isArray(answer)) continue;
      const missed = FAULTS.filter(({ sentence, reason }) => !answer.includes(`${sentence}:${reason}`));
      const alarms = answer.filter((mark) => !FAULTS.some(({ sentence }) => mark.startsWith(`${sentence}:`)));
      answered(`${row.lesson_id} ${row.activity}`, row.answered_at, [
        ...missed.map(({ reason }) => `missed ${reason}`),
        ...alarms.map((mark) => `false_alarm ${mark.split(':')[1] ?? ''}`),
      ]);
    }
    const inside = happenings.map(({ item, what, at }) => ({
      key: `${item} ${what}`,
      item,
      isNow: isIn(at, question),
      isBefore: isIn(at, before),
    }));
    const count = (key: string, when: 'isNow' | 'isBefore') =>
      inside.filter((happening) => happening.key === key && happening[when]).length;
    const kept = inside.filter(({ isNow, isBefore }) => isNow || isBefore);
    const keys = new Map(
      kept.filter(({ key, item }) => key !== `${item} answered`).map(({ key, item }) => [key, item]),
    );
    return new Map(
      Array.from(keys, ([key, item]) => [
        key,
        [
          count(key, 'isNow'),
          count(`${item} answered`, 'isNow'),
          count(key, 'isBefore'),
          count(`${item} answered`, 'isBefore'),
        ],
      ]),
    );
  },

  /** Joined and active by cohort and week. */
  retention(population: Population, question: Question): Map<string, [number, number]> {
    const joined =
      question.courseId === null
        ? realLearners(population).map(({ id, created_at }) => ({ id, at: created_at }))
        : population.enrollments
            .filter(({ course_id }) => course_id === question.courseId)
            .map(({ user_id, created_at }) => ({ id: user_id, at: created_at }));
    const found = new Map<string, [number, number]>();
    for (const cohort of new Set(joined.map(({ at }) => weekNumber(at)))) {
      if (mondayOf(cohort) < question.from || mondayOf(cohort) > question.to) continue;
      const members = new Map(
        joined.filter(({ at }) => weekNumber(at) === cohort).map(({ id, at }) => [id, at] as const),
      );
      for (let week = 0; week <= Math.min(12, weekNumber(question.asOf) - cohort); week += 1) {
        const active = new Set<string>();
        for (const { user_id, course_id, occurred_at } of population.events) {
          const since = user_id === null ? undefined : members.get(user_id);
          if (user_id === null || since === undefined || occurred_at < since) continue;
          if (weekNumber(occurred_at) !== cohort + week) continue;
          if (question.courseId === null || course_id === question.courseId) active.add(user_id);
        }
        found.set(`${mondayOf(cohort)} ${week}`, [members.size, active.size]);
      }
    }
    return found;
  },

  /** How many payments, and how much, by part, currency, provider and kind. */
  revenue(population: Population, question: Question): Map<string, [number, number]> {
    const found = new Map<string, [number, number]>();
    for (const { paid_at, currency, provider, kind, amount_minor } of population.payments) {
      if (!isIn(paid_at, question)) continue;
      const key = `${partOf(paid_at, question.unit)} ${currency} ${provider} ${kind}`;
      const [count, sum] = found.get(key) ?? [0, 0];
      found.set(key, [count + 1, sum + amount_minor]);
    }
    return found;
  },
  // Those of learning, which are kept whole, are counted again by learning-figures.test.ts.
} satisfies Record<Exclude<keyof AnalyticsRows, 'learning'>, unknown>;

/** Pearson's correlation from deviations; null where one side does not vary. */
function pearson(pairs: readonly { readonly score: number; readonly rest: number }[]): number | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [scores, rests] = [pairs.map(({ score }) => score), pairs.map(({ rest }) => rest)];
  const [scoreMean, restMean] = [mean(scores), mean(rests)];
  const covariance = mean(pairs.map(({ score, rest }) => (score - scoreMean) * (rest - restMean)));
  const spread = (values: readonly number[], centre: number) =>
    Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
  const product = spread(scores, scoreMean) * spread(rests, restMean);
  return product === 0 ? null : covariance / product;
}
