import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { watchErrors } from './support/browser.ts';
import { expectSound, journeyTest } from './support/journey-test.ts';
import { untilFlat } from './support/until-flat.ts';

/*
 * The simulator as a learner uses it: a session, a plan, a bracket order, its fills, the way out, and the end.
 */

const IDEA = 'The pullback held the average. Below the last low the buyers have left.';

/** How many fills the books show. */
async function fillsOf(page: Page): Promise<number> {
  const name = (await page.getByRole('tab', { name: /^Fills/ }).textContent()) ?? '';
  return Number(name.replace(/\D/g, ''));
}

async function sessionOf(learner: TestLearner): Promise<string> {
  const { session } = await SimulatorPlayer.start(learner, 'coin', { goal: 'Twenty pullbacks' });
  return session.id;
}

journeyTest('a session that is opened is asked for once, with the bars it shows', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'opened@example.org');
  const path = `/simulator/${await sessionOf(learner)}?bars=1m`;
  const page = await stage.openDevice(learner.email, '/simulator', { width: 'phone' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const call = /functions\/v1\/(read-(?:simulator-session|bars))$/.exec(request.url())?.[1];
    if (call !== undefined && request.method() === 'POST') asked.push(call);
  });
  await page.goto(path);
  await page.locator('#chart canvas').first().waitFor();
  // Whatever the page asks for after its first painting has been asked by the time the clock has moved.
  const advanced = page.waitForResponse((response) => response.url().endsWith('/advance-clock'));
  await page.keyboard.press('n');
  await advanced;
  expect(asked).toEqual(['read-simulator-session']);
});

journeyTest(
  'a learner starts a session, plans a trade, sees it filled and closed, and ends it',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'simulator@example.org');
    const page = await stage.openDevice(learner.email, '/simulator', { width: 'desktop' });
    const errors = watchErrors(page);
    const open = page.getByRole('link', { name: 'Open the scenario' });
    await open.waitFor();
    await expectSound(page, 'simulator, empty');
    await page.getByRole('button', { name: 'Start a session of your own' }).click();
    await page.getByRole('radio', { name: /^A coin/ }).check();
    await page.getByLabel('What do you want to practise?').fill('Twenty pullbacks');
    await page.getByRole('button', { name: 'Start the session' }).click();
    await page.waitForURL('**/simulator/*');
    await page.getByLabel('Length of a bar').selectOption('1m');
    await page.locator('canvas').first().waitFor();
    // A stop that is met in the first minute would leave no other minutes for the same trade at random.
    const clock = page.locator('dl dd').first();
    for (const minute of ['00:01', '00:02']) {
      await page.keyboard.press('n');
      await expect.poll(() => clock.textContent()).toContain(minute);
    }

    await page.getByLabel('The idea, and where it is wrong').fill(IDEA);
    // The size follows: twice the risk is more of it, and nobody typed it.
    const size = page.locator('output');
    const before = await size.textContent();
    await page.getByRole('textbox', { name: /^Risk/ }).fill('2');
    await page.getByRole('textbox', { name: /^Risk/ }).press('Enter');
    await expect.poll(() => size.textContent()).not.toBe(before);
    await expectSound(page, 'simulator, planned');
    await page.getByRole('button', { name: /^Buy .* at market$/ }).click();
    await page
      .getByRole('status')
      .getByText(/^Placed: Buy/)
      .waitFor();
    await page.getByRole('tab', { name: /^Orders [23]/ }).waitFor();

    await untilFlat(page, () => page.getByRole('button', { name: 'To next fill' }).click());
    expect(await fillsOf(page)).toBeGreaterThan(1);
    await page.getByRole('tab', { name: /^Fills/ }).click();
    await page
      .locator('summary', { hasText: /^.*Sold/ })
      .first()
      .click();
    await page.getByText('Without friction', { exact: true }).first().waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectSound(page, 'simulator, a fill opened, dark', 'colours');

    // What the trade taught, beside the plan that it began with.
    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.locator('summary', { hasText: 'Not reviewed yet' }).first().click();
    await page.getByText(IDEA).waitFor();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('What does it teach?').fill('Costs took a part of the way.');
    await page.getByLabel(/^Tags/).fill('early, costs');
    await page.getByRole('button', { name: 'Save the review' }).click();
    await page.locator('summary').getByText('Reviewed', { exact: true }).waitFor();
    // It is found again by its tag, and taken along as a file.
    await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('costs');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('journal.csv');
    await page.getByRole('combobox', { name: 'Review', exact: true }).selectOption('false');
    await page.getByText('No trade is like that.').waitFor();
    await page.getByRole('button', { name: 'Show all trades' }).click();
    // The trade again on the chart, while time stands still.
    await page.locator('summary', { hasText: 'Reviewed' }).first().click();
    await page.getByRole('button', { name: 'Replay it on the chart' }).click();
    const again = page.getByRole('group', { name: 'Replay' });
    await again.getByRole('button', { name: 'Next bar' }).click();
    await expectSound(page, 'simulator, a trade again');
    await again.getByRole('button', { name: 'Back to the clock' }).click();
    await again.waitFor({ state: 'detached' });

    // What it comes to, and what of the plan was not kept.
    await page.getByRole('tab', { name: 'Results' }).click();
    await page.getByRole('heading', { name: /random runs/ }).waitFor();
    await page.getByText(/more trades with a stop a range stands here/).waitFor();
    await expectSound(page, 'simulator, results');
    await page.getByRole('tab', { name: 'Critique' }).click();
    await page.getByText('Too few trades for a pattern').waitFor();
    await expectSound(page, 'simulator, critique');

    await page.reload();
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'End the session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click();
    await page.getByRole('heading', { name: /^The session ended/ }).waitFor();
    expect(await page.getByRole('button', { name: 'To next fill' }).count()).toBe(0);
    await expectSound(page, 'simulator, ended');
    expect(errors).toEqual([]);
  },
);

