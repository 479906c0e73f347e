import type { LessonId } from '#domain/kernel/ids.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { quizQuestions } from '#server/functions/learning/quiz-questions.ts';
import type { ActivityAnswer } from '#domain/activities/contract.ts';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { lessonQuestions } from '#server/functions/learning/activity-questions.ts';
import { itemFeedback } from '#server/functions/learning/item-feedback.ts';
import type { QuizAnswer } from '#domain/quiz/check-answer.ts';
import { quizResult } from '#domain/quiz/quiz-result.ts';
import { rebuildStates } from '#server/functions/rebuild-states.ts';
import { TABLE_NAMES, TABLES } from '../../../tools/demo-data/tables.ts';
import { openDemonstration, type TestDemonstration, UNTIL } from './demonstration/open-demonstration.ts';
import { type History, readHistory, replayLearner } from './demonstration/replay-learner.ts';
import { RULES } from './demonstration/rules.ts';

const REPLAYED = 120;

let demonstration: TestDemonstration;
beforeAll(async () => {
  demonstration = await openDemonstration();
  await demonstration.load();
});
afterAll(() => demonstration?.close());

describe('the histories', () => {
  test.for(RULES)('$title', async ({ offenders }) => {
    const text = offenders.includes('$1')
      ? offenders
      : `select * from (${offenders}) as offenders where $1::timestamptz is not null`;
    const { rows } = await demonstration.database.query(text, [UNTIL]);
    expect(rows).toEqual([]);
  });

  test('have something in every table, and every verb of an event', async () => {
    for (const table of TABLE_NAMES) {
      const { rowCount } = await demonstration.database.query(`select from ${TABLES[table].name} limit 1`);
      expect(rowCount, table).toBe(1);
    }
    const { rows } = await demonstration.database.query(
      'select count(distinct verb)::int as verbs from public.learning_events',
    );
    expect(rows).toEqual([{ verbs: 10 }]);
  });

  test('answers are right or wrong as the server would have judged them, and make the score', async () => {
    const { rows: attempts } = await demonstration.database.query<{
      id: string;
      lesson_id: string;
      score: number | null;
      passed: boolean | null;
    }>('select id, lesson_id, score, passed from public.quiz_attempts');
    expect(attempts.length).toBeGreaterThan(0);
    for (const { id, lesson_id, score, passed } of attempts) {
      const { rows: answers } = await demonstration.database.query<{
        item_id: string;
        round: 1 | 2;
        try: 1 | 2;
        answer: QuizAnswer;
        is_correct: boolean;
        mistake: string | null;
        misconception: string | null;
        skill: string;
      }>(
        'select item_id, round, try, answer, is_correct, mistake, misconception, skill from public.quiz_answers where attempt_id = $1',
        [id],
      );
      const ask = await quizQuestions(demonstration.database.query, nominal<LessonId>(lesson_id), id);
      for (const { is_correct, mistake, misconception, skill, ...given } of answers) {
        const question = ask(given.round).find(({ item }) => item.id === given.item_id);
        if (!question) throw new Error(`Attempt ${id} answers ${given.item_id}, which it does not ask.`);
        const feedback = itemFeedback(given, question.key);
        expect({ is_correct, mistake, misconception, skill }).toEqual({
          is_correct: feedback.is_correct,
          mistake: feedback.mistakes[0]?.mistake ?? null,
          misconception: feedback.mistakes[0]?.misconception ?? null,
          skill: question.item.skill,
        });
      }
      const first = answers.filter((given) => given.round === 1 && given.try === 1);
      const second = answers.filter((given) => given.round === 1 && given.try === 2);
      const wrong = first.filter(({ is_correct }) => !is_correct);
      const isFinished = first.length === ask(1).length && second.length === wrong.length;
      expect({ score, passed }).toEqual(
        isFinished
          ? quizResult(first.filter(({ is_correct }) => is_correct).length, first.length)
          : { score: null, passed: null },
      );
    }
  });
});

