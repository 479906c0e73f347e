import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/*
 * What the product's specification says of the fields of its entities and of the topics of its mentor.
 */

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content');

let learner: TestLearner;

const { server } = await startProduct();
beforeAll(async () => {
  learner = await signUpLearner(server, 'learner@example.org');
});

describe('an entity', () => {
  // spec: 79 enrollments
  // spec: 80 courses
  // spec: 81 modules with their lessons
  // spec: 82 lessons
  // spec: 83 user_progress
  // spec: 84 skill_assessments
  // spec: 85 onboarding_steps
  // spec: 86 Chat message
  // spec: 87 Ad campaign
  test.each([
    ['enrollments', 'id, user_id, course_id, progress, course:courses(*)'],
    ['courses', 'id, title, description, level, color_gradient, duration_weeks, modules_count, is_active'],
    ['modules', 'id, title, order_index, lessons(*)'],
    ['lessons', 'id, title, description, content_type, content_url, duration_minutes, is_free'],
    ['user_progress', 'user_id, module_id, completed, completed_at, score'],
    ['skill_assessments', 'user_id, assessment_data, score, skill_level'],
    ['onboarding_steps', 'user_id, step_name, completed, completed_at, data, created_at'],
    ['mentor_messages', 'id, role, content, created_at'],
    ['ad_campaigns', 'id, platform, campaign_name, status, ad_content, target_audience, budget, metrics'],
  ])('%s has the fields %s', async (table, fields) => {
    const { error } = await learner.rest.from(table).select(fields).limit(1);
    expect(error).toBeNull();
  });

  // spec: 77 User: id, email, full name
  // spec: 77 User: identities and factors
  test('a user has an id, an email, a full name, identities and factors', async () => {
    const { data } = await learner.auth.getUser();
    expect(data.user).toMatchObject({
      id: learner.id,
      email: 'learner@example.org',
      user_metadata: { full_name: 'Ada Lovelace' },
      identities: [{ provider: 'email' }],
    });
    expect((await learner.auth.mfa.listFactors()).data).toMatchObject({ all: [], totp: [], phone: [] });
  });

  // spec: 78 Session: tokens, type, end, user
  test('a session has its tokens, their type, their end and its user', async () => {
    const { data } = await learner.auth.getSession();
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: expect.any(Number),
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { id: learner.id },
    });
  });

  // spec: 82 A lesson is a video, a text or a quiz
  test('a lesson is a video, a text or a quiz', async () => {
    const { data } = await learner.rest.from('lessons').select('content_type');
    expect(new Set(data?.map(({ content_type: kind }) => String(kind)))).toEqual(
      new Set(['video', 'text', 'quiz']),
    );
  });
});

describe('the mentor', () => {
  const replies: { topics: Record<string, { reply: { en: string } }>; default: { en: string } } = parse(
    readFileSync(join(CONTENT, 'mentor', 'replies.yaml'), 'utf8'),
  );
  const ask = async (content: string) => (await learner.call('ask-mentor', { content })).body.reply;

  // spec: 15 The mentor answers from the curriculum
  // spec: 19 The mentor answers with texts that were written beforehand
  // spec: 182 Topic crypto or bitcoin
  // spec: 182 Topic forex
  // spec: 182 Topic risk
  // spec: 182 Topic start or begin
  test.each([
    ['crypto', 'crypto'],
    ['bitcoin', 'crypto'],
    ['forex', 'forex'],
    ['risk', 'risk'],
    ['start', 'start'],
    ['begin', 'start'],
  ])('asked for "%s", answers with the topic %s', async (question, topic) => {
    const reply = replies.topics[topic]?.reply.en;
    expect(await ask(question)).toMatchObject({ content: expect.stringContaining(String(reply)) });
  });

  // spec: 182 Default reply
  test('asked for anything else, says that it does not know', async () => {
    expect(await ask('xyzzy plugh')).toMatchObject({
      content: expect.stringContaining(replies.default.en),
    });
  });
});
