import { beforeAll, describe, expect, test } from 'vitest';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { readFacts } from '#domain/credentials/shape/read-facts.ts';
import type { AppealedSitting, ListedAppeal } from '#domain/exams/appeal-contract.ts';
import type { ExamState } from '#domain/exams/contract.ts';
import { one } from '#domain/kernel/one.ts';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import { answerSitting, CRITICAL, examOf, signUpCandidate } from '#tests/support/exam-candidate.ts';
import { makeTrades, startPractical } from '#tests/support/practical-player.ts';
import { newestMail, signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What can be said against a sitting of an exam that was not passed, and what an admin decides of it.
 */

const { server, database } = await startProduct();
let lessonId: string;

beforeAll(async () => {
  lessonId = await examOf(database);
});

const candidate = (email: string) => signUpCandidate(server, database, email);
const rowsOf = (id: string) => sittingRows(database.query, { id, lessonId });

async function call(learner: TestLearner, name: string, given: object = { lesson_id: lessonId }) {
  const { status, body } = await learner.call(name, given);
  expect([name, status, body.code]).toEqual([name, 200, undefined]);
  return body as ExamState;
}

async function refusal(learner: TestLearner, name: string, given: object) {
  const { status, body } = await learner.call(name, given);
  return [status, body.code];
}

const openOf = (state: ExamState) => {
  if (!state.open) throw new Error('No sitting is open.');
  return state.open;
};

describe('an appeal against a sitting', () => {
  let admin: TestLearner;

  beforeAll(async () => {
    admin = await signUpLearner(server, 'admin@example.org');
    await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  });

  /** A sitting that is handed in with what `isWrong` says missed. */
  async function sit(learner: TestLearner, isWrong: (skill: string, place: number) => boolean) {
    const { id } = openOf(await call(learner, 'start-exam'));
    await answerSitting(database, learner, { id, lessonId }, isWrong);
    await call(learner, 'finish-exam', { sitting_id: id });
    return id;
  }

  /** Ten misses, none of them on a critical skill. */
  async function sitNarrowly(learner: TestLearner): Promise<string> {
    const { id } = openOf(await call(learner, 'start-exam'));
    const harmless = (await rowsOf(id)).filter(({ skill }) => !CRITICAL.includes(skill)).slice(0, 10);
    const places = new Set(harmless.map(({ place }) => place));
    await answerSitting(database, learner, { id, lessonId }, (_skill, place) => places.has(place));
    await call(learner, 'finish-exam', { sitting_id: id });
    return id;
  }

  async function listed(learner: TestLearner): Promise<readonly ListedAppeal[]> {
    const { body } = await admin.call('list-appeals', { user_id: learner.id });
    return (body as { appeals: ListedAppeal[] }).appeals;
  }

  test('is said once, by whoever sat it, when it is over and was not passed, in bounded words', async () => {
    const learner = await candidate('appeals-once@example.org');
    const reason = 'Question 3 rounds the other way.';
    const { id } = openOf(await call(learner, 'start-exam'));
    const appeal = (change: object = {}) =>
      refusal(learner, 'appeal-sitting', { sitting_id: id, reason, ...change });
    expect(await appeal()).toEqual([409, 'sitting-not-finished']);
    await call(learner, 'finish-exam', { sitting_id: id });
    const other = await candidate('appeals-other@example.org');
    expect(await refusal(other, 'appeal-sitting', { sitting_id: id, reason })).toEqual([
      404,
      'sitting-not-found',
    ]);
    for (const wrong of [' ', 'x'.repeat(4001), null])
      expect(await appeal({ reason: wrong })).toEqual([400, 'invalid-request']);
    expect(await appeal({ is_granted: true })).toEqual([400, 'invalid-request']);
    const sent = await Promise.all(Array.from({ length: 5 }, () => appeal({ reason: 'x'.repeat(4000) })));
    expect(sent.map(([status]) => status).filter((status) => status !== 409)).toEqual([200]);
    expect(await appeal()).toEqual([409, 'already-appealed']);
    const { finished } = await call(learner, 'read-exam');
    expect(finished?.appeal).toMatchObject({ reason: 'x'.repeat(4000), is_granted: null, decision: null });

    // Of the next sitting one can say something as well, and reads what became of the one before.
    await sit(learner, () => true);
    const [waiting] = await listed(learner);
    const decision = { appeal_id: waiting?.id, is_granted: false, reason: 'It rounds as the question says.' };
    await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [learner.id]);
    expect(await refusal(learner, 'decide-appeal', decision)).toEqual([409, 'own-appeal']);
    await database.query('delete from public.user_roles where user_id = $1', [learner.id]);
    expect(await refusal(learner, 'decide-appeal', decision)).toEqual([403, 'admins-only']);
    expect((await admin.call('decide-appeal', decision)).status).toBe(200);
    expect(await refusal(admin, 'decide-appeal', decision)).toEqual([409, 'appeal-decided']);
    expect(await appeal()).toEqual([409, 'already-appealed']);
    const after = await call(learner, 'read-exam');
    expect(after.finished).toMatchObject({ appeal: null, is_passed: false });
    expect(after.earlier_appeals).toMatchObject([{ is_granted: false, decision: decision.reason }]);
    expect((await newestMail(server, learner.email)).text).toContain(`The reason: ${decision.reason}`);
    expect((await other.rest.from('exam_appeals').select()).data).toEqual([]);
    expect((await learner.rest.from('exam_appeals').select('decision')).data).toEqual([
      { decision: decision.reason },
    ]);
  });

  test('shows an admin what was missed with its key, and nobody else', async () => {
    const learner = await candidate('appeals-shown@example.org');
    const id = await sitNarrowly(learner);
    await call(learner, 'appeal-sitting', { sitting_id: id, reason: 'Look at it.' });
    const appeals = await listed(learner);
    expect(appeals).toMatchObject([
      { email: learner.email, sitting: { right: 30, of: 40, needed: 32 }, attempt: null },
    ]);
    const given = { appeal_id: appeals[0]?.id };
    expect(await refusal(learner, 'read-appealed-sitting', given)).toEqual([403, 'admins-only']);
    expect(await refusal(admin, 'read-appealed-sitting', { appeal_id: id })).toEqual([
      404,
      'appeal-not-found',
    ]);
    const { body } = await admin.call('read-appealed-sitting', given);
    const { missed } = body as AppealedSitting;
    expect(missed).toHaveLength(10);
    const rows = await rowsOf(id);
    expect(missed.map(({ explained }) => explained.answer)).toEqual(
      missed.map(({ place }) => rows.find((row) => row.place === place)?.answer),
    );
    expect(missed.every(({ explained }) => explained.solution !== null)).toBe(true);
  });

  test('that is granted completes the exam, and the certificate says that a person decided it', async () => {
    const learner = await candidate('appeals-granted@example.org');
    const player = await startPractical(learner, lessonId);
    await makeTrades(player, 25);
    await player.end();
    const id = await sitNarrowly(learner);
    await call(learner, 'appeal-sitting', { sitting_id: id, reason: 'Two questions have two answers.' });
    const [waiting] = await listed(learner);
    const reason = 'Two questions did have two answers.';
    const { status } = await admin.call('decide-appeal', {
      appeal_id: waiting?.id,
      is_granted: true,
      reason,
    });
    expect(status).toBe(200);
    const state = await call(learner, 'read-exam');
    expect(state).toMatchObject({ refusal: 'exam-passed', earlier_appeals: [] });
    expect(state.finished).toMatchObject({
      right: 30,
      is_passed: true,
      is_complete: true,
      appeal: { is_granted: true, decision: reason },
    });
    expect(state.certificate).not.toBeNull();
    expect(await refusal(learner, 'appeal-sitting', { sitting_id: id, reason })).toEqual([
      409,
      'exam-passed',
    ]);
    const progress = await learner.rest
      .from('user_progress')
      .select('completed, score')
      .eq('lesson_id', lessonId);
    expect(progress.data).toEqual([{ completed: true, score: 75 }]);
    const issued = async () =>
      (
        await database.query<{ text: string }>(
          'select signed_text as text from public.credentials where user_id = $1',
          [learner.id],
        )
      ).rows;
    await expect.poll(issued, { timeout: 30_000 }).toHaveLength(1);
    expect(readFacts(JSON.parse(one(await issued()).text) as Credential)).toMatchObject({
      marking: 'by-person',
      byPerson: ['exam'],
      exam: { right: 30 },
      practical: { right: 25 },
    });
    const { text } = await newestMail(server, learner.email);
    expect(text).toContain(`The reason: ${reason}`);
    expect(text).toContain('Your sitting counts as passed');
  });

  test('that is granted leaves a missed critical skill to be shown, and a sitting under way as it is', async () => {
    const learner = await candidate('appeals-critical@example.org');
    const id = await sit(learner, (skill, place) => skill === 'loss-limits' || place % 3 === 0);
    await call(learner, 'appeal-sitting', { sitting_id: id, reason: 'The connection was lost.' });
    const { id: second } = openOf(await call(learner, 'start-exam'));
    const [waiting] = await listed(learner);
    await admin.call('decide-appeal', { appeal_id: waiting?.id, is_granted: true, reason: 'It was ours.' });
    expect(openOf(await call(learner, 'read-exam')).id).toBe(second);
    const { finished, certificate } = await call(learner, 'finish-exam', { sitting_id: second });
    expect(finished).toMatchObject({ id, is_passed: true, is_complete: false });
    expect(finished?.critical.map(({ skill }) => skill)).toContain('loss-limits');
    expect(certificate).toBeNull();
  });

  test('goes with the account, and is in its export', async () => {
    const learner = await candidate('appeals-leaves@example.org');
    const id = await sit(learner, () => true);
    const reason = 'What I said goes with me.';
    await call(learner, 'appeal-sitting', { sitting_id: id, reason });
    const exported = await learner.call('export-my-data', {});
    expect(JSON.stringify(exported.body)).toContain(reason);
    await database.query('delete from auth.users where id = $1', [learner.id]);
    const { rows } = await database.query('select from public.exam_appeals where reason = $1', [reason]);
    expect(rows).toEqual([]);
  });
});
