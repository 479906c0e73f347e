import { describe, expect } from 'vitest';
import { FILES, IDS, type ImportTarget, importTest, NOW } from './import-test.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';

const NEW_LESSON = `---
title: One more
description: One more lesson.
minutes: 1
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
---

One more thing.
`;

/** A learner who has completed one of the two lessons. */
async function completeLesson({ database }: ImportTarget): Promise<void> {
  await database.query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'ann@example.org', $2)`,
    [LEARNER, { accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } }],
  );
  await database.query('insert into public.enrollments (user_id, course_id) values ($1, $2)', [
    LEARNER,
    IDS.course,
  ]);
  await database.query(
    'insert into public.user_progress (user_id, module_id, lesson_id, completed) values ($1, $2, $3, true)',
    [LEARNER, IDS.module, IDS.lesson],
  );
}

/** What the learner has: the percentage of the course, and whether the lesson still counts as completed. */
function learned(target: ImportTarget): Promise<Record<string, unknown>> {
  return target.row(
    `select enrollments.progress, user_progress.completed from public.user_progress
     join public.enrollments using (user_id, course_id) where lesson_id = $1`,
    [IDS.lesson],
  );
}

describe('a learner with progress', () => {
  importTest('keeps it when texts change', async ({ target }) => {
    await target.import();
    await completeLesson(target);
    await target.content.change({ edit: FILES.lesson, replace: 'title: Chance', with: 'title: The chance' });
    await target.content.change({ edit: FILES.module, replace: 'en: Money at risk', with: 'en: Risk' });
    expect(await target.import()).toMatchObject({ changes: 2, modules: 1, lessons: 1 });
    expect(await learned(target)).toEqual({ progress: 50, completed: true });
  });

  importTest('keeps it when a lesson is retired, and when it returns', async ({ target }) => {
    await target.content.change({ add: FILES.newLesson, text: NEW_LESSON });
    await target.import();
    await completeLesson(target);
    expect(await learned(target)).toEqual({ progress: 33, completed: true });

    await target.content.change({ remove: FILES.newLesson });
    expect(await target.import()).toMatchObject({ changes: 1, retired: 1 });
    const sql = 'select retired_at from public.lessons where slug = $1';
    expect(await target.row(sql, ['one-more'])).toEqual({ retired_at: NOW });
    expect(await learned(target)).toEqual({ progress: 50, completed: true });

    await target.content.change({ add: FILES.newLesson, text: NEW_LESSON });
    expect(await target.import()).toMatchObject({ changes: 1, lessons: 1, retired: 0 });
    expect(await target.row(sql, ['one-more'])).toEqual({ retired_at: null });
    expect(await learned(target)).toEqual({ progress: 33, completed: true });
  });

  importTest('keeps it when the module moves to another place in the course', async ({ target }) => {
    await target.import();
    await completeLesson(target);
    const course = 'courses/first-steps';
    await target.content.rename(`${course}/02-loss-limits`, `${course}/01-loss-limits`);
    await target.content.rename(`${course}/01-money-at-risk`, `${course}/02-money-at-risk`);
    expect(await target.import()).toMatchObject({ changes: 4, modules: 2, lessons: 2 });
    expect(await learned(target)).toEqual({ progress: 50, completed: true });
  });

  importTest('keeps a course that is no longer offered as it was', async ({ target }) => {
    await target.import();
    await completeLesson(target);
    await target.content.rename('courses/first-steps', 'courses/next-steps');
    expect(await target.import()).toMatchObject({ courses: 1, retired: 1 });
    const { rows } = await target.database.query('select slug, is_active from public.courses order by slug');
    expect(rows).toEqual([
      { slug: 'first-steps', is_active: false },
      { slug: 'next-steps', is_active: true },
    ]);
    expect(await learned(target)).toEqual({ progress: 50, completed: true });
  });
});
