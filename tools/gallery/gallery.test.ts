import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWING_KINDS } from '#domain/catalogue/drawing/figure-contract.ts';
import { lintContent } from '#server/adapters/content/lint-content.ts';
import { formatFinding } from '#server/adapters/content/reading/finding.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { GalleryAnswers } from './answer-gallery.ts';
import { compileGallery } from './compile-gallery.ts';
import { GALLERY_FILES, readGallery } from './read-gallery.ts';
import { renderGallery } from './render-gallery.ts';

const LESSON = '00000000-0000-4000-8000-000000000001';

test('docs/lesson-gallery.md is what the gallery says (npm run gallery writes it)', async () => {
  expect(readFileSync('docs/lesson-gallery.md', 'utf8')).toBe(renderGallery(await readGallery()));
});

test('the linter finds nothing in the gallery', async () => {
  await using content = await ContentCopy.create();
  const folder = join(content.directory, 'courses/first-steps/01-money-at-risk');
  cpSync(join('docs/gallery', GALLERY_FILES.text), join(folder, '03-every-block.lesson.md'));
  cpSync(join('docs/gallery', GALLERY_FILES.lecture), join(folder, '04-a-lecture-that-asks.lecture.yaml'));
  expect((await lintContent(content.directory)).map(formatFinding)).toEqual([]);
});

test('it shows figures of every kind, commits and data tasks of every form, and every other activity', async () => {
  const { lesson, sections } = await readGallery();
  const { figures, activities } = lesson.data;
  const shown = sections.flatMap(({ markdown }) =>
    [...markdown.matchAll(/^::(?:figure|activity)\{#([\w-]+)\}$/gm)].map(([, name]) => name),
  );
  expect(new Set(shown)).toEqual(new Set([...Object.keys(figures), ...Object.keys(activities)]));
  const kinds = new Set(Object.values(figures).map(({ kind }) => kind));
  expect([...DRAWING_KINDS, 'panels'].filter((kind) => !kinds.has(kind as 'line'))).toEqual([]);
  const asked = Object.values(activities).map((one) =>
    'asks' in one ? `${one.kind} ${one.asks}` : one.kind,
  );
  expect(new Set(asked)).toEqual(
    new Set([
      ...['number', 'choice', 'level', 'point', 'curve'].map((form) => `commit ${form}`),
      ...['mark', 'value', 'tag', 'order', 'rule', 'plan'].map((task) => `data-task ${task}`),
      'check',
      'transcript',
      'simulation',
      'challenge',
    ]),
  );
});

test('it is answered without a server, by the rules of the server', async () => {
  const gallery = await compileGallery();
  const answers = new GalleryAnswers(gallery);
  const call = (name: string, body: object) => answers.call(name, { lesson_id: LESSON, ...body });
  expect(await call('open-activities', {})).toMatchObject({ questions: [], simulations: {}, challenges: {} });
  const wrong = await call('answer-activity', { activity: 'which-first', answer: 'c1', confidence: 0.6 });
  expect(wrong).toMatchObject({ tries: [{ is_right: false }], solution: { truth: 'c2' } });
  const item = { activity: 'walk-it-back', item_id: 'what-a-stop-does' };
  expect(await call('take-activity-hint', { ...item, step: 1 })).toEqual({ hints: [expect.any(String)] });
  await call('answer-activity', { ...item, answer: ['c2'] });
  expect(await call('answer-activity', { ...item, answer: ['c1'] })).toMatchObject({
    tries: [{ is_right: false }, { is_right: true }],
    solution: { kind: 'check' },
  });
  const started = await call('start-challenge', { activity: 'keep-what-you-have' });
  expect(started).toMatchObject({ tries: 0, open: { seed: 41 } });
  const { open } = started as { open: { id: string } };
  const met = await call('answer-challenge', {
    activity: 'keep-what-you-have',
    try_id: open.id,
    choices: { settings: { stake: 10 }, steps: [] },
  });
  expect(met).toMatchObject({
    tries: 1,
    open: null,
    met_by: { is_met: true },
    reveal_html: expect.any(String),
  });
});
