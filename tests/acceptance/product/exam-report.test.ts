import { expect, test } from 'vitest';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { readFacts } from '#domain/credentials/shape/read-facts.ts';
import type { ExamState } from '#domain/exams/contract.ts';
import type { ListedReport } from '#domain/exams/report-contract.ts';
import { one } from '#domain/kernel/one.ts';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import { verifyBySecond } from '#tests/support/second-verifier.ts';
import { pinnedContext } from '#server/adapters/credentials/pinned-contexts.ts';
import { confirmAddress, newestMail, signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { rightAnswer } from '#tests/support/quiz-product.ts';
import { REPORT_EXAM, REPORT_COURSE, reportTexts, startReportExam } from '#tests/support/report-exam.ts';

/*
 * An exam whose practical part is a report that a person marks, asked for by somebody who does not use the browser.
 */

const { server, database } = await startReportExam();
const lesson = { lesson_id: REPORT_EXAM };

async function candidate(email: string): Promise<TestLearner> {
  const learner = await signUpLearner(server, email);
  await confirmAddress(server, learner);
  await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: REPORT_COURSE });
  return learner;
}

async function adminOf(email: string): Promise<TestLearner> {
  const admin = await signUpLearner(server, email);
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  return admin;
}

async function exam(learner: TestLearner): Promise<ExamState> {
  const { status, body } = await learner.call('read-exam', lesson);
  expect([status, body['code']]).toEqual([200, undefined]);
  return body as ExamState;
}

async function refusal(learner: TestLearner, name: string, given: object) {
  const { status, body } = await learner.call(name, given);
  return [status, body['code']];
}

async function passExam(learner: TestLearner): Promise<void> {
  const { open } = (await learner.call('start-exam', lesson)).body as ExamState;
  const id = open?.id ?? '';
  for (const { place, asked } of await sittingRows(database.query, { id, lessonId: REPORT_EXAM }))
    if (asked) await learner.call('answer-exam-item', { sitting_id: id, place, answer: rightAnswer(asked) });
  await learner.call('finish-exam', { sitting_id: id });
}

/** Writes a report and hands it in. @returns its id */
async function handIn(learner: TestLearner): Promise<string> {
  const { body } = await learner.call('save-exam-report', { ...lesson, texts: reportTexts });
  const id = String(body['report_id']);
  expect((await learner.call('hand-in-exam-report', { report_id: id })).status).toBe(200);
  return id;
}

const marks = (...points: number[]) => points.map((given) => ({ points: given, words: `Worth ${given}.` }));

test('a report is kept as it is written, and handed in once it is whole', async () => {
  const learner = await candidate('writes@example.org');
  expect((await exam(learner)).report).toMatchObject({
    rubric: { version: 1, pass_percent: 70 },
    attempts: 0,
    refusal: null,
    open: null,
    finished: null,
  });
  const save = (texts: object) => learner.call('save-exam-report', { ...lesson, texts });
  const [one_, two] = await Promise.all([
    save({ question: 'Does it hold?' }),
    save({ question: 'Does it hold?' }),
  ]);
  expect(one_.body).toEqual(two.body);
  const report_id = String(one_.body['report_id']);
  expect((await exam(learner)).report?.open).toMatchObject({
    id: report_id,
    texts: { question: 'Does it hold?' },
  });
  expect(await refusal(learner, 'hand-in-exam-report', { report_id })).toEqual([409, 'report-incomplete']);
  for (const texts of [{ other: 'x' }, { question: 'x'.repeat(6001) }, { question: 7 }, ['x']])
    expect(await refusal(learner, 'save-exam-report', { ...lesson, texts })).toEqual([
      400,
      'invalid-request',
    ]);
  await save(reportTexts);
  const other = await candidate('not-theirs@example.org');
  expect(await refusal(other, 'hand-in-exam-report', { report_id })).toEqual([404, 'exam-report-not-found']);
  expect((await other.rest.from('exam_reports').select()).data).toEqual([]);
  expect((await learner.call('hand-in-exam-report', { report_id })).status).toBe(200);
  expect(await refusal(learner, 'hand-in-exam-report', { report_id })).toEqual([409, 'report-handed-in']);
  expect(await refusal(learner, 'save-exam-report', { ...lesson, texts: reportTexts })).toEqual([
    409,
    'report-unmarked',
  ]);
  expect((await exam(learner)).report).toMatchObject({
    attempts: 1,
    open: null,
    finished: { texts: reportTexts },
  });
});

