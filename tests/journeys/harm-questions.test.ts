import { expect } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { journeyTest, nextSave, type Stage } from './support/journey-test.ts';

/*
 * What is answered about gambling stays on the screen: whoever answers sends and keeps the same as somebody who does not.
 */

const HARM = [
  'I have felt the need to bet or trade with more and more money.',
  'I have lied to people who matter to me about how much I gamble or trade.',
];

/** What differs between two learners whatever they answer: ids, times, tokens and addresses. */
const OWN =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d[T ][\d:.+Z]+|[\w-]{20,}|\d{10,}|[\w.]+@example\.org/g;

/** Whether a page has asked for an address of the server, as a script. */
const wasAsked = (path: string) =>
  `performance.getEntriesByType('resource').some(({ name }) => name.endsWith(${JSON.stringify(path)}))`;

/** Everything that the step of the goals sends and keeps, without what is the learner's own. */
async function tracesOf(stage: Stage, email: string, answers: readonly string[]) {
  const { id } = await signUpLearner(stage.server, email);
  await stage.database.query(
    `insert into public.onboarding_steps (user_id, step_name, completed, data)
     select $1, step, true, '{}' from unnest(array['welcome', 'profile', 'assessment']) as step`,
    [id],
  );
  const page = await stage.openDevice(email, '/onboarding');
  await page.getByText('Step 4 of 6').waitFor();
  // What the app asks by itself a while after it is opened is over before the answers begin.
  for (const own of ['/functions/v1/inspect-client', '/auth/v1/user'])
    await expect.poll(() => page.evaluate(wasAsked(own))).toBe(true);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.resourceType() !== 'fetch') return;
    const body = request.postData() ?? '';
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${body}`.replaceAll(OWN, '…'));
  });
  await page.getByText('Two questions about gambling, if you like').click();
  for (const answer of answers) await page.getByRole('checkbox', { name: answer }).check();
  const help = page.getByRole('link', { name: 'Limits, breaks and where to find help' });
  await expect.poll(() => help.count()).toBe(answers.length > 0 ? 1 : 0);
  // Whether a draft or the whole step is saved first depends on how soon somebody presses: here the draft always is.
  const drafted = nextSave(page, 'onboarding_steps');
  await page.getByRole('checkbox', { name: 'Develop Risk Management' }).check();
  await drafted;
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Step 5 of 6').waitFor();
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate<string[][]>(
    '[localStorage, sessionStorage].map((storage) => Object.entries(storage).map(String).sort())',
  );
  const { rows } = await stage.database.query<{ data: unknown }>(
    `select data from public.onboarding_steps where user_id = $1 and step_name = 'goals'`,
    [id],
  );
  return {
    sent: [...new Set(sent)].sort(),
    kept: kept.flat().map((line) => line.replaceAll(OWN, '…')),
    rows,
  };
}

journeyTest('no request and nothing kept carries what was answered about gambling', async ({ stage }) => {
  const silent = await tracesOf(stage, 'silent@example.org', []);
  const answered = await tracesOf(stage, 'answered@example.org', HARM);
  expect(silent.sent.some((line) => line.includes('onboarding_steps'))).toBe(true);
  expect(answered.sent).toEqual(silent.sent);
  expect(answered.kept).toEqual(silent.kept);
  expect(answered.rows).toEqual(silent.rows);
});