journeyTest('a trade at a phone by keyboard alone', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'simulator-keys@example.org');
  const id = await sessionOf(learner);
  const page = await stage.openDevice(learner.email, `/simulator/${id}?bars=1m`);
  const errors = watchErrors(page);
  await page.locator('canvas').first().waitFor();
  await expectSound(page, 'simulator at a phone');
  // The chart itself: its cursor, which says what it stands at.
  const chart = page.getByRole('slider', { name: /generated prices/ });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/open .*, high .*, low .*, close/);
  await page.locator('h1').focus();
  await page.keyboard.press('b');
  await page.keyboard.type(IDEA);
  const stop = page.getByRole('textbox', { name: 'Stop', exact: true });
  const before = await stop.inputValue();
  await stop.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => stop.inputValue()).not.toBe(before);
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Placed: Buy/)
    .waitFor();
  await page.locator('h1').focus();
  const clock = page.locator('dl dd').first();
  const stood = await clock.textContent();
  await page.keyboard.press('n');
  await expect.poll(() => clock.textContent()).not.toBe(stood);
  await untilFlat(page, () => page.keyboard.press('f'));
  expect(await fillsOf(page)).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

journeyTest(
  'indicators below the prices are told as the bars are, and take no room when they go',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'simulator-panes@example.org');
    const id = await sessionOf(learner);
    for (const width of ['desktop', 'phone'] as const) {
      const page = await stage.openDevice(learner.email, `/simulator/${id}?bars=1m`, { width });
      const errors = watchErrors(page);
      await page.locator('canvas').first().waitFor();
      const chart = page.getByRole('slider', { name: /generated prices/ });
      const panesDrawn = () =>
        page
          .locator('#chart table tr')
          .filter({ has: page.locator('canvas') })
          .count();
      const alone = await panesDrawn();
      await page.locator('summary', { hasText: 'Indicators' }).click();
      const below = page.getByRole('group', { name: 'Below the prices, two at a time' });
      await below.getByRole('checkbox', { name: /RSI/ }).check();
      await below.getByRole('checkbox', { name: /^MACD/ }).check();
      await expect.poll(() => below.getByRole('checkbox', { name: /ATR/ }).isDisabled()).toBe(true);
      // Each has a row of its own, and a line between them.
      await expect.poll(panesDrawn).toBeGreaterThanOrEqual(alone + 2);
      await expect
        .poll(() => chart.getAttribute('aria-valuetext'))
        .toMatch(/close .*, RSI \d+\.\d, .*MACD .*, Signal /);
      await page.locator('summary', { hasText: 'Indicators' }).click();
      await page.locator('summary', { hasText: 'Data table' }).first().click();
      await page.getByRole('columnheader', { name: 'RSI' }).waitFor();
      await expectSound(page, `simulator, panes, ${width}`);
      await page.locator('summary', { hasText: 'Data table' }).first().click();
      // A step goes on with the values.
      const before = await chart.getAttribute('aria-valuetext');
      await page.locator('h1').focus();
      await page.keyboard.press('n');
      await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(before);
      await page.locator('summary', { hasText: 'Indicators' }).click();
      for (const name of [/RSI/, /^MACD/]) await below.getByRole('checkbox', { name }).uncheck();
      await expect.poll(panesDrawn).toBe(alone);
      expect(errors).toEqual([]);
      await page.close();
    }
  },
);

