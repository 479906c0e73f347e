import { expect } from 'vitest';
import type { ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { watchErrors } from './support/browser.ts';
import { expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/*
 * The chart puzzle of the day in the app: answered once, explained on its chart, shared without the answer.
 */

journeyTest(
  'a learner answers the puzzle of the day by keyboard at a phone, and shares a line',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'puzzle-journey@example.org');
    const page = await stage.openDevice(learner.email, '/puzzle');
    const errors = watchErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { body } = await learner.call('read-puzzle', { time_zone: 'UTC' });
    const { puzzle } = body as ReadPuzzleResponse;
    const { answer } = dailyPuzzle(puzzle.day).solution;
    await page.getByRole('button', { name: 'Answer', exact: true }).waitFor();
    await expectSoundInEveryLook(page, 'puzzle');
    if (typeof answer === 'number') await page.getByRole('textbox').fill(String(answer));
    else await page.getByRole('radio').nth(puzzle.choices.indexOf(answer)).check();
    await page.keyboard.press('Enter');
    await page.getByText(/^Right: /).waitFor();
    await expectSoundInEveryLook(page, 'puzzle-answered');
    const line = page.getByText(/chart puzzle of .*: right\./);
    expect(await line.textContent()).toContain('/puzzle');
    await page.reload();
    await page.getByText(/^Right: /).waitFor();
    expect(errors).toEqual([]);
  },
);
