import { expect } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { takePicture, watchErrors } from './support/browser.ts';
import { expectSound, expectSoundInEveryLook, journeyTest } from './support/journey-test.ts';

/* An answer shows what stands beside the passage it rests on: a figure, and a simulation with its controls. */

const FIGURE_QUESTION = 'Why does a loss of 50% need a gain of 100%?';
const SIMULATION_QUESTION = 'What is the risk of ruin?';

journeyTest('an answer draws the figure of its lesson, and runs its simulation', async ({ stage }) => {
  const learner = await signUpLearner(stage.server, 'pieces@example.org');
  await stage.database.query(
    'insert into public.enrollments (user_id, course_id) select $1, id from public.courses where is_active',
    [learner.id],
  );
  for (const width of ['phone', 'desktop'] as const) {
    const page = await stage.openDevice(learner.email, '/mentor?conversation=new', { width });
    const errors = watchErrors(page);
    const box = page.getByLabel('Your question');
    await box.fill(FIGURE_QUESTION);
    await box.press('Enter');
    const figure = page.getByRole('log').locator('[data-piece=figure]');
    await figure.locator('svg').first().waitFor();
    await figure.locator('summary', { hasText: 'Data table' }).waitFor();
    await expectSoundInEveryLook(page, `an answer with a figure, ${width}`);
    await takePicture(page, `mentor-figure-${width}`);

    await box.fill(SIMULATION_QUESTION);
    await box.press('Enter');
    const simulation = page.getByRole('log').locator('[data-piece=simulation]');
    await simulation
      .getByRole('button', { name: 'Run it once' })
      .or(simulation.getByRole('button', { name: 'Run it again' }))
      .click();
    await simulation
      .getByRole('status')
      .getByText(/^Run \d/)
      .waitFor();
    // What is set changes what is drawn: the controls are those of the lesson.
    await expect.poll(() => simulation.getByRole('slider').count()).toBeGreaterThan(0);
    await expectSound(page, `an answer with a simulation, ${width}`);
    await takePicture(page, `mentor-simulation-${width}`);
    expect(errors).toEqual([]);

    // It is there when the conversation is opened again.
    await page.reload();
    await page.getByRole('log').locator('[data-piece=figure] svg').first().waitFor();
    await page.close();
  }
});

journeyTest(
  'beside a lesson it does the same, and shows nothing of a lesson that has closed',
  async ({ stage }) => {
    const learner = await signUpLearner(stage.server, 'beside@example.org');
    const { rows } = await stage.database.query<{ course: string; lesson: string }>(
      `select course_id as course, lessons.id as lesson from public.lessons
     where content_type = 'text' and retired_at is null and is_free order by lessons.id limit 1`,
    );
    const { course, lesson } = one(rows);
    await stage.database.query(
      'insert into public.enrollments (user_id, course_id) select $1, id from public.courses where is_active',
      [learner.id],
    );
    const page = await stage.openDevice(learner.email, `/course/${course}?lesson=${lesson}`, {
      width: 'desktop',
    });
    await page.getByRole('button', { name: 'Ask the mentor' }).click();
    const panel = page.getByRole('complementary', { name: 'AI Mentor' });
    await panel.getByLabel('Your question').fill(FIGURE_QUESTION);
    await panel.getByLabel('Your question').press('Enter');
    await panel.locator('[data-piece=figure] svg').first().waitFor();
    await expectSound(page, 'a figure in the panel of the mentor');
    await takePicture(page, 'mentor-figure-beside');

    await stage.database.query(
      `update public.lessons set retired_at = now() where id = (
       select (piece ->> 'lesson_id')::uuid from public.mentor_messages where user_id = $1 and piece is not null)`,
      [learner.id],
    );
    await stage.database.query('delete from public.enrollments where user_id = $1', [learner.id]);
    await page.goto('/mentor');
    await page.getByRole('log').getByText('More than you lost').waitFor();
    await expect.poll(() => page.locator('[data-piece]').count()).toBe(0);
  },
);
