import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { FIXTURE_COURSE, importFixtureCourse } from '#tests/support/quiz-product.ts';
import { takePicture } from './support/browser.ts';
import { keyboard } from './support/hands.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * Notes beside a lesson: written by keyboard on one device, found by finger on another, brought back to their places, searched
 * and saved; without a connection, from two devices at once, and when the lesson is reworded.
 */

const FOLDER = 'courses/first-steps/01-money-at-risk';

const TEXT = `---
title: Stop and size
description: Which of the two comes first.
minutes: 4
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
figures:
  cost-a-year:
    kind: line
    title: "A loss of $400 costs \${{ at(chance), 2 }} a year at {{ chance }}%"
    summary: "It costs \${{ last, 2 }} a year when it comes in one year of ten."
    unit: "$"
    x_label: Chance in percent
    controls:
      chance: { kind: slider, label: Chance, from: 0, to: 10, step: 1, start: 5, unit: "%" }
    formula: { variable: c, from: 0, to: 10, steps: 10, is: 400 * c / 100 }
---

Decide where you are wrong before you decide how much you buy.

## The stop comes first

The size follows from the stop, and never the other way round. Whoever begins with the size moves the stop.

::figure{#cost-a-year}

- A rare loss is not a small one.
- A small one is not rare.
`;

const LECTURE = `title: Past the stop
description: A price jumps past a stop.
minutes: 2
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
markets:
  plan: { seed: 7, candles: 40, start: 40, volatility: 0.012 }
scenes:
  - title: The planned loss
    stage: { kind: candles, market: plan }
    steps:
      - { say: Sam buys 30 coins at $40., seconds: 30, draw: [{ candles_to: 20 }] }
      - { say: A stop waits at $36., seconds: 30, draw: [{ level: 36, label: Stop at $36 }] }
`;

const LESSON = stableId('first-steps', 'money-at-risk', 'stop-and-size');
const PLAYED = stableId('first-steps', 'money-at-risk', 'past-the-stop');
const pathOf = (lesson: string) => `/course/${FIXTURE_COURSE}?lesson=${lesson}`;

const contentWith = (text: string) => [
  { add: `${FOLDER}/03-stop-and-size.lesson.md`, text },
  { add: `${FOLDER}/04-past-the-stop.lecture.yaml`, text: LECTURE },
];

