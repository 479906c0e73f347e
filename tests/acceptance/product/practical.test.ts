import { beforeAll, expect, test } from 'vitest';
import type { ListedAppeal } from '#domain/exams/appeal-contract.ts';
import type { ExamState } from '#domain/exams/contract.ts';
import { readFacts } from '#domain/credentials/shape/read-facts.ts';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { recomputePractical } from '#server/adapters/exams/recompute-practical.ts';
import type { Database } from '#server/backend/database/database.ts';
import { EXAM_COURSE, examOf, signUpCandidate } from '#tests/support/exam-candidate.ts';
import { makeTrades, passExam, POLICY, startPractical } from '#tests/support/practical-player.ts';
import { newestMail, signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { openProduct, startProduct } from '#tests/support/start-product.ts';

/*
 * The practical part of an exam and what completes a certificate, asked for by somebody who does not use the browser.
 */

const { server, database } = await startProduct();
let lessonId: string;

beforeAll(async () => {
  lessonId = await examOf(database);
});

const candidate = (email: string) => signUpCandidate(server, database, email);

async function exam(learner: TestLearner): Promise<ExamState> {
  const { body } = await learner.call('read-exam', { lesson_id: lessonId });
  return body as ExamState;
}

async function refusal(learner: TestLearner, name: string, given: object) {
  const { status, body } = await learner.call(name, given);
  return [status, body['code']];
}

/** Whether every account has all but the simulator, or all. */
async function sellSimulator(isSold: boolean): Promise<void> {
  await database.query(
    `update public.entitlements set included_in = case when id = 'simulator' then '{}' else array['account'] end`,
  );
  await database.query(
    `insert into public.installation_settings (key, value) values ('payment_provider', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(isSold ? 'test' : null)],
  );
}

async function issuedTo({ query }: Pick<Database, 'query'>, userId: string): Promise<string[]> {
  const { rows } = await query<{ signed_text: string }>(
    'select signed_text from public.credentials where user_id = $1',
    [userId],
  );
  return rows.map(({ signed_text: text }) => text);
}

test('whoever may sit the exam does its practical part, whatever plan they are on, by a policy that holds', async () => {
  const learner = await candidate('begins@example.org');
  const begin = (change: object) =>
    learner.call('start-practical', { lesson_id: lessonId, policy: { ...POLICY, ...change } });
  expect(await begin({ risk: 0.6 })).toMatchObject({
    status: 409,
    body: { code: 'policy-does-not-hold', faults: ['risk-out-of-bounds'] },
  });
  expect(await begin({ day: 2 })).toMatchObject({ body: { faults: ['day-not-below-week'] } });
  const tried = await learner.call('try-policy', { lesson_id: lessonId, policy: { ...POLICY, floor: 9 } });
  expect(tried.body).toMatchObject({ faults: [], holds: false, years: [{ fall: 9, of: 2000 }, {}] });
  expect((await begin({ floor: 9 })).body['code']).toBe('policy-does-not-hold');
  expect((await exam(learner)).practical).toMatchObject({ attempts: 0, open: null, refusal: null });

  await sellSimulator(true);
  expect(await refusal(learner, 'start-simulator-session', { market: 'coin' })).toEqual([403, 'plan-needed']);
  const player = await startPractical(learner, lessonId);
  await sellSimulator(false);
  const again = await startPractical(learner, lessonId);
  expect(again.session.id).toBe(player.session.id);
  expect((await exam(learner)).practical).toMatchObject({ attempts: 1, open: { policy: POLICY } });
  await makeTrades(player, 1);
  expect((await exam(learner)).practical?.open?.closed_trades).toBe(1);

  const other = await signUpLearner(server, 'not-yet@example.org');
  expect(await refusal(other, 'start-practical', { lesson_id: lessonId, policy: POLICY })).toEqual([
    409,
    'lesson-closed',
  ]);
  expect((await other.rest.from('practical_attempts').select()).data).toEqual([]);
});

test('fifty ends at once complete one certificate, whose practical part is computed again from its file', async () => {
  const learner = await candidate('whole@example.org');
  await passExam(database, learner, lessonId);
  expect((await exam(learner)).certificate).toBeNull();
  const consent = { user_id: learner.id, shows_name: true, shows_order: true };
  expect((await learner.rest.from('certificate_consents').insert(consent)).error).toBeNull();
  const player = await startPractical(learner, lessonId);
  await makeTrades(player, 25);
  const { id, cursor, sequence } = player.session;
  const end = { session_id: id, cursor, sequence };
  const ends = await Promise.all(
    Array.from({ length: 50 }, () => learner.call('end-simulator-session', end)),
  );
  expect(ends.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const state = await exam(learner);
  expect(state.practical).toMatchObject({
    refusal: 'practical-passed',
    open: null,
    finished: { right: 25, record: '1'.repeat(25), is_passed: true },
  });
  expect(state.certificate).not.toBeNull();
  await expect.poll(() => issuedTo(database, learner.id), { timeout: 30_000 }).toHaveLength(1);
  const [text = ''] = await issuedTo(database, learner.id);
  expect(readFacts(JSON.parse(text) as Credential)).toMatchObject({
    course: 'Risk Management with AI',
    name: 'Ada Lovelace',
    marking: 'by-rule',
    byPerson: [],
    exam: { order: 'ordered', right: 40 },
    practical: { order: 'ordered', right: 25 },
  });
  expect(await refusal(learner, 'start-practical', { lesson_id: lessonId, policy: POLICY })).toEqual([
    409,
    'practical-passed',
  ]);

  const { body: file } = await learner.call('export-practical', { session_id: id });
  const parts = recomputePractical(JSON.stringify(file));
  expect(parts.filter(({ holds }) => !holds)).toEqual([]);
  expect(parts.map(({ what }) => what)).toContain('practical-score');
  const key = '0'.repeat(64);
  expect(recomputePractical(JSON.stringify({ ...file, key })).some(({ holds }) => !holds)).toBe(true);
  // Each plays all of a session again, so nobody asks for it without an end.
  const again = await Promise.all(
    Array.from({ length: 25 }, () => refusal(learner, 'export-practical', { session_id: id })),
  );
  expect(again).toContainEqual([429, 'over_request_rate_limit']);
});

test('what was not kept is told; another session waits a week; an appeal that is granted completes the certificate', async () => {
  const learner = await candidate('appeals@example.org');
  const player = await startPractical(learner, lessonId);
  await makeTrades(player, 1, { plan: null });
  const { id } = player.session;
  const appeal = { session_id: id, reason: 'The plan stood on paper.' };
  expect(await refusal(learner, 'appeal-practical', appeal)).toEqual([409, 'attempt-not-finished']);
  expect(await refusal(learner, 'export-practical', { session_id: id })).toEqual([
    409,
    'attempt-not-finished',
  ]);
  await player.end();
  const { practical } = await exam(learner);
  expect(practical).toMatchObject({
    refusal: 'practical-waits',
    finished: { right: 0, is_passed: false, judged: [{ broken: ['plan'] }] },
  });
  expect(Date.parse(practical?.again_from ?? '')).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  expect(await refusal(learner, 'start-practical', { lesson_id: lessonId, policy: POLICY })).toEqual([
    409,
    'practical-waits',
  ]);
  // A session of another's, and one that is no practical part.
  const other = await candidate('another@example.org');
  expect(await refusal(other, 'appeal-practical', appeal)).toEqual([404, 'attempt-not-found']);
  await passExam(database, learner, lessonId);
  expect((await exam(learner)).certificate).toBeNull();

  expect((await learner.call('appeal-practical', appeal)).status).toBe(200);
  expect(await refusal(learner, 'appeal-practical', appeal)).toEqual([409, 'already-appealed']);
  // A week later the next session does not hide what is said of this one.
  await database.query('alter table public.practical_attempts disable trigger guard_scored_attempt');
  await database.query(
    `update public.practical_attempts set started_at = started_at - interval '8 days' where user_id = $1`,
    [learner.id],
  );
  await database.query('alter table public.practical_attempts enable trigger guard_scored_attempt');
  await startPractical(learner, lessonId);
  expect((await exam(learner)).practical).toMatchObject({
    open: { closed_trades: 0 },
    earlier_appeals: [{ reason: 'The plan stood on paper.', is_granted: null }],
  });
  expect(await refusal(learner, 'list-appeals', {})).toEqual([403, 'admins-only']);
  const admin = await signUpLearner(server, 'admin@example.org');
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  const { body: listed } = await admin.call('list-appeals', {});
  const { appeals } = listed as { appeals: ListedAppeal[] };
  expect(appeals).toMatchObject([
    {
      email: 'appeals@example.org',
      sitting: null,
      attempt: { right: 0, practical: { needed: 25 } },
      reason: 'The plan stood on paper.',
    },
  ]);
  const decision = { appeal_id: appeals[0]?.id, is_granted: true, reason: 'The paper was shown to us.' };
  expect(await refusal(learner, 'decide-appeal', decision)).toEqual([403, 'admins-only']);
  expect((await admin.call('decide-appeal', decision)).status).toBe(200);
  expect(await refusal(admin, 'decide-appeal', decision)).toEqual([409, 'appeal-decided']);
  const { text: mail } = await newestMail(server, 'appeals@example.org');
  expect(mail).toContain(`The reason: ${decision.reason}`);
  expect(mail).toContain(`/exam/${lessonId}`);
  expect((await exam(learner)).practical?.finished?.appeal).toMatchObject({
    is_granted: true,
    decision: 'The paper was shown to us.',
  });
  await expect.poll(() => issuedTo(database, learner.id), { timeout: 30_000 }).toHaveLength(1);
  const [text = ''] = await issuedTo(database, learner.id);
  expect(readFacts(JSON.parse(text) as Credential)).toMatchObject({
    name: undefined,
    marking: 'by-person',
    byPerson: ['practical'],
    practical: { order: 'sorted', right: 0 },
  });
  const { rows } = await database.query(
    `select details from public.admin_actions where user_id = $1 and action = 'decide-appeal' and outcome is distinct from 'refused'`,
    [admin.id],
  );
  expect(rows).toEqual([{ details: { is_granted: true } }]);
});

test('a server that is killed with the end of a practical part issues the certificate at its next start, once', async () => {
  const product = await openProduct();
  const lesson = await examOf(product.database);
  const learner = await signUpCandidate(product.server, product.database, 'killed@example.org');
  await passExam(product.database, learner, lesson);
  const player = await startPractical(learner, lesson);
  await makeTrades(player, 25);
  const { id, cursor, sequence } = player.session;
  const ends = Array.from({ length: 10 }, async () => {
    const { status } = await learner.call('end-simulator-session', { session_id: id, cursor, sequence });
    if (status !== 200) throw new Error(`The end was answered with ${status}`);
  });
  // Whatever was told that it is over has been kept; the others are cut off.
  await Promise.any(ends);
  await product.server.stop('SIGKILL');
  await Promise.allSettled(ends);
  const second = await startServer({ databaseUrl: product.databaseUrl });
  await expect.poll(() => issuedTo(product.database, learner.id), { timeout: 60_000 }).toHaveLength(1);
  const { rows } = await product.database.query('select from public.certificate_orders where user_id = $1', [
    learner.id,
  ]);
  expect(rows).toHaveLength(1);
  await second.stop();
  await product.stop();
});

test('a session of free practice completes nothing', async () => {
  const learner = await candidate('practises@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin');
  await player.end();
  const state = await exam(learner);
  expect([state.course_id, state.practical?.attempts, state.certificate]).toEqual([EXAM_COURSE, 0, null]);
});
