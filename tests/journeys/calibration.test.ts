import { expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';
import { readOn } from './support/read-on.ts';

/*
 * How sure somebody was, against how often they were right: from the answers they committed to in a lesson to their curve.
 */

const course = stableId('trading-psychology');
const LESSON = stableId('trading-psychology', 'how-sure-are-you', 'sure-right-and-the-gap-between');

journeyTest(
  'the answers of a lesson make a curve that says how much may be read from it',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'sure@example.org');
    const enrolled = await learner.rest
      .from('enrollments')
      .insert({ user_id: learner.id, course_id: course });
    expect(enrolled.error).toBeNull();
    const page = await stage.openDevice('sure@example.org', '/dashboard', { width: 'desktop' });
    await page.getByRole('link', { name: 'How sure you are, and how often you are right' }).click();
    await page.getByText('You have not committed to an answer yet.').waitFor();
    await expectSound(page, 'a calibration without answers');

    await stage.database.query(
      `insert into public.user_progress (user_id, lesson_id, completed)
     select $1, lessons.id, false from public.lessons where lessons.id = $2`,
      [learner.id, LESSON],
    );
    await page.goto(`/course/${course}?lesson=${LESSON}`);
    const statement = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '1. A loss of 20% is repaired by a gain of 25%.' }) });
    await statement.getByRole('radio', { name: 'True' }).check();
    // The radio button lies under its words.
    await statement.getByText('Fairly sure').click();
    await statement.getByRole('button', { name: 'Commit to it' }).click();
    await statement.getByText('You had it.').waitFor();
    const ownCurve = page.getByRole('link', { name: 'Your own curve' });
    await readOn(page, ownCurve);
    await ownCurve.click();
    await page.getByText('Answers so far: 1. Needed before there is something to read: 19 more.').waitFor();

    await stage.database.query(
      `insert into public.activity_answers (user_id, lesson_id, activity, try, answer, confidence, is_right)
     select $1, $2, 'more-' || place, 1, '"c1"', case when place <= 10 then 0.75 else 0.95 end, place % 2 = 0
     from generate_series(1, 39) as place`,
      [learner.id, LESSON],
    );
    await page.reload();
    await page.getByText('You are surer than you are right.').waitFor();
    await page.getByText('You said 89% on average, and 50% came true').waitFor();
    await page.getByRole('heading', { name: 'Brier score' }).waitFor();
    const table = page.getByRole('table', { name: 'By what you said' });
    await expect.poll(() => table.getByRole('row').allInnerTexts()).toHaveLength(3);
    await page.getByRole('slider', { name: 'Calibration curve' }).focus();
    await page.keyboard.press('Home');
    await page.getByText(/^Said 75%: 6 of 11 right/).waitFor();
    await takePicture(page, 'calibration');
    await expectSoundInEveryLook(page, 'a calibration');
  },
);