/** Selects words of the lesson, as caret browsing or a mouse does. */
const select = (page: Page, words: string) =>
  page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.querySelector('.prose'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf(${JSON.stringify(words)});
      if (at < 0) continue;
      getSelection().setBaseAndExtent(node, at, node, at + ${words.length});
      return;
    }
    throw new Error('The words are not there.');
  })()`);

/** The words that the browser draws a line under. */
const marked = (page: Page, highlight = 'note') =>
  page.evaluate(`[...(CSS.highlights.get('${highlight}') ?? [])].map((range) => range.toString())`);

const note = (page: Page, words: string) => page.getByRole('note').filter({ hasText: words });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Your note' });
const isReady = (page: Page) => page.getByRole('button', { name: 'Write a note' }).waitFor();

journeyTest('a learner notes on what they read by keyboard, and finds it on a phone', async ({ stage }) => {
  await importFixtureCourse(stage.database, contentWith(TEXT));
  const learner = await signUpLearner(stage.server, 'keys@example.org');
  const kept = async () => (await learner.rest.from('notes').select('anchor, text').order('created_at')).data;
  const page = await stage.openDevice('keys@example.org', pathOf(LESSON), { width: 'desktop' });
  const hands = keyboard(page);
  await isReady(page);
  await page.getByRole('button', { name: 'Note this state' }).waitFor();

  // On a passage.
  await select(page, 'The size follows from the stop');
  await page.keyboard.press('w');
  await editor(page).waitFor();
  await page.keyboard.type('Not the other way round.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Your note', expanded: true }).waitFor();
  await note(page, 'Not the other way round.').waitFor();
  await expect.poll(() => marked(page)).toEqual(['The size follows from the stop']);
  await expect.poll(kept).toMatchObject([
    {
      anchor: { kind: 'passage', exact: 'The size follows from the stop' },
      text: 'Not the other way round.',
    },
  ]);

  // On a figure as it stands.
  await page.getByRole('slider', { name: 'Chance', exact: true }).focus();
  await page.keyboard.press('End');
  await page.getByText('A loss of $400 costs $40.00 a year at 10%').first().waitFor();
  await hands.press(page.getByRole('button', { name: 'Note this state' }));
  await page.keyboard.type('A tenth of the years.');
  await hands.press(page.getByRole('button', { name: 'Save note' }));
  await note(page, 'A tenth of the years.').waitFor();

  // On the lesson.
  await page.keyboard.press('w');
  await page.getByText('On the whole lesson').waitFor();
  await page.keyboard.type('Read it again on Sunday.');
  await expectSoundInEveryLook(page, 'a note that is being written');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await kept())?.length).toBe(3);
  await expectSoundInEveryLook(page, 'a lesson with notes');
  await takePicture(page, 'notes-below');

  // Where the window is wide they stand in the margin.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-note-place="beside"]').getByText('Not the other way round.').waitFor();
  await expectSoundInEveryLook(page, 'notes in the margin');
  await takePicture(page, 'notes-beside');

  // On a phone they are folded away, and open by a tap.
  const phone = await stage.openDevice('keys@example.org', pathOf(LESSON));
  await phone.getByRole('button', { name: 'Your note', expanded: false }).tap();
  await note(phone, 'Not the other way round.').waitFor();
  await expect.poll(() => phone.getByRole('slider', { name: 'Chance', exact: true }).inputValue()).toBe('5');
  await phone.getByRole('button', { name: 'Show this state' }).tap();
  await expect.poll(() => phone.getByRole('slider', { name: 'Chance', exact: true }).inputValue()).toBe('10');
  await takePicture(phone, 'notes-phone');

  // By finger: the button stands at what is selected.
  await select(phone, 'A rare loss');
  await phone.locator('.absolute button', { hasText: 'Write a note' }).tap();
  await editor(phone).fill('Look at the tail.');
  await phone.getByRole('button', { name: 'Save note' }).tap();
  await expect.poll(async () => (await kept())?.length).toBe(4);
  await expectSoundInEveryLook(phone, 'notes on a phone');

  await note(phone, 'Look at the tail.').getByRole('button', { name: 'Delete' }).tap();
  await note(phone, 'Look at the tail.').getByRole('button', { name: 'Keep it' }).tap();
  await note(phone, 'Look at the tail.').getByRole('button', { name: 'Delete' }).tap();
  await note(phone, 'Delete this note?').getByRole('button', { name: 'Delete' }).tap();
  await expect.poll(async () => (await kept())?.length).toBe(3);
});

journeyTest('nothing typed is lost without a connection, nor by another device', async ({ stage }) => {
  await importFixtureCourse(stage.database, contentWith(TEXT));
  const learner = await signUpLearner(stage.server, 'two@example.org');
  const kept = async () => (await learner.rest.from('notes').select('text, version')).data;
  const page = await stage.openDevice('two@example.org', pathOf(LESSON), { width: 'desktop' });
  await isReady(page);
  await page.getByRole('button', { name: 'Note this state' }).waitFor();
  await page.keyboard.press('w');
  await editor(page).fill('Half a thought');
  await page.reload();
  await expect.poll(() => editor(page).inputValue()).toBe('Half a thought');

  await page.context().setOffline(true);
  await editor(page).fill('A whole thought');
  await page.getByRole('button', { name: 'Save note' }).click();
  await note(page, 'A whole thought').getByText('Not saved yet.').waitFor();
  await expectSound(page, 'a note that waits for a connection');
  expect(await kept()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(kept).toEqual([{ text: 'A whole thought', version: 1 }]);
  await note(page, 'A whole thought').getByText('Not saved yet.').waitFor({ state: 'detached' });

  // A phone has read it, and goes on with it while the first device does, too.
  const phone = await stage.openDevice('two@example.org', pathOf(LESSON));
  await note(phone, 'A whole thought').getByRole('button', { name: 'Edit' }).tap();
  await note(page, 'A whole thought').getByRole('button', { name: 'Edit' }).click();
  await editor(page).fill('Thought on at the desk');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.poll(kept).toEqual([{ text: 'Thought on at the desk', version: 2 }]);
  await editor(phone).fill('Thought on in the train');
  await phone.getByRole('button', { name: 'Save note' }).tap();
  await phone.getByText('On another device you had written meanwhile:').waitFor();
  await expect.poll(kept).toEqual([{ text: 'Thought on in the train', version: 3 }]);
  await expectSoundInEveryLook(phone, 'what another device had written');
  await takePicture(phone, 'notes-two-devices');
  await phone.getByRole('button', { name: 'Keep both' }).tap();
  await expect
    .poll(kept)
    .toEqual([{ text: 'Thought on in the train\n\nThought on at the desk', version: 4 }]);
});

journeyTest('a reworded lesson says that a passage has changed, and finds the others', async ({ stage }) => {
  await importFixtureCourse(stage.database, contentWith(TEXT));
  const learner = await signUpLearner(stage.server, 'reworded@example.org');
  const page = await stage.openDevice('reworded@example.org', pathOf(LESSON), { width: 'desktop' });
  await isReady(page);
  await page.getByRole('button', { name: 'Note this state' }).waitFor();
  for (const words of ['never the other way round', 'A small one', 'how much you buy']) {
    await select(page, words);
    await page.keyboard.press('w');
    await editor(page).fill(`On ${words}`);
    await page.getByRole('button', { name: 'Save note' }).click();
    await note(page, `On ${words}`).waitFor();
  }
  await expect.poll(async () => (await learner.rest.from('notes').select('id')).data?.length).toBe(3);
  const reworded = TEXT.replace('never the other way round', 'not in reverse')
    .replace('Decide where you are wrong before you decide how much you buy.', 'Begin with the exit.')
    .replace('A rare loss is not a small one.', 'Rare is not small.');
  await importFixtureCourse(stage.database, contentWith(reworded));
  await page.reload();
  await expect.poll(() => marked(page)).toEqual(['A small one']);
  await expect.poll(() => marked(page, 'note-changed')).toEqual(['not in reverse']);
  await page.getByText('The passage is not in the lesson any more.').waitFor();
  await page.getByRole('button', { name: 'Your note' }).first().click();
  await page.getByText('This passage has changed since.').waitFor();
  await expectSoundInEveryLook(page, 'a lesson that was reworded');
});

journeyTest('notes are found again: at their second, by words, and in a file', async ({ stage }) => {
  await importFixtureCourse(stage.database, contentWith(TEXT));
  const learner = await signUpLearner(stage.server, 'notebook@example.org');
  const page = await stage.openDevice('notebook@example.org', '/notes', { width: 'desktop' });
  await page.getByText('You have no notes yet.').waitFor();
  await expectSoundInEveryLook(page, 'no notes');
  await takePicture(page, 'notes-none');

  await page.goto(pathOf(PLAYED));
  await page.getByRole('slider', { name: 'Seek' }).fill('40');
  await isReady(page);
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByText('At 0:40').waitFor();
  await editor(page).fill('The stop waits here.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await note(page, 'The stop waits here.').waitFor();
  await expectSoundInEveryLook(page, 'a note on a lecture');
  await takePicture(page, 'notes-lecture');
  await learner.rest.from('notes').insert([
    {
      lesson_id: LESSON,
      anchor: { kind: 'passage', exact: 'A rare loss', prefix: '', suffix: ' is not' },
      text: 'Sizing by the worst day',
    },
    { lesson_id: LESSON, anchor: { kind: 'lesson' }, text: '先定止损，再定仓位。' },
  ]);

  await page.goto('/notes');
  await page.getByRole('heading', { name: 'Stop and size' }).waitFor();
  await expect.poll(() => page.getByRole('note').count()).toBe(3);
  await expectSoundInEveryLook(page, 'the notebook');
  await takePicture(page, 'notes-page');
  const search = page.getByRole('searchbox', { name: 'Search your notes' });
  for (const [words, found] of [
    ['止损', '先定止损'],
    ['size worst', 'Sizing by'],
    ['rare', 'Sizing by'],
    ['50%, "', null],
  ] as const) {
    await search.fill(words);
    await page.getByText(found === null ? 'Nothing found.' : '1 note found.').waitFor();
    if (found !== null) await note(page, found).waitFor();
  }
  await search.fill('');
  await expect.poll(() => page.getByRole('note').count()).toBe(3);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Markdown' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('### Stop and size\n\n> A rare loss\n\nSizing by the worst day');
  expect(file).toContain('*At 0:40*\n\nThe stop waits here.');
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await table).path(), 'utf8')).toContain('Sizing by the worst day');

  await page
    .getByRole('listitem')
    .filter({ hasText: 'The stop waits here.' })
    .getByRole('link', { name: 'Open in the lesson' })
    .click();
  await expect.poll(() => page.getByRole('slider', { name: 'Seek' }).inputValue()).toBe('40');

  const phone = await stage.openDevice('notebook@example.org', '/notes');
  await expect.poll(() => phone.getByRole('note').count()).toBe(3);
  await phone.setViewportSize({ width: 360, height: 740 });
  await expectSoundInEveryLook(phone, 'the notebook on a phone');
  await takePicture(phone, 'notes-page-phone');
});
