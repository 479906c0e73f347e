import { describe, expect } from 'vitest';
import { ContentError } from '#server/adapters/content/content-error.ts';
import { FILES, IDS, importTest } from './import-test.ts';

describe('importContent', () => {
  importTest('stores the outline, the bodies without answers, and the answer keys', async ({ target }) => {
    expect(await target.import()).toEqual({
      changes: 42,
      work: { parsed: 15, compiled: 2 },
      courses: 1,
      modules: 2,
      lessons: 2,
      plans: 5,
      entitlements: 16,
      skills: 8,
      bodies: 8,
      placement: 0,
      scenarios: 0,
      retired: 0,
    });
    expect(await target.row('select * from public.courses')).toMatchObject({
      id: IDS.course,
      slug: 'first-steps',
      title: 'First steps',
      translations: { es: { title: 'First steps es' } },
      is_active: true,
    });
    expect(await target.row('select * from public.lessons where id = $1', [IDS.lesson])).toMatchObject({
      module_id: IDS.module,
      course_id: IDS.course,
      content_type: 'text',
      is_free: true,
      order_index: 1,
      sources: [{ authors: 'Kelly', title: 'A New Interpretation of Information Rate', year: 1956 }],
    });
    expect(await target.row('select status from public.modules where slug = $1', ['loss-limits'])).toEqual({
      status: 'in_writing',
    });
    const { html } = await target.row('select html from public.lesson_bodies where lesson_id = $1', [
      IDS.lesson,
    ]);
    expect(html).toContain('<h2 id="section-one-risk">One risk</h2>');
    const { quiz } = await target.row('select quiz from public.lesson_bodies where lesson_id = $1', [
      IDS.quiz,
    ]);
    expect(JSON.stringify(quiz)).not.toMatch(/correct|explanation|misconception|tolerance|"answer"/);
    const sql = 'select key from public.quiz_answer_keys where lesson_id = $1 and item_id = $2';
    expect(await target.row(sql, [IDS.quiz, 'largest-risk'])).toMatchObject({
      key: { kind: 'single', correct: ['c1'] },
    });
    expect(await target.row(sql, [IDS.quiz, 'gap-loss'])).toMatchObject({
      key: { answer: 20, tolerance: 0.01 },
    });
    expect(await target.row('select * from public.plans where id = $1', ['trial'])).toMatchObject({
      price_minor: 0,
      trial_days: 7,
      opens: ['assessment', 'first_two_modules', 'basic_progress', 'community_access'],
      translations: { en: { name: 'Trial' } },
    });
    const entitlement = 'select included_in, is_ready, translations from public.entitlements where id = $1';
    expect(await target.row(entitlement, ['exams'])).toMatchObject({
      included_in: ['premium', 'pro', 'elite', 'scholarship'],
      is_ready: true,
      translations: { en: { words: 'Words of exams' } },
    });
    expect(await target.row(entitlement, ['simulator_scenarios'])).toMatchObject({
      included_in: ['account', 'trial', 'basic', 'premium', 'pro', 'elite', 'scholarship'],
      is_ready: false,
    });
  });

  importTest('stores the graph of skills with its misconceptions', async ({ target }) => {
    await target.import();
    expect(
      await target.row(
        `select strand_id, level, prerequisite_id, belief from public.skills
         join public.skill_prerequisites on skill_id = skills.id
         join public.misconceptions on misconceptions.skill_id = skills.id
         where skills.id = $1`,
        ['risk-register'],
      ),
    ).toEqual({
      strand_id: 'sizing-and-risk',
      level: 1,
      prerequisite_id: 'returns-arithmetic',
      belief: 'Only the price can hurt me.',
    });
  });

  importTest('takes back what the graph of skills holds no more', async ({ target }) => {
    await target.import();
    await target.content.change({
      edit: 'skills.yaml',
      replace: 'prerequisites: [returns-arithmetic]',
      with: 'prerequisites: []',
    });
    expect(await target.import()).toMatchObject({ changes: 1, skills: 1 });
    expect(await target.row('select count(*)::int from public.skill_prerequisites')).toEqual({ count: 1 });
  });

  importTest('changes nothing the second time', async ({ target }) => {
    await target.import();
    expect(await target.import()).toMatchObject({ changes: 0 });
  });

  importTest('writes only what changed', async ({ target }) => {
    await target.import();
    await target.content.change({ edit: FILES.lesson, replace: '## One risk', with: '## Another risk' });
    expect(await target.import()).toMatchObject({ changes: 1, bodies: 1 });
    await target.content.change({ edit: FILES.quiz, replace: 'minutes: 5', with: 'minutes: 6' });
    expect(await target.import()).toMatchObject({ changes: 1, lessons: 1 });
  });

  importTest(
    'renews the keys of a changed quiz and removes those of items that are gone',
    async ({ target }) => {
      await target.import();
      await target.content.change({
        edit: FILES.quiz,
        replace: 'id: largest-risk',
        with: 'id: dearest-risk',
      });
      await target.import();
      const { rows } = await target.database.query<{ item_id: string }>(
        'select item_id from public.quiz_answer_keys where lesson_id = $1 order by item_id',
        [IDS.quiz],
      );
      expect(rows.map((row) => row.item_id)).toEqual([
        'average-loss',
        'dearest-risk',
        'gap-loss',
        'kinds-of-risk',
        'order-of-the-register',
        'planned-loss',
      ]);
    },
  );

  importTest('lets processes that start together import one after the other', async ({ target }) => {
    const reports = await Promise.all([target.import(), target.import()]);
    expect(reports.map(({ changes }) => changes).toSorted((a, b) => a - b)).toEqual([0, 42]);
  });

  importTest(
    'refuses content that would break a quiz, names the line, and leaves the database as it was',
    async ({ target }) => {
      await target.import();
      await target.content.change({ edit: FILES.lesson, replace: '## One risk', with: '## Another risk' });
      await target.content.change({ edit: FILES.quiz, replace: '        correct: true\n', with: '' });
      await expect(target.import()).rejects.toThrow(ContentError);
      await expect(target.import()).rejects.toThrow(
        "quiz.yaml:8: Item 'largest-risk' has no correct choice.",
      );
      const { html } = await target.row('select html from public.lesson_bodies where lesson_id = $1', [
        IDS.lesson,
      ]);
      expect(html).toContain('One risk');
    },
  );

  importTest('names the file of a formula that cannot be rendered', async ({ target }) => {
    await target.content.change({ edit: FILES.lesson, replace: '\\times', with: '\\tims' });
    await expect(target.import()).rejects.toThrow('loss.lesson.md:1: A formula cannot be read (Unsupported');
  });
});
