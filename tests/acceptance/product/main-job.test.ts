import type { LessonId } from '#domain/kernel/ids.ts';
import { nominal } from '#domain/kernel/nominal.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { LearnerQuiz } from '#domain/quiz/learner-quiz.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { quizQuestions } from '#server/functions/learning/quiz-questions.ts';
import {
  confirmAddress,
  newestMail,
  signUpLearner,
  type TestLearner,
  visitorClients,
} from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * The calls of the product's specification, made literally, through the official client packages.
 */

let learner: TestLearner;

const course = stableId('risk-management-with-ai');

const { server, database: keys } = await startProduct();
beforeAll(async () => {
  learner = await signUpLearner(server, 'learner@example.org');
});

/** The lessons of the course in their order. */
async function lessons() {
  const { data, error } = await learner.rest
    .from('modules')
    .select('id, order_index, lessons(id, title, order_index, content_type)')
    .eq('course_id', course)
    .order('order_index')
    .order('order_index', { referencedTable: 'lessons' });
  if (error) throw new Error(error.message);
  return data.flatMap((module) => module.lessons.map((lesson) => ({ ...lesson, module_id: module.id })));
}

/** A quiz as a browser gets it. */
async function quizItems(lessonId: string) {
  const { data, error } = await learner.rest
    .from('lesson_bodies')
    .select('quiz')
    .eq('lesson_id', lessonId)
    .single();
  if (error) throw new Error(error.message);
  return (data.quiz as LearnerQuiz).items;
}

describe('a visitor', () => {
  // spec: 90 The database has the same five courses
  // spec: 126 Not enrolled: only free lessons
  test('sees the five courses and the outline, and no lesson text beyond the free ones', async () => {
    const { rest } = visitorClients(server);
    const courses = await rest.from('courses').select('*').eq('is_active', true).order('order_index');
    expect(
      courses.data?.map(({ title, duration_weeks, modules_count }) => [title, duration_weeks, modules_count]),
    ).toEqual([
      ['Crypto Fundamentals', 6, 24],
      ['Forex Market Mechanics', 8, 32],
      ['Technical Analysis and Indicators', 10, 40],
      ['Risk Management with AI', 4, 16],
      ['Trading Psychology', 6, 20],
    ]);
    const modules = await rest.from('modules').select('*', { count: 'exact', head: true });
    expect(modules.count).toBe(132);
    const bodies = await rest.from('lesson_bodies').select('lesson_id, lessons(is_free)');
    expect(bodies.data).not.toEqual([]);
    expect(new Set(bodies.data?.flatMap((body) => body.lessons).map((lesson) => lesson.is_free))).toEqual(
      new Set([true]),
    );
  });

  test('is not asked for an account to learn whom to call', async () => {
    const { rest } = visitorClients(server);
    const { data } = await rest
      .from('lesson_bodies')
      .select('html, lessons!inner(is_free, modules!inner(slug))')
      .eq('lessons.modules.slug', 'when-trading-harms')
      .like('html', '%data-helplines%');
    expect(data?.length).toBeGreaterThan(0);
    for (const { html } of data ?? []) {
      expect(html).toContain('<tr data-countries="GB IE">');
      expect(html).toContain('<a href="tel:116123">');
    }
  });

  test('cannot read an answer key', async () => {
    const { rest } = visitorClients(server);
    const { error } = await rest.from('quiz_answer_keys').select('*');
    expect(error).toMatchObject({ code: '42501' });
  });

  test('cannot get past the rate limit of the forms', async () => {
    const { rest } = visitorClients(server);
    for (const client of [rest, learner.rest]) {
      const lead = await client.from('leads').insert({ email: 'flood@example.com' });
      expect(lead.error).toMatchObject({ code: '42501' });
      const application = await client.from('scholarship_applications').insert({
        first_name: 'Flo',
        last_name: 'Od',
        email: 'flood@example.com',
        preferred_language: 'en',
        program_interest: 'global',
      });
      expect(application.error).toMatchObject({ code: '42501' });
    }
  });
});

