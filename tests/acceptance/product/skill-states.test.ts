import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/knowledge/learner-day.ts';
import { RESPONSE_PLACES } from '#domain/knowledge/evidence.ts';
import { seededRandom } from '#domain/kernel/seeded-random.ts';
import { rebuildStates } from '#server/functions/rebuild-states.ts';
import { recordResponse } from '#server/functions/record-response.ts';
import { ACTIVITY_LESSON } from '#tests/support/activity-product.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { type QuizProduct, rightAnswer, startQuizProduct, wrongAnswer } from '#tests/support/quiz-product.ts';

/*
 * What is known of a learner is computed from their responses and from nothing else: thrown away and computed anew, it is the
 * same, whatever they answered, in whichever order and on how many devices at once.
 */

let product: QuizProduct;

beforeAll(async () => {
  product = await startQuizProduct([
    {
      edit: 'courses/first-steps/01-money-at-risk/03-do-it-yourself.lesson.md',
      replace: 'title:',
      with: 'title:',
    },
  ]);
});
afterAll(() => product?.stop());

const DAY = '2026-12-01';
const SKILLS = ['risk-register', 'position-size', 'loss-limits'];

const statesOf = async (userId: string) =>
  (
    await product.database.query(
      'select skill, status, due::text, state from public.skill_states where user_id = $1 order by skill',
      [userId],
    )
  ).rows;

const responsesOf = async (userId: string) =>
  (
    await product.database.query(
      `select place, try, is_right, hints, skill, template, is_constructed, level, misconception
       from public.responses where user_id = $1 order by sequence`,
      [userId],
    )
  ).rows;

/** One response after the other, or as many at once as devices send. */
async function answerAtRandom(userId: string, seed: number, devices: number): Promise<void> {
  const random = drawing(seed);
  for (let step = 0; step < 12; step++) {
    const at = new Date(`${addDays(DAY, step * random(5))}T${10 + random(9)}:00:00Z`);
    await Promise.all(
      Array.from({ length: devices }, () => {
        const given = {
          userId,
          at,
          place: RESPONSE_PLACES[random(RESPONSE_PLACES.length)] ?? 'quiz',
          lessonId: null,
          template: `item-${random(4)}`,
          skill: SKILLS[random(SKILLS.length)] ?? '',
          level: 1 + random(3),
          isConstructed: random(2) === 0,
          try: random(4) === 0 ? 2 : 1,
          isRight: random(4) > 0,
          hints: random(5) === 0 ? 1 + random(2) : 0,
        };
        return product.database.transaction(({ query }) => recordResponse(query, given));
      }),
    );
  }
}

function drawing(seed: number): (below: number) => number {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
}

describe('states', () => {
  test('rebuilt equal those kept, after random histories on one device and on two at once', async () => {
    const { rows } = await product.database.query<{ id: string }>(
      `insert into auth.users (email) select 'folded-' || n || '@example.org' from generate_series(1, 12) as n returning id`,
    );
    await Promise.all(rows.map(({ id }, index) => answerAtRandom(id, index, index % 2 === 0 ? 1 : 2)));
    const kept = await Promise.all(rows.map(({ id }) => statesOf(id)));
    expect(kept.flat().length).toBeGreaterThan(24);
    const nothing = await rebuildStates(product.database);
    expect(nothing).toMatchObject({ changedLearners: 0, changedSkills: 0 });

    await product.database.query('delete from public.skill_states');
    const rebuilt = await rebuildStates(product.database);
    expect(rebuilt.changedSkills).toBe(kept.flat().length);
    expect(await Promise.all(rows.map(({ id }) => statesOf(id)))).toEqual(kept);
  });

  test('that somebody tampered with are found and put right', async () => {
    const learner = await signUpLearner(product.server, 'tampered@example.org');
    await answerAtRandom(learner.id, 99, 1);
    const kept = await statesOf(learner.id);
    await product.database.query(
      `update public.skill_states set status = 'mastered', due = '2030-01-01' where user_id = $1`,
      [learner.id],
    );
    expect((await rebuildStates(product.database)).changedLearners).toBe(1);
    expect(await statesOf(learner.id)).toEqual(kept);
  });

  test('of what two devices answered at once miss none', async () => {
    const learner = await signUpLearner(product.server, 'two-devices@example.org');
    await answerAtRandom(learner.id, 7, 2);
    const { rows } = await product.database.query(
      'select max(sequence) as last, count(*)::int as responses from public.responses where user_id = $1',
      [learner.id],
    );
    expect(rows).toEqual([{ last: 24, responses: 24 }]);
  });
});