test('a person marks each part; a report that does not pass may be followed by another after seven days', async () => {
  const learner = await candidate('fails@example.org');
  const report_id = await handIn(learner);
  const admin = await adminOf('marks@example.org');
  expect(await refusal(learner, 'list-exam-reports', {})).toEqual([403, 'admins-only']);
  const { reports } = (await admin.call('list-exam-reports', {})).body as {
    reports: ListedReport[];
  };
  expect(reports.find(({ id }) => id === report_id)).toMatchObject({
    course: 'First steps',
    texts: reportTexts,
  });
  // Whoever marks it is not told whose it is.
  expect(JSON.stringify(reports)).not.toContain(learner.id);
  const mark = (given: unknown) => refusal(admin, 'mark-exam-report', { report_id, marks: given });
  expect(await refusal(learner, 'mark-exam-report', { report_id, marks: marks(4, 6) })).toEqual([
    403,
    'admins-only',
  ]);
  for (const wrong of [
    marks(4),
    marks(4, 6, 1),
    marks(5, 6),
    [
      { points: 4, words: '' },
      { points: 6, words: 'x' },
    ],
  ])
    expect(await mark(wrong)).toEqual([400, 'invalid-request']);
  expect(await mark(marks(4, 2))).toEqual([200, undefined]);
  expect(await mark(marks(4, 6))).toEqual([409, 'report-marked']);
  const { report, certificate } = await exam(learner);
  expect(report).toMatchObject({
    refusal: 'report-waits',
    attempts: 1,
    finished: { is_passed: false, marks: marks(4, 2) },
  });
  expect(certificate).toBeNull();
  expect(Date.parse(report?.again_from ?? '')).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  expect((await newestMail(server, learner.email)).text).toContain(
    'It does not have the points that are needed',
  );
  await database.query('alter table public.exam_reports disable trigger guard_marked_report');
  await database.query(
    `update public.exam_reports set handed_in_at = handed_in_at - interval '8 days' where user_id = $1`,
    [learner.id],
  );
  await database.query('alter table public.exam_reports enable trigger guard_marked_report');
  expect((await exam(learner)).report?.refusal).toBeNull();
  await handIn(learner);
  expect((await exam(learner)).report?.attempts).toBe(2);
});

test('a report that passes completes the certificate, which says that a person marked it', async () => {
  const learner = await candidate('passes@example.org');
  const report_id = await handIn(learner);
  await passExam(learner);
  expect((await exam(learner)).certificate).toBeNull();
  const admin = await adminOf('marks-too@example.org');
  const given = { report_id, marks: marks(3, 6) };
  const [first, second] = await Promise.all([1, 2].map(() => admin.call('mark-exam-report', given)));
  expect([first?.status, second?.status]).toEqual(expect.arrayContaining([200, 409]));
  const own = await adminOf('marks-own@example.org');
  await confirmAddress(server, own);
  await own.rest.from('enrollments').insert({ user_id: own.id, course_id: REPORT_COURSE });
  const ownReport = await handIn(own);
  expect(await refusal(own, 'mark-exam-report', { report_id: ownReport, marks: marks(4, 6) })).toEqual([
    409,
    'own-report',
  ]);
  const issued = async () =>
    (
      await database.query<{ text: string }>(
        'select signed_text as text from public.credentials where user_id = $1',
        [learner.id],
      )
    ).rows;
  await expect.poll(issued, { timeout: 30_000 }).toHaveLength(1);
  const { text } = one(await issued());
  const credential = JSON.parse(text) as Credential;
  expect(readFacts(credential)).toMatchObject({
    marking: 'by-person',
    isReport: true,
    byPerson: ['practical'],
    practical: { right: 9 },
  });
  expect(credential.credentialSubject.achievement.criteria.narrative).toContain(
    'a report to which a person gave at least 7 of 10 points',
  );
  const document = (await (await fetch(`${server.url}/.well-known/did.json`)).json()) as {
    verificationMethod: { publicKeyMultibase: string }[];
  };
  const key = document.verificationMethod[0]?.publicKeyMultibase ?? '';
  expect(await verifyBySecond(text, key, pinnedContext)).toBe(true);
  expect((await newestMail(server, learner.email)).text).toContain('It has the points that are needed');
  const { rows } = await database.query(
    `select details from public.admin_actions where user_id = $1 and action = 'mark-exam-report' and outcome is distinct from 'refused'`,
    [admin.id],
  );
  expect(rows).toEqual([{ details: { points: 9, is_passed: true } }]);
  expect(await refusal(learner, 'save-exam-report', { ...lesson, texts: reportTexts })).toEqual([
    409,
    'report-passed',
  ]);
  const exported = JSON.stringify((await learner.call('export-my-data', {})).body);
  expect(exported).toContain(reportTexts.answer);
});
