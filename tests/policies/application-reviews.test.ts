import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import reviewCases from '#tests/cases/application-reviews.json' with { type: 'json' };
import seatCases from '#tests/cases/review-seats.json' with { type: 'json' };
import { policyTest } from './policy-test.ts';
import type { Session } from './session.ts';
import { people } from './world.ts';

const TAKE = 'select private.take_applications($1)';
const RELEASE = 'select private.release_applications($1)';
const REVIEW = 'select private.review_application($1, 4, 3, 2, 1, $2)';

/** Sends in an application. @returns its id */
async function apply({ query }: Session): Promise<string> {
  const { rows } = await query<{ id: string }>(
    `insert into public.scholarship_applications (first_name, last_name, email, preferred_language, program_interest)
     values ('Grace', 'Hopper', 'grace@example.com', 'en', 'beginner') returning id`,
  );
  return one(rows).id;
}

/** As the server function does: as the owner, with the claims of the admin. */
async function actAs({ query }: Session, userId: string): Promise<void> {
  await query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: userId, role: 'authenticated', aal: 'aal1' }),
  ]);
}

/** Makes admins of the two learners: with the admin there are three. */
async function makeAdmins({ query }: Session): Promise<void> {
  await query(`insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [
    people.learner,
    people.otherLearner,
  ]);
}

async function cardOf({ query }: Session, id: string): Promise<Record<string, unknown>> {
  const { rows } = await query<Record<string, unknown>>(
    `select status, reviewers, reviews, is_mine, is_scored_by_me, is_open, first_name, email, points
     from private.application_cards where id = $1`,
    [id],
  );
  return one(rows);
}

policyTest('no browser reads applications, reviews or cards, not even an admin’s', async ({ session }) => {
  for (const actor of ['anon', 'learner', 'admin'] as const) {
    await session.actAs(actor);
    for (const table of [
      'public.scholarship_applications',
      'public.application_reviews',
      'private.application_cards',
    ])
      expect(await session.attempt(`select from ${table}`), `${actor}: ${table}`).toBe('denied');
    expect(await session.attempt(TAKE, [[people.admin]])).toBe('denied');
  }
});

policyTest(
  'a reviewer learns neither names nor the other’s scores before both are in',
  async ({ session }) => {
    await makeAdmins(session);
    const id = await apply(session);
    const blind = { is_open: false, first_name: null, email: null, points: null };
    await actAs(session, people.admin);
    expect(await cardOf(session, id)).toMatchObject({ ...blind, status: 'received', is_mine: false });
    await session.query(REVIEW, [id, 'A clear plan.']);
    expect(await cardOf(session, id)).toMatchObject({ ...blind, status: 'in_review', is_scored_by_me: true });
    await actAs(session, people.learner);
    expect(await cardOf(session, id)).toMatchObject({ ...blind, reviews: 1, is_mine: false });
    await session.query(REVIEW, [id, '']);
    expect(await cardOf(session, id)).toMatchObject({ is_open: true, first_name: 'Grace', points: 10 });
  },
);

policyTest('nobody reviews twice, and no third person reviews', async ({ session }) => {
  await makeAdmins(session);
  const id = await apply(session);
  for (const admin of [people.admin, people.learner]) {
    await actAs(session, admin);
    expect(await session.attempt(REVIEW, [id, ''])).toBe('allowed');
    expect(await session.attempt(REVIEW, [id, ''])).toBe('already-reviewed');
    expect(await session.attempt(RELEASE, [[id]])).toBe('no-seat-to-release');
  }
  await actAs(session, people.otherLearner);
  expect(await session.attempt(REVIEW, [id, ''])).toBe('no-seat-at-application');
  expect(await session.attempt(TAKE, [[id]])).toBe('no-seat-at-application');
});

policyTest('a seat is taken and given back, and the status follows', async ({ session }) => {
  const id = await apply(session);
  await actAs(session, people.admin);
  expect(await session.attempt(TAKE, [[id]])).toBe('allowed');
  expect(await session.attempt(TAKE, [[id]])).toBe('no-seat-at-application');
  expect(await cardOf(session, id)).toMatchObject({ status: 'in_review', reviewers: 1, is_mine: true });
  expect(await session.attempt(RELEASE, [[id]])).toBe('allowed');
  expect(await cardOf(session, id)).toMatchObject({ status: 'received', reviewers: 0 });
});

policyTest('a seat of somebody who is no admin any more is free again', async ({ session }) => {
  await makeAdmins(session);
  const id = await apply(session);
  for (const admin of [people.learner, people.otherLearner]) {
    await actAs(session, admin);
    await session.query(TAKE, [[id]]);
  }
  await actAs(session, people.admin);
  expect(await session.attempt(TAKE, [[id]])).toBe('no-seat-at-application');
  await session.query('delete from public.user_roles where user_id = $1', [people.learner]);
  expect(await session.attempt(TAKE, [[id]])).toBe('allowed');
});

const reviewers = [people.admin, people.learner];

for (const { name, reviews, mean, isReviewed } of reviewCases) {
  policyTest(`${name}: ${isReviewed ? 'can be decided' : 'cannot be decided yet'}`, async ({ session }) => {
    await makeAdmins(session);
    const id = await apply(session);
    for (const [index, { need, commitment, fit, clarity }] of reviews.entries()) {
      await actAs(session, reviewers[index] ?? '');
      await session.query(`select private.review_application($1, $2, $3, $4, $5, '')`, [
        id,
        need,
        commitment,
        fit,
        clarity,
      ]);
    }
    await actAs(session, people.admin);
    expect(await cardOf(session, id)).toMatchObject({ is_open: isReviewed, points: mean });
    const decide = `select * from private.decide_application($1, 'declined', 'A reason.', 500, null)`;
    expect(await session.attempt(decide, [id])).toBe(isReviewed ? 'allowed' : 'reviews-needed');
  });
}

for (const { decided, own, others, may } of seatCases) {
  const title = `decided ${decided}, own ${own}, others ${others}`;
  policyTest(`${may ? 'a review is taken' : 'no review is taken'}: ${title}`, async ({ session }) => {
    await makeAdmins(session);
    const id = await apply(session);
    if (own !== 'none') {
      await actAs(session, people.admin);
      await session.query(TAKE, [[id]]);
      if (own === 'review') await session.query(REVIEW, [id, '']);
    }
    for (const other of [people.learner, people.otherLearner].slice(0, others)) {
      await actAs(session, other);
      await session.query(REVIEW, [id, '']);
    }
    await actAs(session, people.admin);
    if (decided) {
      await session.query(
        `select private.decide_application($1, 'declined', 'A reason.', 500, 'Not waited for.')`,
        [id],
      );
    }
    const outcome = await session.attempt(REVIEW, [id, '']);
    expect(['allowed', 'already-decided', 'already-reviewed', 'no-seat-at-application']).toContain(outcome);
    expect(outcome === 'allowed').toBe(may);
  });
}

policyTest('a decision waits for two reviews, or says why it does not', async ({ session }) => {
  const decide = 'select * from private.decide_application($1, $2, $3, 500, $4)';
  await makeAdmins(session);
  const id = await apply(session);
  await actAs(session, people.admin);
  expect(await session.attempt(decide, [id, 'declined', 'A reason.', null])).toBe('reviews-needed');
  await session.query(REVIEW, [id, '']);
  expect(await session.attempt(decide, [id, 'declined', 'A reason.', null])).toBe('reviews-needed');
  await actAs(session, people.learner);
  await session.query(REVIEW, [id, '']);
  const { rows } = await session.query(decide, [id, 'declined', 'A reason.', 'Not needed.']);
  expect(rows).toMatchObject([{ status: 'declined', override_reason: null }]);
  expect(await session.attempt(REVIEW, [id, ''])).toBe('already-decided');

  const hurried = await apply(session);
  await session.query(TAKE, [[hurried]]);
  const { rows: decided } = await session.query(decide, [hurried, 'awarded', 'A reason.', 'The only admin.']);
  expect(decided).toMatchObject([{ status: 'awarded', override_reason: 'The only admin.' }]);
  expect(await cardOf(session, hurried)).toMatchObject({ reviewers: 0, is_open: true });
});

policyTest('forgetting an applicant forgets what was written about them', async ({ session }) => {
  const id = await apply(session);
  await session.query(`update public.scholarship_applications set statement = 'I am Grace.' where id = $1`, [
    id,
  ]);
  await actAs(session, people.admin);
  await session.query(REVIEW, [id, 'Grace writes clearly.']);
  await session.query(`select private.forget_forms_of('Grace@example.com')`);
  const { rows } = await session.query(
    `select first_name, statement, note from public.scholarship_applications
     join public.application_reviews on application_id = scholarship_applications.id where application_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ first_name: '-', statement: null, note: '' }]);
});