describe('what is known of the learners', () => {
  test('is what their answers say: a rebuild changes nothing', async () => {
    const { database } = demonstration;
    const { rows } = await database.query<{ learners: number }>(
      'select count(distinct user_id)::int as learners from public.responses',
    );
    expect(one(rows).learners).toBeGreaterThan(50);
    expect(await rebuildStates(database)).toEqual({ ...one(rows), changedLearners: 0, changedSkills: 0 });
  });

  test('is the evidence that the server would have taken from their first answers', async () => {
    const evidence = `select user_id, skill, template, place, is_right, mistake, misconception, hints, confidence,
      day::text as day, answered_at from public.responses
      where try = 1 and place not in ('review', 'simulator') order by user_id, answered_at, template`;
    const { database } = demonstration;
    const { rows: written } = await database.query(evidence);
    const undone = new Error('undone');
    let imported: unknown;
    const importing = database.transaction(async ({ query }) => {
      await query('delete from public.responses');
      await query('select private.import_responses()');
      imported = (await query(evidence)).rows;
      throw undone;
    });
    await expect(importing).rejects.toBe(undone);
    expect(imported).toEqual(written);
  });

  test('reviews came when they were due, kept what came of them, and were forecast', async () => {
    const { rows } = await demonstration.database.query(
      `select count(*)::int as questions, count(*) filter (where questions.is_right)::int > 0 as some_right,
         count(*) filter (where not questions.is_right)::int > 0 as some_wrong,
         count(*) filter (where returns_on <= questions.day)::int as returning_at_once,
         count(*) filter (where responses.forecast is null)::int as unforeseen
       from public.review_questions as questions
       left join public.responses on responses.user_id = questions.user_id and responses.place = 'review' and try = 1
         and responses.skill = questions.skill and responses.day = questions.day`,
    );
    const { questions, ...found } = one(rows);
    expect(questions).toBeGreaterThan(20);
    expect(found).toEqual({ some_right: true, some_wrong: true, returning_at_once: 0, unforeseen: 0 });
  });
});

test('answers to activities are what the server would have made of them', async () => {
  const { query } = demonstration.database;
  const { rows: answers } = await query<{
    user_id: string;
    lesson_id: string;
    activity: string;
    item_id: string | null;
    answer: ActivityAnswer;
    is_right: boolean;
    mistake: string | null;
    misconception: string | null;
    skill: string;
    activities: Record<string, LearnerActivity>;
  }>(
    `select user_id, answers.lesson_id, activity, item_id, answer, is_right, mistake, misconception, skill, activities
     from public.activity_answers as answers join public.lesson_bodies using (lesson_id)
     order by answers.id limit 400`,
  );
  expect(new Set(answers.map(({ activities, activity }) => activities[activity]?.kind))).toEqual(
    new Set(['check', 'commit', 'transcript']),
  );
  for (const { user_id, lesson_id, activity, item_id, answer, activities, ...kept } of answers) {
    const questions = await lessonQuestions(query, lesson_id, activities, user_id);
    const question = questions.find((one) => one.activity === activity && (one.item?.id ?? null) === item_id);
    const grade = question?.grade(answer);
    expect(kept).toEqual({
      is_right: grade?.is_right,
      mistake: grade?.notes[0]?.mistake ?? null,
      misconception: grade?.notes[0]?.misconception ?? null,
      skill: question?.skill,
    });
  }
});

