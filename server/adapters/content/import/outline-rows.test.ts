import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../reading/read-content.ts';
import { outlineRows } from './outline-rows.ts';

const FIXTURE = join(import.meta.dirname, '../../../../tests/fixtures/content/valid');

/** Which lessons are free when the first module of the fixture stands at this place and says this. */
async function freeAt(order: number, open_to?: 'everybody'): Promise<unknown[]> {
  const { content } = await readContent(FIXTURE);
  const courses = content.courses.map((course) => ({
    ...course,
    modules: course.modules.slice(0, 1).map((module) => ({
      ...module,
      order,
      file: module.file && { ...module.file, data: { ...module.file.data, open_to } },
    })),
  }));
  return outlineRows({ ...content, courses }).lessons.map(({ is_free: isFree }) => isFree);
}

test('the lessons of the first module are free, those of others where the module is open to everybody', async () => {
  expect(await freeAt(1)).toEqual([true, true]);
  expect(await freeAt(14)).toEqual([false, false]);
  expect(await freeAt(14, 'everybody')).toEqual([true, true]);
});
