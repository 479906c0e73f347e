import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startProduct } from '#tests/support/start-product.ts';
import { pictureOf, readGallery } from '../../tools/gallery/read-gallery.ts';
import { expectAccepted } from './support/accepted-pictures.ts';
import {
  accessibilityFaults,
  openContext,
  overflowsSideways,
  startBrowser,
  watchErrors,
} from './support/browser.ts';
import { openPictureComparer } from './support/compare-pictures.ts';
import { finger, type Hands, keyboard } from './support/hands.ts';

/*
 * The lesson gallery of the workshop: each block on a narrow phone in light, dark and Arabic, and all of them done by
 * keyboard and by finger without an account.
 */

const { server } = await startProduct();
const browser = await startBrowser('whole');
const comparer = await openPictureComparer(browser);
const { sections, lecture } = await readGallery();
const titles = [...sections.map(({ title }) => title), lecture.data.title];

/** The narrowest phone that lessons are made for. */
const NARROW = { width: 360, height: 780 };

type Look = 'light' | 'dark' | 'arabic';

async function openGallery(look: Look): Promise<Page> {
  const context = await openContext(browser, server.url, {
    width: 'phone',
    colorScheme: look === 'dark' ? 'dark' : 'light',
    locale: look === 'arabic' ? 'ar' : 'en-GB',
  });
  const page = await context.newPage();
  await page.setViewportSize(NARROW);
  await page.goto('/__workshop?gallery');
  await block(page, 'A lecture that asks').getByRole('button').first().waitFor();
  // Every chart, every sheet and every control is there.
  await expect.poll(() => page.locator('[data-figure] figure').count()).toBeGreaterThanOrEqual(8);
  await expect.poll(() => page.locator('[data-loading], [aria-busy="true"]').count()).toBe(0);
  await page.evaluate('document.fonts.ready');
  return page;
}

const block = (page: Page, title: string) => page.locator(`[data-block="${title}"]`);

