import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { importContent } from '#server/adapters/content/import-content.ts';
import { type ContentCache, createContentCache } from '#server/adapters/content/content-cache.ts';
import type { KnownFiles } from '#server/adapters/content/reading/known-files.ts';
import { FILES, IDS, type ImportTarget, importTest, NOW } from './import-test.ts';

const NOTHING = { parsed: 0, compiled: 0 };

/** The cache of a server whose data folder is the parent of the content. */
function cacheOf({ content }: ImportTarget): {
  readonly cache: ContentCache<KnownFiles>;
  readonly path: string;
} {
  const path = join(content.directory, '..', 'content-cache.json');
  const warn = (sentence: string) => {
    throw new Error(sentence);
  };
  return { path, cache: createContentCache(path, { warn }) };
}

/** What a start of the server does with the content. */
function restart(target: ImportTarget) {
  const { cache } = cacheOf(target);
  return importContent(target.database, target.content.directory, { now: NOW, cache });
}

function titleOf(target: ImportTarget, id: string) {
  return target.row('select title, retired_at is null as offered from public.lessons where id = $1', [id]);
}

describe('a second start', () => {
  importTest('reads and compiles nothing while nothing has changed', async ({ target }) => {
    const first = await restart(target);
    expect(first.work).toMatchObject({ compiled: 2 });
    expect(first.work.parsed).toBeGreaterThan(10);
    expect(await restart(target)).toMatchObject({ changes: 0, work: NOTHING });
  });

  importTest('reads, compiles and writes the one lesson that changed', async ({ target }) => {
    await restart(target);
    await target.content.change({ edit: FILES.quiz, replace: 'id: largest-risk', with: 'id: dearest-risk' });
    expect(await restart(target)).toMatchObject({
      lessons: 0,
      placement: 0,
      scenarios: 0,
      retired: 0,
      work: { parsed: 1, compiled: 1 },
    });
    expect(await restart(target)).toMatchObject({ changes: 0, work: NOTHING });
  });

  importTest('renders a text whose words changed without parsing any facts', async ({ target }) => {
    await restart(target);
    await target.content.change({ edit: FILES.lesson, replace: '## One risk', with: '## Another risk' });
    expect(await restart(target)).toMatchObject({ changes: 1, work: { parsed: 0, compiled: 1 } });
  });

  importTest('holds a changed lesson to the rules, and a repaired one is imported', async ({ target }) => {
    await restart(target);
    const wrong = { edit: FILES.quiz, replace: '        correct: true\n', with: '' };
    const before = await readFile(join(target.content.directory, FILES.quiz), 'utf8');
    await target.content.change(wrong);
    await expect(restart(target)).rejects.toThrow("Item 'largest-risk' has no correct choice.");
    await expect(restart(target)).rejects.toThrow("Item 'largest-risk' has no correct choice.");
    await writeFile(join(target.content.directory, FILES.quiz), before);
    expect(await restart(target)).toMatchObject({ changes: 0, work: NOTHING });
  });

  importTest('holds known lessons to rules that look at other files', async ({ target }) => {
    await restart(target);
    await target.content.change({ edit: 'skills.yaml', replace: 'id: risk-register', with: 'id: other' });
    await expect(restart(target)).rejects.toThrow('01-chance-times-loss.lesson.md:7: ');
  });

  importTest('takes a deleted lesson out of sight, and brings it back', async ({ target }) => {
    await target.content.change({ add: FILES.newLesson, text: NEW_LESSON });
    await restart(target);
    await target.content.change({ remove: FILES.newLesson });
    expect(await restart(target)).toMatchObject({ retired: 1, work: NOTHING });
    await target.content.change({ add: FILES.newLesson, text: NEW_LESSON });
    expect(await restart(target)).toMatchObject({ lessons: 1, work: { parsed: 1, compiled: 0 } });
  });

  importTest('follows a renamed file, also onto the name of another', async ({ target }) => {
    await target.content.change({ add: FILES.newLesson, text: NEW_LESSON });
    await restart(target);
    const renamed = FILES.newLesson.replace('one-more', 'the-last');
    await target.content.rename(FILES.newLesson, renamed);
    expect(await restart(target)).toMatchObject({ lessons: 1, retired: 1, work: { parsed: 1, compiled: 1 } });
    await target.content.change({ remove: FILES.lesson });
    await target.content.rename(renamed, FILES.lesson);
    await restart(target);
    expect(await titleOf(target, IDS.lesson)).toEqual({ title: 'One more', offered: true });
  });

  importTest('compiles all again with another compiler', async ({ target }) => {
    await restart(target);
    const { path } = cacheOf(target);
    await change(path, (saved) => ({ ...saved, compiler: 'of yesterday' }));
    await target.database.query("update public.lesson_bodies set body_hash = 'of yesterday', html = 'old'");
    const { work } = await restart(target);
    expect(work.compiled).toBe(2);
    expect(work.parsed).toBeGreaterThan(10);
    const { html } = await target.row('select html from public.lesson_bodies where lesson_id = $1', [
      IDS.lesson,
    ]);
    expect(html).toContain('One risk');
  });

  importTest('brings a database that was restored from a backup up to the content', async ({ target }) => {
    await restart(target);
    const backup = await target.row('select html, body_hash from public.lesson_bodies where lesson_id = $1', [
      IDS.lesson,
    ]);
    await target.content.change({ edit: FILES.lesson, replace: '## One risk', with: '## Another risk' });
    await target.content.change({ edit: FILES.lesson, replace: 'title: Chance', with: 'title: The chance' });
    await restart(target);
    await target.database.query(
      'update public.lesson_bodies set html = $2, body_hash = $3 where lesson_id = $1',
      [IDS.lesson, backup.html, backup.body_hash],
    );
    await target.database.query("update public.lessons set title = 'As it was' where id = $1", [IDS.lesson]);
    expect(await restart(target)).toMatchObject({ lessons: 1, work: { parsed: 0, compiled: 1 } });
    const { html } = await target.row('select html from public.lesson_bodies where lesson_id = $1', [
      IDS.lesson,
    ]);
    expect(html).toContain('Another risk');
    expect(await titleOf(target, IDS.lesson)).toMatchObject({ title: 'The chance times loss' });
  });

  importTest('fills an empty database though the cache knows every file', async ({ target }) => {
    const { cache } = cacheOf(target);
    const failing = {
      transaction: async () => {
        throw new Error('killed');
      },
    };
    await expect(importContent(failing, target.content.directory, { now: NOW, cache })).rejects.toThrow(
      'killed',
    );
    await restart(target);
    await target.database.query('truncate public.courses cascade');
    expect(await restart(target)).toMatchObject({ courses: 1, work: { parsed: 0, compiled: 2 } });
  });

  importTest('reads all again when the cache is cut off or gone', async ({ target }) => {
    await restart(target);
    const { path } = cacheOf(target);
    const text = await readFile(path, 'utf8');
    for (const broken of ['', text.slice(0, -10), 'null', '{"compiler":1}']) {
      await writeFile(path, broken);
      const { changes, work } = await restart(target);
      expect({ changes, compiled: work.compiled }).toEqual({ changes: 0, compiled: 0 });
      expect(work.parsed).toBeGreaterThan(10);
    }
    expect(await restart(target)).toMatchObject({ work: NOTHING });
  });

  importTest('of two servers at once imports once, and leaves a whole cache', async ({ target }) => {
    const reports = await Promise.all([restart(target), restart(target)]);
    expect(reports.map(({ work }) => work.compiled).toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(await restart(target)).toMatchObject({ changes: 0, work: NOTHING });
  });
});

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

async function change(path: string, to: (saved: object) => object): Promise<void> {
  await writeFile(path, JSON.stringify(to(JSON.parse(await readFile(path, 'utf8')))));
}
