import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ReadCritiqueResponse } from '#domain/simulator/critique-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { watchErrors } from './support/browser.ts';
import { expectSound, journeyTest } from './support/journey-test.ts';
import { untilFlat } from './support/until-flat.ts';

/*
 * A whole day with a scenario: from its lesson through plan, bracket order, partial fill and a gap through the stop to review, critique,
 * debrief and another try; once more at a phone, by keyboard alone.
 */

const LESSON = 'Market, liquidity, leverage, firm, machine and you';
const SCENARIO = 'The morning after the results';
const IDEA = 'It holds what it gained on Monday. Below the last low the buyers have left.';

const clockOf = (page: Page) => page.locator('dl dd').first();

/** Hour by hour to the last hour of Tuesday: the results come before Wednesday's open. */
async function toTuesdayEvening(page: Page, press: () => Promise<void>): Promise<void> {
  const step = page.getByRole('button', { name: 'Step' });
  await expect
    .poll(
      async () => {
        const time = (await clockOf(page).textContent()) ?? '';
        if (/Tue.*19:/.test(time)) return 'Tuesday evening';
        if ((await step.getAttribute('aria-disabled')) === null) await press();
        return time;
      },
      { timeout: 60_000 },
    )
    .toBe('Tuesday evening');
}

/**
 * Minute by minute until the ticket says that its order would be filled in parts. After seven minutes of a hundred so much was
 * traded that one fill would hold all of it, and the market is drawn anew in every run.
 */
async function toThinMinute(page: Page): Promise<void> {
  const parts = page.getByText('Fills in parts, over about');
  const step = page.getByRole('button', { name: 'Step' });
  await page.getByLabel('Length of a bar').selectOption('1m');
  await expect
    .poll(
      async () => {
        if (await parts.isVisible()) return 'in parts';
        if ((await step.getAttribute('aria-disabled')) === null) await step.click();
        return 'at once';
      },
      { timeout: 60_000 },
    )
    .toBe('in parts');
}

journeyTest(
  'a scenario from its lesson to the debrief, through a gap that passes the stop, and again',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'scenario@example.org');
    const { rows } = await stage.database.query<{ course: string; lesson: string }>(
      `select course_id as course, lessons.id as lesson from public.simulator_scenarios as offered
       join public.lessons on lessons.id = lesson_id where offered.id = 'the-gap-day'`,
    );
    const bound = oneOrNone(rows);
    const page = await stage.openDevice(learner.email, `/course/${bound?.course}?lesson=${bound?.lesson}`, {
      width: 'desktop',
    });
    const errors = watchErrors(page);
    await page.getByRole('link', { name: SCENARIO }).click();
    await page.getByRole('heading', { level: 1, name: SCENARIO }).waitFor();
    await page.getByText('Every entry has a stop in the same order').waitFor();
    await page.getByText('Not tried').waitFor();
    await expectSound(page, 'briefing');
    await page.getByRole('button', { name: 'Begin the scenario' }).click();
    await page.waitForURL(/\/simulator\/[0-9a-f-]{36}/);

    const first = page.url();
    await page.getByText('Goal: 3 of 5 kept so far').click();
    await page.getByText('At least 1 trade').waitFor();
    await page.getByLabel('Length of a bar').selectOption('1h');
    await page.locator('canvas').first().waitFor();
    await expectSound(page, 'scenario, begun');
    await toTuesdayEvening(page, () => page.getByRole('button', { name: 'Step' }).click());

    // Ten times the risk of the plan, and a stop 3% away that only the leap reaches: more than a minute's volume has for one account.
    await page.getByLabel('The idea, and where it is wrong').fill(IDEA);
    const risk = page.getByRole('textbox', { name: /^Risk/ });
    await risk.fill('10');
    await risk.press('Tab');
    const stop = page.getByRole('textbox', { name: 'Stop', exact: true });
    const price = Number((await stop.inputValue()).replace(/[^\d.]/g, ''));
    await stop.fill((price - 2.4).toFixed(2));
    await stop.press('Tab');
    await toThinMinute(page);
    await page.getByRole('button', { name: /^Buy .* at market$/ }).click();
    await page.getByRole('tab', { name: 'Fills 1' }).waitFor();
    await page.getByRole('button', { name: 'To next fill' }).click();
    await page.getByRole('tab', { name: 'Fills 2' }).waitFor();
    await untilFlat(page, () => page.getByRole('button', { name: 'To next fill' }).click());

    // The opening is far below the stop, and the fill says what the gap took.
    await page.getByRole('tab', { name: /^Fills/ }).click();
    await page
      .locator('summary', { hasText: /^.*Sold/ })
      .first()
      .click();
    await page.getByText('Gap, not a cost of trading').first().waitFor();

    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.locator('summary', { hasText: 'Not reviewed yet' }).first().click();
    await page.getByRole('radio', { name: 'Partly' }).check();
    await page.getByLabel('What does it teach?').fill('Over a night only size helps.');
    await page.getByRole('button', { name: 'Save the review' }).click();
    await page.locator('summary').getByText('Reviewed', { exact: true }).waitFor();

    // The critique says the same of the plan: too much was at risk.
    const id = new URL(first).pathname.split('/').at(-1);
    const { body } = await learner.call('read-critique', { session_id: id });
    expect((body as ReadCritiqueResponse).rules.map(({ rule }) => rule)).toContain('risk-above-plan');

    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'End the session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click();
    await page.getByRole('heading', { name: /^You kept [1-3] of 5 conditions$/ }).waitFor();
    await page.getByText('The opening on Wednesday was planted').waitFor();
    await page.getByRole('link', { name: LESSON }).waitFor();
    await expectSound(page, 'debrief');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page, 'debrief, dark', 'colours');

    await page.getByRole('button', { name: 'Practise again' }).click();
    await page.waitForURL((url) => url.pathname !== new URL(first).pathname);
    await page.getByText('Goal: 3 of 5 kept so far').waitFor();
    await page.goto(new URL('/simulator', first).href);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: SCENARIO }) });
    await row.getByText('Not met yet, 1 try').waitFor();
    // The session that waits has the one ink button, before everything else.
    await page.getByRole('heading', { name: 'A session waits where you left it' }).waitFor();
    await page.getByRole('link', { name: 'Go on trading' }).waitFor();
    await page.getByRole('heading', { name: 'Ended sessions' }).waitFor();
    await expectSound(page, 'scenarios');
    expect(errors).toEqual([]);
  },
);

