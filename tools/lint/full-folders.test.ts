import { expect, test } from 'vitest';
import { findFullFolders, FULLEST } from './full-folders.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

test('a folder with one file too many is named', () => {
  const sources = [...filesIn('server/pages', FULLEST + 1), ...filesIn('domain/quiz', FULLEST)];
  expect(findFullFolders(sources)).toEqual([{ folder: 'server/pages', files: FULLEST + 1 }]);
});

test('files of a subfolder are counted there alone', () => {
  const sources = [...filesIn('server/pages', FULLEST), ...filesIn('server/pages/http', FULLEST)];
  expect(findFullFolders(sources)).toEqual([]);
});

test.each(['tests/policies', 'supabase/migrations', 'tests/journeys/accepted'])('%s is a list', (folder) => {
  expect(findFullFolders(filesIn(folder, 2 * FULLEST))).toEqual([]);
});
