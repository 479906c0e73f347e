import { expect, test } from 'vitest';
import type { ReadSkillResponse, ReadSkillsResponse } from '#domain/knowledge/contract.ts';
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
  expect((await other.call('read-skill', { skill: SKILL })).body).toEqual({ answers: [], beliefs: [] });
});
