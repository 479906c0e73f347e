import { describe, expect, test } from 'vitest';
import { findLostPaths, findLostSources } from './lost-paths.ts';

const THERE = ['tools/lint.ts', 'docs/', 'supabase/migrations/*_learning.sql', 'tests/policies/rows/*.ts'];
const lostIn = (text: string, kind: 'page' | 'source' = 'source') =>
  findLostPaths(text, kind, (path) => THERE.includes(path));

// Put together, so that the check does not find it in this file.
const GONE = ['tools', 'gone.ts'].join('/');

describe('in a source', () => {
  test.each([
    `// The words are in ${GONE}.`,
    `call(); // as ${GONE} has it`,
    `/** See ${GONE} */`,
    ` * of ${GONE}`,
    `-- as in ${GONE}`,
    `# ${GONE}`,
    `<!-- ${GONE} -->`,
  ])('%s is found', (text) => {
    expect(lostIn(`first();\n${text}`)).toEqual([{ line: 2, path: GONE }]);
  });

  test.each([
    `import './${GONE}';`,
    `open('${GONE}');`,
    `open('https://example.org/${GONE}');`,
    `// #${GONE} and ../${GONE} are written from elsewhere`,
  ])('%s is left alone', (text) => {
    expect(lostIn(text)).toEqual([]);
  });
});

test('a page is read whole', () => {
  expect(lostIn(`It is in "${GONE}", tools/lint.ts and\n[there](docs/gone.md).`, 'page')).toEqual([
    { line: 1, path: GONE },
    { line: 2, path: 'docs/gone.md' },
  ]);
});

test('what stands for several files has to name one', () => {
  const text = `supabase/migrations/*_learning.sql, tests/policies/rows/<domain>.ts, */${GONE}, ${GONE}*, docs/`;
  expect(lostIn(text, 'page')).toEqual([{ line: 1, path: `${GONE}*` }]);
});

test('a style sheet names where its classes stand', () => {
  const css = '@source "../ui";\n@source "../gone";\n@source not "../lost/*.tsx";';
  expect(findLostSources(css, (path) => path === '../ui')).toEqual([
    { line: 2, path: '../gone' },
    { line: 3, path: '../lost/*.tsx' },
  ]);
});
