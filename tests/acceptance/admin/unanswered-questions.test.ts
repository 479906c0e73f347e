import { expect, test } from 'vitest';
import type { ListUnansweredResponse } from '#domain/mentor/contract.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

const { server, database } = await startProduct();

test('what several learners asked without an answer reaches editors by subject, and what one alone asked does not', async () => {
  const asked = async (email: string, questions: readonly string[]) => {
    const learner = await signUpLearner(server, email);
    for (const content of questions) expect((await learner.call('ask-mentor', { content })).status).toBe(200);
  };
  await asked('first@example.org', [
    'Who won the world cup?',
    'Where is my uncle Barnaby?',
    'What is a stop?',
  ]);
  await asked('second@example.org', ['who won the World Cup']);
  const admin = await signUpLearner(server, 'editor@example.org');
  expect((await admin.call('list-unanswered', {})).status).toBe(403);
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const { status, body } = await admin.call('list-unanswered', {});
  expect(status).toBe(200);
  const { groups, hidden } = body as ListUnansweredResponse;
  expect(groups).toMatchObject([{ asked: 2, askers: 2 }]);
  expect(groups.at(0)?.words).toEqual(expect.arrayContaining(['world', 'cup']));
  expect(JSON.stringify(body)).not.toMatch(/barnaby/iu);
  expect(hidden).toBe(1);
});
