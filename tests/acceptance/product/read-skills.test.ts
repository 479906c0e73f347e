import { expect, test } from 'vitest';
import type { ReadSkillResponse, ReadSkillsResponse } from '#domain/knowledge/contract.ts';
import { one } from '#domain/kernel/one.ts';
import type { OpenDrillResponse } from '#domain/quiz/review-contract.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * How the skills of a learner stand, and what they answered of one: their own, and as of today.
 */

const { server, database } = await startProduct();

const SKILL = 'position-size';
const DAY_MS = 86_400_000;

/** Four unaided right answers to two items, one a day, the last of them so many days ago. */
async function learn(userId: string, daysAgo: number): Promise<void> {
  for (const [place, template] of ['one', 'two', 'one', 'two'].entries()) {
    await answer(userId, { at: new Date(Date.now() - (daysAgo + 3 - place) * DAY_MS), template });
  }
}

async function answer(
  userId: string,
  given: {
    at: Date;
    template: string;
    isRight?: boolean;
    misconception?: string;
    place?: 'quiz' | 'placement';
  },
): Promise<void> {
  await database.transaction(({ query }) =>
    recordResponse(query, {
      userId,
      place: 'quiz',
      lessonId: null,
      skill: SKILL,
      level: 2,
      isConstructed: true,
      try: 1,
      isRight: true,
      hints: 0,
      ...given,
    }),
  );
}

test('a skill that was known fades while it is not recalled', async () => {
  const [fresh, forgetful] = [
    await signUpLearner(server, 'fresh@example.org'),
    await signUpLearner(server, 'forgetful@example.org'),
  ];
  await learn(fresh.id, 0);
  await learn(forgetful.id, 400);
  const statusOf = async (learner: typeof fresh) => {
    const { skills } = (await learner.call('read-skills', {})).body as ReadSkillsResponse;
    return skills.map(({ skill, status }) => ({ skill, status }));
  };
  expect(await statusOf(fresh)).toEqual([{ skill: SKILL, status: 'known' }]);
  expect(await statusOf(forgetful)).toEqual([{ skill: SKILL, status: 'fading' }]);
});

test('states that are not computed yet are computed when they are read', async () => {
  const learner = await signUpLearner(server, 'imported@example.org');
  await learn(learner.id, 0);
  await database.query('delete from public.skill_states where user_id = $1', [learner.id]);
  await database.query('update private.learner_days set folded_until = 0 where user_id = $1', [learner.id]);
  const { body } = await learner.call('read-skills', {});
  expect(body.skills).toEqual([expect.objectContaining({ skill: SKILL, status: 'known' })]);
});

test('a learner reads their own answers, and the beliefs that feedback has told them', async () => {
  const learner = await signUpLearner(server, 'answers@example.org');
  const other = await signUpLearner(server, 'other@example.org');
  const { rows } = await database.query<{ id: string; belief: string }>(
    'select id, belief from public.misconceptions order by id limit 2',
  );
  const [told, untold] = rows;
  await answer(learner.id, {
    at: new Date(),
    template: 'one',
    isRight: false,
    misconception: told?.id ?? '',
  });
  await answer(learner.id, {
    at: new Date(),
    template: 'two',
    isRight: false,
    misconception: untold?.id ?? '',
    place: 'placement',
  });
  const { body } = await learner.call('read-skill', { skill: SKILL });
  const { answers, beliefs } = body as ReadSkillResponse;
  expect(answers).toEqual([
    expect.objectContaining({ sequence: 1, place: 'quiz', is_right: false }),
    expect.objectContaining({ sequence: 2, place: 'placement', is_right: false }),
  ]);
  expect(beliefs.map(({ belief }) => belief)).toEqual([told?.belief]);
  expect((await other.call('read-skill', { skill: SKILL })).body).toMatchObject({ answers: [], beliefs: [] });
});

test('a drill is offered where it would ask something, and not where every lesson with questions is closed', async () => {
  const learner = await signUpLearner(server, 'drills@example.org');
  // The one with the fewest lessons among those of which none is free.
  const { rows } = await database.query<{ skill: string }>(
    `select skill from private.review_items join public.lessons on lessons.id = lesson_id
     group by skill having count(*) >= 4 and count(*) filter (where is_generated) >= 2 and not bool_or(is_free)
     order by count(distinct lesson_id), skill limit 1`,
  );
  const { skill } = one(rows);
  const canDrill = async () => {
    const { body } = await learner.call('read-skill', { skill });
    const drill = await learner.call('open-drill', { skill });
    expect((drill.body as OpenDrillResponse).question !== null).toBe((body as ReadSkillResponse).can_drill);
    return (body as ReadSkillResponse).can_drill;
  };
  expect(await canDrill()).toBe(false);
  await database.query(
    `insert into public.enrollments (user_id, course_id)
     select distinct $1::uuid, course_id from private.review_items join public.lessons on lessons.id = lesson_id
     where skill = $2`,
    [learner.id, skill],
  );
  expect(await canDrill()).toBe(true);
});