describe('what is answered', () => {
  test('in a quiz is evidence, with its hints, its misconception and which try it was', async () => {
    const learner = await signUpLearner(product.server, 'quizzed@example.org');
    const { body } = await learner.call('start-quiz', { lesson_id: product.quizId });
    const attemptId = String(body.attempt_id);
    const question = (await product.questions(attemptId)).find(({ item }) => item.kind === 'single');
    if (!question) throw new Error('The fixtures have no item of this kind.');
    const item = { attempt_id: attemptId, item_id: question.item.id };
    await learner.call('take-quiz-hint', { ...item, step: 1 });
    for (const [place, answer] of [wrongAnswer(question), rightAnswer(question)].entries()) {
      const given = Array.isArray(answer) ? answer.slice(0, 1) : answer;
      await learner.call('answer-quiz-item', { ...item, try: place + 1, answer: given });
    }
    expect(await responsesOf(learner.id)).toEqual([
      expect.objectContaining({ place: 'quiz', try: 1, is_right: false, hints: 1, is_constructed: false }),
      expect.objectContaining({ place: 'quiz', try: 2, is_right: true }),
    ]);
    expect(await statesOf(learner.id)).toEqual([
      expect.objectContaining({ skill: question.item.skill, status: 'learning' }),
    ]);
    // How long the first answer took is known from when the item was asked; a second one follows what was told.
    const { rows: times } = await product.database.query<{ seconds: number | null }>(
      'select seconds from public.responses where user_id = $1 order by sequence',
      [learner.id],
    );
    expect(times).toEqual([{ seconds: expect.any(Number) }, { seconds: null }]);
    expect(times[0]?.seconds).toBeLessThan(600);
  });

  test('in a lesson is evidence, and learners read their own and nobody else’s', async () => {
    const learner = await signUpLearner(product.server, 'reading@example.org');
    const other = await signUpLearner(product.server, 'curious@example.org');
    await learner.call('answer-activity', {
      lesson_id: ACTIVITY_LESSON,
      activity: 'average-cost',
      item_id: 'gap',
      answer: 30,
    });
    const { data } = await learner.rest.from('responses').select('place, is_right, template, is_constructed');
    expect(data).toEqual([
      {
        place: 'lesson',
        is_right: true,
        template: `${ACTIVITY_LESSON}/average-cost/gap`,
        is_constructed: true,
      },
    ]);
    for (const table of ['responses', 'skill_states'] as const) {
      expect((await learner.rest.from(table).select()).data).toHaveLength(1);
      expect((await other.rest.from(table).select()).data).toEqual([]);
    }
  });

  test('before there was evidence is brought in once, with its first tries', async () => {
    const learner = await signUpLearner(product.server, 'earlier@example.org');
    const given = { lesson_id: ACTIVITY_LESSON, activity: 'average-cost', item_id: 'gap' };
    await learner.call('answer-activity', { ...given, answer: 3000 });
    await learner.call('answer-activity', { ...given, answer: 30 });
    const [first] = await responsesOf(learner.id);
    const states = await statesOf(learner.id);
    for (const table of ['public.responses', 'public.skill_states', 'private.learner_days']) {
      await product.database.query(`delete from ${table} where user_id = $1`, [learner.id]);
    }
    await product.database.query('select private.import_responses()');
    await product.database.query('select private.import_responses()');
    expect(await responsesOf(learner.id)).toEqual([first]);
    expect(await statesOf(learner.id)).toEqual([]);
    await rebuildStates(product.database);
    const [state] = await statesOf(learner.id);
    expect(state).toMatchObject({ skill: states[0]?.skill, status: 'learning' });
  });
});
