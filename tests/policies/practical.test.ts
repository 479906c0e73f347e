import { expect } from 'vitest';
import { examSitting, otherSession, practicalSession } from './exam-rows.ts';
import { policyTest } from './policy-test.ts';
import { people } from './world.ts';

policyTest(
  'limits that were stated before an attempt do not change, and it is scored once, by nobody twice',
  async ({ session }) => {
    const change = (what: string) =>
      session.attempt(
        `update public.practical_attempts set ${what} where session_id = '${practicalSession}'`,
      );
    expect(await change(`policy = '{"risk":5}'`)).toBe('append-only');
    expect(await change(`practical = '{"needed":1}'`)).toBe('append-only');
    const scored = `finished_at = now(), record = '01', judged = '[]', is_passed = `;
    expect(await change(`${scored} false`)).toBe('allowed');
    expect(await change(`${scored} true`)).toBe('append-only');
  },
);

policyTest('an appeal is decided once, and what was said in it does not change', async ({ session }) => {
  const change = (what: string) => session.attempt(`update public.exam_appeals set ${what}`);
  expect(await change(`reason = 'Another'`)).toBe('append-only');
  expect(await change('session_id = null, sitting_id = (select id from public.exam_sittings limit 1)')).toBe(
    'append-only',
  );
  const decided = `decision = 'It stood.', decided_at = now(), is_granted = `;
  expect(await change(`${decided} false`)).toBe('allowed');
  expect(await change(`${decided} true`)).toBe('append-only');
});

policyTest(
  'an appeal is against a sitting or a practical part, and against neither nor both',
  async ({ session }) => {
    const say = (sitting: string, practical: string) =>
      session.attempt(
        `insert into public.exam_appeals (user_id, reason, sitting_id, session_id)
       values ('${people.learner}', 'Look at it.', ${sitting}, ${practical})`,
      );
    expect(await say('null', 'null')).toBe('23514');
    expect(await say(`'${examSitting}'`, `'${otherSession}'`)).toBe('23514');
    expect(await say(`'${examSitting}'`, 'null')).toBe('allowed');
    expect(await say(`'${examSitting}'`, 'null')).toBe('23505');
  },
);

policyTest('nobody is in two attempts at once', async ({ session }) => {
  const again = session.attempt(
    `insert into public.practical_attempts (session_id, user_id, lesson_id, practical, policy, started_at)
     select id, user_id, (select lesson_id from public.practical_attempts limit 1), '{}', '{}', now()
     from public.simulator_sessions
     where id not in (select session_id from public.practical_attempts) and user_id = (select user_id from public.practical_attempts limit 1)
     limit 1`,
  );
  expect(await again).toBe('23505');
});