journeyTest('drawings are made, taken back and removed by keyboard alone', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'simulator-drawings@example.org');
  const id = await sessionOf(learner);
  const page = await stage.openDevice(learner.email, `/simulator/${id}?bars=1m`, { width: 'desktop' });
  const errors = watchErrors(page);
  await page.locator('canvas').first().waitFor();
  const chart = page.getByRole('slider', { name: /generated prices/ });
  const list = page.locator('summary[aria-label^="Drawings"]');
  const drawn = (count: number) =>
    expect.poll(() => list.getAttribute('aria-label')).toBe(`Drawings: ${count}`);

  // A line needs two points; the chart has the focus as soon as there is something to draw.
  await page.getByRole('button', { name: 'Line', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Press on the chart where it begins/).waitFor();
  await page.locator('#chart input[type=range]:focus').waitFor();
  const at = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(at);
  await page.keyboard.press('Enter');
  await page.getByText(/^Press where it ends/).waitFor();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await drawn(1);
  // Escape puts a tool down; nothing is drawn by Enter then.
  await page.getByRole('button', { name: 'Ray', exact: true }).press('Enter');
  await page.getByText(/^Press on the chart where it begins/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^Press on the chart where it begins/).waitFor({ state: 'detached' });
  // Text is written before it is placed.
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter');
  await page.keyboard.type('Failed twice');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await drawn(2);
  await page.getByRole('button', { name: 'Level', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  await drawn(3);

  await page.keyboard.press('Control+z');
  await drawn(2);
  await page.keyboard.press('Control+Shift+Z');
  await drawn(3);
  // What somebody types is theirs to undo.
  await page.getByLabel('The idea, and where it is wrong').fill(IDEA);
  await page.keyboard.press('Control+z');
  await drawn(3);

  await list.press('Enter');
  await page.getByText(/^Text “Failed twice” at /).waitFor();
  await expectSound(page, 'simulator, drawings');
  await page.getByRole('button', { name: /^Remove: Line from .* to / }).press('Enter');
  await drawn(2);
  await page.locator('summary[aria-label^="Drawings"]:focus').waitFor();
  await page.keyboard.press('Control+z');
  await drawn(3);
  expect(errors).toEqual([]);
});

journeyTest('a tab that was overtaken sends nothing and says where the session stands', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'simulator-tabs@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin', {});
  const page = await stage.openDevice(learner.email, `/simulator/${player.session.id}?bars=1m`);
  await page.locator('canvas').first().waitFor();
  await page.getByLabel('The idea, and where it is wrong').fill(IDEA);
  await player.advance(3);
  await page.getByRole('button', { name: /^Buy .* at market$/ }).click();
  await page.getByText('The session went on in another window, so nothing was sent.').waitFor();
  await page.getByRole('tab', { name: 'Positions 0' }).waitFor();
  // What it knows now is what is so: sent again, it counts.
  await page.getByRole('button', { name: /^Buy .* at market$/ }).click();
  await page
    .getByRole('status')
    .getByText(/^Placed: Buy/)
    .waitFor();
});

journeyTest('a stop that was moved away is told with its evidence, and disputed', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'simulator-critique@example.org');
  const player = await SimulatorPlayer.start(learner, 'coin', {});
  const order = { symbol: player.symbol, side: 'buy', kind: 'market', quantity: 10, until: 'day' } as const;
  await player.place([{ ...order, exits: { stop: player.bid - 4000 } }]);
  await player.advance(2);
  await player.ask('replace-order', { order_id: 2, stop: player.bid - 6000 });
  const page = await stage.openDevice(learner.email, `/simulator/${player.session.id}?bars=5m`, {
    width: 'desktop',
  });
  const errors = watchErrors(page);
  await page.getByRole('tab', { name: 'Critique' }).click();
  await page.getByText('A stop was moved away from the price').waitFor();
  await page.getByText('1 entry had no plan').waitFor();
  const moved = page
    .getByRole('listitem')
    .filter({ hasText: /from .* to / })
    .last();
  await moved.getByRole('button', { name: 'This was different' }).click();
  await moved.getByRole('button', { name: 'It was different: take that back' }).waitFor();
  await moved.getByRole('button', { name: 'Show on the chart' }).click();
  await page.getByText('The chart shows the past.').waitFor();
  await page.getByRole('button', { name: 'Back to the clock' }).click();
  // A position without a stop is said to have none, and gets one with a target: a pair.
  await page.getByRole('tab', { name: /^Orders/ }).click();
  await page.getByRole('button', { name: /^Cancel: Stop/ }).click();
  await page.getByRole('tab', { name: /^Positions/ }).click();
  await page.getByRole('button', { name: 'Set both; one ends the other' }).click();
  await page.getByRole('tab', { name: 'Orders 2' }).waitFor();
  await page.getByText(/^Nothing protects/).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

journeyTest(
  'an admin sees the sessions with whose they are, filtered in the address, and takes them along',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'simulator-traded@example.org');
    await sessionOf(learner);
    const admin = await signUpLearner(stage.server, 'simulator-admin@example.org');
    await stage.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
      admin.id,
    ]);
    const page = await stage.openDevice(admin.email, '/admin?tab=simulator&state=open', { width: 'desktop' });
    const errors = watchErrors(page);
    await page.getByText('simulator-traded@example.org').waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'State', exact: true }).inputValue())
      .toBe('open');
    await expectSound(page, 'admin, simulator');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('simulator-sessions.csv');
    await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption('share');
    await page.getByText('No session is like this.').waitFor();
    expect(new URL(page.url()).searchParams.get('market')).toBe('share');
    expect(errors).toEqual([]);
  },
);