journeyTest('a scenario at a phone by keyboard alone, met with a small position', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'scenario-keys@example.org');
  const page = await stage.openDevice(learner.email, '/simulator');
  const errors = watchErrors(page);
  const all = page.getByRole('button', { name: /^All other scenarios/ });
  await all.waitFor();
  // Where to begin stands on the first screen.
  for (const way of [
    page.getByRole('link', { name: 'Open the scenario' }),
    page.getByRole('button', { name: 'Start a session of your own' }),
  ])
    expect((await way.boundingBox())?.y).toBeLessThan(844 - 44);
  await expectSound(page, 'scenarios at a phone');
  await all.focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: SCENARIO });
  await link.waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
  const begin = page.getByRole('button', { name: 'Begin the scenario' });
  await begin.waitFor();
  await expectSound(page, 'briefing at a phone');
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/simulator\/[0-9a-f-]{36}/);
  const goal = page.locator('summary', { hasText: /^Goal/ });
  await goal.focus();
  await page.keyboard.press('Enter');
  await page.getByText('At least 1 trade').waitFor();
  await expectSound(page, 'goal at a phone');
  await page.goto(`${page.url()}?bars=1h`);
  await page.locator('canvas').first().waitFor();
  await page.locator('h1').focus();
  await page.keyboard.press('b');
  await page.keyboard.type(IDEA);
  // A tenth of a percent at risk is little enough for any gap.
  const risk = page.getByRole('textbox', { name: /^Risk/ });
  await risk.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0.1');
  await page.keyboard.press('Tab');
  await risk.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Placed: Buy/)
    .waitFor();
  // The market has not opened yet: the first price is the fill.
  await page.locator('h1').focus();
  await page.keyboard.press('f');
  await page.getByRole('tab', { name: 'Positions 1' }).waitFor();
  await untilFlat(page, () => page.keyboard.press('f'));
  const clock = clockOf(page);
  const step = page.getByRole('button', { name: 'Step' });
  await expect
    .poll(
      async () => {
        const time = (await clock.textContent()) ?? '';
        if (time.startsWith('Thu') && !/13:/.test(time)) return 'three days';
        if ((await step.getAttribute('aria-disabled')) === null) await page.keyboard.press('n');
        return time;
      },
      { timeout: 60_000 },
    )
    .toBe('three days');
  const account = page.getByRole('tab', { name: 'Account' });
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => account.getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'End the session' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You kept all 5 conditions' }).waitFor();
  await expectSound(page, 'debrief at a phone');
  expect(errors).toEqual([]);
});