describe.each<Look>(['light', 'dark', 'arabic'])('in %s', (look) => {
  test('nothing is wrong, and each block looks as it was accepted', async () => {
    const page = await openGallery(look);
    const errors = watchErrors(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowsSideways(page), 'can be scrolled sideways').toBe(false);
    // An English question begins above its English choices, on an Arabic page, too.
    const check = block(page, 'A check');
    const [question, choice] = ['legend', 'fieldset label'].map((part) => check.locator(part).first());
    expect((await question?.boundingBox())?.x).toBe((await choice?.boundingBox())?.x);
    for (const title of titles) {
      const screenshot = await block(page, title).screenshot({ animations: 'disabled' });
      await expectAccepted(comparer, pictureOf(title, look), await comparer.shrink(screenshot, NARROW.width));
    }
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test.each([
  ['keyboard', keyboard],
  ['finger', finger],
])('everything in it is done by %s, without an account', async (_, handsOn) => {
  const page = await openGallery('light');
  const errors = watchErrors(page);
  const hands = handsOn(page);
  await moveControls(page, hands);
  await commitToAll(page, hands);
  await answerCheck(block(page, 'A check'), hands);
  await markTranscript(block(page, 'A transcript'), hands);
  await workWithData(page, hands);
  await runModels(page, hands);
  await reveal(page, hands);
  await playLecture(page, hands);
  expect(errors).toEqual([]);
  await page.context().close();
});

async function moveControls(page: Page, hands: Hands): Promise<void> {
  const figure = block(page, 'A figure with controls');
  await figure.getByText('After 8 losses in a row 85% or 43% is left').waitFor();
  const controls = figure.locator('input:not([role])');
  // In the order of their author, whatever a database makes of it.
  await expect
    .poll(() => controls.evaluateAll((all) => all.flatMap((each) => each.labels?.[0]?.textContent ?? [])))
    .toEqual(['At risk', 'Losses', 'whole', 'half gone']);
  await hands.type(figure.getByRole('spinbutton', { name: 'Losses' }), '20');
  await figure.getByText('After 20 losses in a row 67% or 12% is left').waitFor();
  await hands.choose(figure.getByRole('radio', { name: 'half gone' }));
  await figure.getByText('After 20 losses in a row 33% or 6% is left').waitFor();
}

async function commitToAll(page: Page, hands: Hands): Promise<void> {
  const commit = async (title: string, truth: string) => {
    await hands.choose(block(page, title).getByRole('radio', { name: 'Fairly sure' }));
    await hands.press(block(page, title).getByRole('button', { name: 'Commit to it' }));
    await block(page, title).getByText(truth).waitFor();
  };
  await hands.type(block(page, 'A commit to a number').getByRole('textbox'), '30');
  await commit('A commit to a number', 'Half a percent is $60');
  await hands.choose(block(page, 'A commit to a choice').getByRole('radio', { name: /^One large gap/ }));
  await commit('A commit to a choice', 'Size does.');
  await hands.type(block(page, 'A commit to a level').getByRole('textbox'), '47.5');
  await commit('A commit to a level', 'Just below the low.');
  const point = block(page, 'A commit to a point');
  await hands.type(point.getByRole('textbox', { name: 'Share at risk, typed' }), '30');
  await hands.type(point.getByRole('textbox', { name: 'Growth, typed' }), '1');
  await commit('A commit to a point', 'It peaks at 20%');
  await drawCurve(page, block(page, 'A commit to a curve'), hands);
  await commit('A commit to a curve', 'After ten losses 34.9% is left');
}

/** A curve is drawn from place to place: by arrows, or by a tap at each. */
async function drawCurve(page: Page, curve: Locator, hands: Hands): Promise<void> {
  const first = curve.getByRole('slider', { name: 'Losses 1', exact: true });
  if (hands.draws === 'arrows') await first.focus();
  const plot = curve.locator('.touch-none');
  for (let loss = 1; loss <= 10; loss += 1) {
    if (hands.draws === 'arrows') {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
    } else {
      const { width = 0, height = 0 } = (await plot.boundingBox()) ?? {};
      // The last place lies on the edge, where a tap would miss the sheet.
      await plot.tap({ position: { x: Math.min(width - 4, (width * loss) / 10), y: height / 2 } });
    }
  }
}

async function answerCheck(check: Locator, hands: Hands): Promise<void> {
  const form = (place: number) => check.locator('form').nth(place);
  await hands.type(form(0).getByRole('textbox'), '1');
  await hands.press(form(0).getByRole('button', { name: 'Check' }));
  await form(0).getByText('You have one more try.').waitFor();
  await hands.press(form(0).getByRole('button', { name: 'Hint 1 of 3' }));
  await form(0).getByText('What does one unit lose?').waitFor();
  await hands.choose(form(1).getByRole('radio', { name: 'A sale once the price is there' }));
  await hands.press(form(1).getByRole('button', { name: 'Check' }));
  await form(1).getByText('It starts a sale.').waitFor();
}

async function markTranscript(transcript: Locator, hands: Hands): Promise<void> {
  await hands.press(transcript.getByRole('button', { name: '0.5% of $12,000 is $600.' }));
  await hands.select(transcript.getByRole('combobox').last(), 'The number is wrong');
  await hands.press(transcript.getByRole('button', { name: 'Put the stop at $47.40' }));
  await hands.select(transcript.getByRole('combobox').last(), 'It changes the plan');
  await hands.press(transcript.getByRole('button', { name: 'Check' }));
  await transcript.getByText('Two of the five lines.').waitFor();
}

async function workWithData(page: Page, hands: Hands): Promise<void> {
  const days = block(page, 'A data task: mark rows');
  await hands.choose(days.getByRole('checkbox').first());
  await hands.press(days.getByRole('button', { name: 'Check' }));
  await days.getByText('The worst days are the largest losses.').waitFor();
  const line = block(page, 'A data task: read a value');
  await hands.type(line.getByRole('textbox').first(), '-1.2');
  await hands.press(line.getByRole('button', { name: 'Check' }));
  await line.getByRole('button', { name: 'Try once more' }).waitFor();
}

async function runModels(page: Page, hands: Hands): Promise<void> {
  const says = (title: string) => block(page, title).locator('p[role=status]').first();
  const simulation = block(page, 'A simulation');
  await hands.press(simulation.getByRole('button', { name: 'Run it 200 times' }));
  await expect.poll(() => says('A simulation').textContent()).toMatch(/half of 200 runs come to \$/);
  const game = block(page, 'A challenge that is played');
  await hands.press(game.getByRole('button', { name: 'Play one' }));
  await expect.poll(() => says('A challenge that is played').textContent()).toMatch(/^1 of 40: /);
  const set = block(page, 'A challenge that is set');
  await hands.type(set.getByRole('textbox', { name: 'Bet, typed' }), '10');
  await hands.press(set.getByRole('button', { name: 'Run it 10 times' }));
  await set.getByText('The smaller bet kept more.').waitFor();
}

async function reveal(page: Page, hands: Hands): Promise<void> {
  const words = block(page, 'Words, formulas and reveals');
  await hands.press(words.getByRole('button', { name: 'gap' }));
  await page.getByText('with no trades in between').waitFor();
  await page.keyboard.press('Escape');
  await hands.press(words.locator('summary').first());
  await words.getByText('The planned loss, and with it the size.').waitFor();
}

async function playLecture(page: Page, hands: Hands): Promise<void> {
  const player = block(page, 'A lecture that asks');
  await hands.press(player.getByRole('button', { name: /How much is planned to be lost\?/ }).first());
  const asked = player.getByRole('region', { name: 'How much is planned to be lost?' });
  await hands.type(asked.getByRole('textbox'), '200');
  await hands.choose(asked.getByRole('radio', { name: 'A guess' }));
  await hands.press(asked.getByRole('button', { name: 'Commit to it' }));
  await asked.getByText('20 units lose $7.50 each.').waitFor();
  await hands.press(asked.getByRole('button', { name: 'Go on with the lecture' }));
  await player.getByRole('img', { name: /Planned loss: \$150\. You said \$200\.$/ }).waitFor();
}
