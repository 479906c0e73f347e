import { expect } from 'vitest';
import { policyTest } from './policy-test.ts';

policyTest(
  'a report changes until it is handed in, is marked once, and by nobody before',
  async ({ session }) => {
    const change = (what: string) => session.attempt(`update public.exam_reports set ${what}`);
    const marked = `marks = '[]', record = '1', marked_at = now(), is_passed = `;
    expect(await change(`rubric = '{"lines":[]}'`)).toBe('append-only');
    expect(await change(`texts = '{"a":"More."}'`)).toBe('allowed');
    expect(await change(`${marked} true`)).toBe('23514');
    expect(await change('handed_in_at = now()')).toBe('allowed');
    expect(await change(`texts = '{"a":"Too late."}'`)).toBe('append-only');
    expect(await change('handed_in_at = null')).toBe('append-only');
    expect(await change(`${marked} false`)).toBe('allowed');
    expect(await change(`${marked} true`)).toBe('append-only');
  },
);

policyTest('nobody writes two reports at once', async ({ session }) => {
  const again = session.attempt(
    `insert into public.exam_reports (user_id, lesson_id, rubric, texts, started_at)
     select user_id, lesson_id, rubric, texts, now() from public.exam_reports`,
  );
  expect(await again).toBe('23505');
});