describe('sign-up', () => {
  test('keeps which documents were accepted', async () => {
    const { data } = await learner.rest
      .from('legal_acceptances')
      .select('document, version')
      .order('document');
    expect(data).toEqual([
      { document: 'risk-disclosure', version: '2026-11-01' },
      { document: 'terms', version: '2026-11-01' },
    ]);
  });

  test('sends a link that verifies the address', async () => {
    const { link } = await newestMail(server, learner.email);
    expect(link.origin + link.pathname).toBe(`${server.url}/auth/confirm`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token_hash: expect.any(String),
      type: 'signup',
      redirect_to: `${server.url}/`,
    });
    await confirmAddress(server, learner);
    expect((await learner.auth.getUser()).data.user?.email_confirmed_at).toEqual(expect.any(String));
  });
});

test('onboarding steps are recorded, drafts and all', async () => {
  const step = (completed: boolean) => ({
    user_id: learner.id,
    step_name: 'welcome',
    completed,
    completed_at: '2001-01-01T00:00:00Z',
    data: { completed },
  });
  const upsert = (completed: boolean) =>
    learner.rest.from('onboarding_steps').upsert(step(completed), { onConflict: 'user_id,step_name' });
  expect((await upsert(false)).error).toBeNull();
  expect((await upsert(true)).error).toBeNull();
  const { data } = await learner.rest
    .from('onboarding_steps')
    .select('*')
    .eq('user_id', learner.id)
    .order('created_at');
  expect(data).toMatchObject([{ step_name: 'welcome', completed: true, data: { completed: true } }]);
  expect(data?.[0]?.completed_at).not.toContain('2001');
});

test('an assessment is scored by the database, whatever was claimed', async () => {
  const assessment_data = {
    'trading-experience': '1',
    'chart-experience': '1',
    'risk-experience': '1',
    'pressure-experience': '1',
    'time-available': '1',
  };
  const { data } = await learner.rest
    .from('skill_assessments')
    .insert({ user_id: learner.id, assessment_data, score: 100, skill_level: 'advanced' })
    .select()
    .single();
  expect(data).toMatchObject({ score: 25, skill_level: 'beginner' });
  const incomplete = await learner.rest.from('skill_assessments').insert({
    user_id: learner.id,
    assessment_data: { 'trading-experience': '1' },
    score: 1,
    skill_level: 'beginner',
  });
  expect(incomplete.error).toMatchObject({ hint: 'answers-incomplete' });
});

describe('a course', () => {
  // spec: 126 Enrolled: may complete lessons
  test('is closed before the enrolment and open after it', async () => {
    const [first] = await lessons();
    const complete = () =>
      learner.rest.from('user_progress').upsert(
        {
          user_id: learner.id,
          module_id: first?.module_id,
          lesson_id: first?.id,
          completed: true,
          completed_at: new Date().toISOString(),
          score: 100,
        },
        { onConflict: 'user_id,lesson_id' },
      );
    expect((await complete()).error).toMatchObject({ hint: 'enrol-first' });
    await learner.rest.from('enrollments').insert({ user_id: learner.id, course_id: course });
    expect((await complete()).error).toBeNull();
    expect((await complete()).error).toBeNull();
    const { data } = await learner.rest
      .from('enrollments')
      .select('progress, courses(*)')
      .eq('user_id', learner.id)
      .eq('course_id', course)
      .single();
    const progress = Math.round(100 / (await lessons()).length);
    expect(data).toMatchObject({ progress, courses: { title: 'Risk Management with AI' } });
  });

  test('has a quiz that completes its lesson when it is passed', async () => {
    const quiz = (await lessons()).find(({ content_type }) => content_type === 'quiz');
    const byHand = await learner.rest
      .from('user_progress')
      .insert({ user_id: learner.id, module_id: quiz?.module_id, lesson_id: quiz?.id, completed: true });
    expect(byHand.error).toMatchObject({ hint: 'quiz-not-passed' });

    const items = await quizItems(quiz?.id);
    expect(JSON.stringify(items)).not.toMatch(/"(correct|explanations?|misconception|answer|tolerance)":/);

    const { body: attempt } = await learner.call('start-quiz', { lesson_id: quiz?.id });
    expect(attempt).toMatchObject({ answers: [], finished: null });
    let finished: unknown;
    for (const { item, key } of (
      await quizQuestions(keys.query, nominal<LessonId>(String(quiz?.id)), String(attempt.attempt_id))
    )(1)) {
      const feedback = await learner.call('answer-quiz-item', {
        attempt_id: attempt.attempt_id,
        item_id: item.id,
        answer: key.kind === 'numeric' ? key.answer : key.correct,
      });
      expect(feedback).toMatchObject({ status: 200, body: { item_id: item.id, is_correct: true } });
      ({ finished } = feedback.body);
    }
    expect(finished).toEqual({ score: 100, passed: true });
    const progress = await learner.rest
      .from('user_progress')
      .select('completed, score')
      .eq('lesson_id', quiz?.id)
      .single();
    expect(progress.data).toEqual({ completed: true, score: 100 });
  });
});