test('the statistics of lessons are what plain counting of the events gives', async () => {
  const from = new Date(Date.parse(UNTIL) - 90 * 86_400_000);
  const { rows: events } = await demonstration.database.query<{
    user_id: string;
    lesson_id: string;
    verb: string;
    seconds: number | null;
    passed: boolean | null;
    occurred_at: Date;
  }>(`select user_id, lesson_id, verb, (details ->> 'seconds')::int as seconds, (details ->> 'passed')::boolean as passed, occurred_at
      from public.learning_events where lesson_id is not null`);
  const { rows: courses } = await demonstration.database.query<{ id: string }>(
    'select id from public.courses',
  );
  expect(courses.length).toBeGreaterThan(1);
  for (const { id } of courses) {
    const { rows: statistics } = await demonstration.database.query<Record<string, number | string | null>>(
      `select lesson_id, opened, completed, median_minutes::float8, timed, finished, passed
       from private.lesson_statistics($1, $2)`,
      [id, from],
    );
    expect(statistics.length).toBeGreaterThan(0);
    for (const { lesson_id: lessonId, median_minutes: median, ...counts } of statistics) {
      const ofLesson = events.filter(({ lesson_id }) => lesson_id === lessonId);
      const who = (verb: string, passed?: boolean) =>
        new Set(
          ofLesson
            .filter(
              (event) =>
                event.verb === verb && event.occurred_at >= from && (passed ?? event.passed) === event.passed,
            )
            .map(({ user_id }) => user_id),
        );
      const times = [...who('time_on_task')]
        .map((learner) =>
          ofLesson.reduce((sum, event) => sum + (event.user_id === learner ? (event.seconds ?? 0) : 0), 0),
        )
        .toSorted((one, other) => one - other);
      expect(counts).toEqual({
        opened: who('lesson_opened').size,
        completed: who('lesson_completed').size,
        timed: times.length,
        finished: who('quiz_finished').size,
        passed: who('quiz_finished', true).size,
      });
      const middle = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
      if (times.length === 0) expect(median).toBeNull();
      // Each time is rounded to a tenth of a minute, and so is the mean of two.
      else
        expect(Math.abs(Number(median) - ((middle[0] ?? 0) + (middle[1] ?? 0)) / 120)).toBeLessThanOrEqual(
          0.1,
        );
    }
  }
});

test('learners who live their history through the triggers and policies leave the same rows', async () => {
  const { rows: users } = await demonstration.database.query<{ id: string }>(
    'select id from auth.users order by created_at limit $1',
    [REPLAYED],
  );
  // One after the other: all at once would wait longer for a connection than the queue lets them.
  const histories: History[] = [];
  for (const { id } of users) histories.push(await readHistory(demonstration.database.query, id));
  const loaded = await factsOf(users.map(({ id }) => id));
  await demonstration.remove();
  for (const history of histories) await replayLearner(demonstration.database, history);
  expect(await factsOf(users.map(({ id }) => id))).toEqual(loaded);
});

/** Everything about learners except times and the ids of rows. */
async function factsOf(userIds: readonly string[]): Promise<Record<string, unknown>> {
  const entries = Object.entries(FACTS).map(async ([name, text]) => {
    const { rows } = await demonstration.database.query(
      `select coalesce(jsonb_agg(to_jsonb(fact) order by to_jsonb(fact)::text), '[]') as facts from (${text}) as fact`,
      [userIds],
    );
    return [name, one(rows).facts];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

const FACTS = {
  onboardingSteps: `select user_id, step_name, completed, data - 'assessment_id' as data, data ? 'assessment_id' as assessed
    from public.onboarding_steps where user_id = any ($1)`,
  assessments:
    'select user_id, assessment_data, score, skill_level from public.skill_assessments where user_id = any ($1)',
  subscriptions:
    'select user_id, plan_id, status, current_period_end from public.subscriptions where user_id = any ($1)',
  enrollments: `select user_id, course_id, progress, completed_at is not null as completed
    from public.enrollments where user_id = any ($1)`,
  progress:
    'select user_id, course_id, module_id, lesson_id, completed, score from public.user_progress where user_id = any ($1)',
  positions: 'select user_id, lesson_id, course_id from public.lesson_positions where user_id = any ($1)',
  lessonUse: `select user_id, lesson_id, opened_at is not null as opened, completed_at is not null as completed,
      finished_at is not null as finished, passed_at is not null as passed
    from private.lesson_use where user_id = any ($1)`,
  attempts: 'select id, user_id, lesson_id, score, passed from public.quiz_attempts where user_id = any ($1)',
  activityAnswers: `select user_id, lesson_id, activity, item_id, try, answer, confidence, is_right, share, error, skill, mistake,
      misconception from public.activity_answers where user_id = any ($1)`,
  // The browser's reports of time are left out: they are believed only after that time has passed.
  events: `select user_id, verb, course_id, lesson_id, item_id,
      details - array['share', 'confidence'] as details from public.learning_events
    where user_id = any ($1) and verb <> 'time_on_task'`,
};