describe('the mentor', () => {
  test('answers from its topics and keeps the conversation', async () => {
    const first = await learner.call('ask-mentor', { content: '  What about Bitcoin? ' });
    expect((first.body.reply as { content: string }).content).toContain('Crypto Fundamentals');
    await learner.call('ask-mentor', {
      conversation_id: first.body.conversation_id,
      content: 'Should I buy it?',
    });
    const { data } = await learner.rest.from('mentor_messages').select('role, content').order('created_at');
    expect(data?.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(data?.[0]?.content).toBe('What about Bitcoin?');
    expect(data?.[3]?.content).toContain('I cannot tell you what to buy');
  });

  test.each([
    [{ content: '   ' }, 400, 'invalid-request'],
    [{ content: 'x'.repeat(2001) }, 400, 'invalid-request'],
    [
      { conversation_id: '00000000-0000-4000-8000-000000000000', content: 'Hello' },
      404,
      'conversation-not-found',
    ],
  ])('refuses %#', async (body, status, code) => {
    expect(await learner.call('ask-mentor', body)).toMatchObject({ status, body: { code } });
  });

  test('is not there for visitors', async () => {
    const response = await fetch(`${server.url}/functions/v1/ask-mentor`, {
      method: 'POST',
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` },
      body: '{"content":"Hello"}',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'sign-in-required' });
  });
});

// spec: 154 IP lookup: `ip` of inspect-client
// spec: 154 VPN lookup: `security.vpn`, `security.proxy`, `location.country`, null without a provider
test('a browser learns its address, and nothing that no provider has told', async () => {
  const response = await fetch(`${server.url}/functions/v1/inspect-client`, {
    method: 'POST',
    headers: { apikey: server.anonKey },
  });
  expect(await response.json()).toEqual({
    ip: '127.0.0.1',
    security: { vpn: null, proxy: null },
    location: { country: null },
  });
});

// spec: 89 Security event: user, type, address, agent, level, blocked, details
// spec: 152 RPC log_security_event with its seven parameters
test('a security event carries the address the server saw and the learner it knows', async () => {
  const { error } = await learner.rest.rpc('log_security_event', {
    p_user_id: '00000000-0000-4000-8000-000000000000',
    p_event_type: 'bot-detected',
    p_ip_address: '203.0.113.9',
    p_user_agent: 'test',
    p_threat_level: 'high',
    p_blocked: true,
    p_details: { isBot: true },
  });
  expect(error).toBeNull();
  const { rest } = visitorClients(server);
  expect((await rest.from('security_events').select('*')).error).toMatchObject({ code: '42501' });
  const asService = await fetch(`${server.url}/rest/v1/security_events?select=user_id,ip_address`, {
    headers: { apikey: server.serviceRoleKey, authorization: `Bearer ${server.serviceRoleKey}` },
  });
  expect(await asService.json()).toEqual([{ user_id: learner.id, ip_address: '127.0.0.1' }]);
});

describe('npm run admin', () => {
  const admin = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '..', '..', '..', 'tools', 'admin.ts'), ...args],
      {
        env: { PATH: process.env.PATH ?? '', DATA_DIR: server.dataDir, PUBLIC_URL: server.url },
      },
    );

  test('gives an account the role, which acts at once', async () => {
    expect((await learner.rest.rpc('is_admin')).data).toBe(false);
    const { stdout } = await admin('Learner@Example.org');
    expect(stdout).toContain('is an admin now');
    expect((await learner.rest.rpc('is_admin')).data).toBe(true);
  });

  test.each([
    [['nobody@example.org'], 'No account has this address.'],
    [[], 'Name the address of the account'],
  ])('says what is wrong: %j', async (args, sentence) => {
    await expect(admin(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
  });
});
