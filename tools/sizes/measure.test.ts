import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { measure } from './measure.ts';

const manifest: Manifest = {
  _shared: { file: 'shared.js', imports: ['_react'] },
  _react: { file: 'react.js', imports: ['_shared'] },
  _chart: { file: 'chart.js' },
  'app.html': {
    file: 'app.js',
    isEntry: true,
    imports: ['_shared'],
    dynamicImports: ['pages/mentor.tsx', 'pages/course.tsx'],
  },
  'auth.html': { file: 'auth.js', isEntry: true, imports: ['_react'] },
  'styles/pages.css': { file: 'pages.css', isEntry: true },
  'boot/islands.ts': { file: 'islands.js', isEntry: true },
  'pages/mentor.tsx': { file: 'mentor.js', isDynamicEntry: true, imports: ['_shared', '_chart'] },
  'pages/course.tsx': {
    file: 'course.js',
    isDynamicEntry: true,
    imports: ['_shared', '_chart'],
    dynamicImports: ['ui/chart/candles.tsx'],
  },
  'ui/chart/candles.tsx': { file: 'candles.js', isDynamicEntry: true, imports: ['_chart', '_shared'] },
};
const sizes: Record<string, number> = {
  'shared.js': 10_000,
  'react.js': 60_000,
  'chart.js': 30_000,
  'app.js': 100_000,
  'auth.js': 20_000,
  'islands.js': 2_000,
  'mentor.js': 15_000,
  'course.js': 5_000,
  'candles.js': 50_000,
  'client/boot/head.js': 500,
};
const measured = measure(manifest, (file) => sizes[file] ?? Number.NaN);
const row = (what: string, unit = 'kB'): unknown =>
  measured.find((found) => found.what === what && found.unit === unit);

test('an entry counts with its static imports, each once, even in a circle', () => {
  expect(row('app.html')).toEqual({ what: 'app.html', amount: 170, limit: 175, unit: 'kB' });
  expect(row('auth.html')).toEqual({ what: 'auth.html', amount: 90, limit: 120, unit: 'kB' });
});

test('an entry counts the files it falls into', () => {
  expect(row('app.html', 'files')).toEqual({ what: 'app.html', amount: 3, limit: 24, unit: 'files' });
});

test('a lazy chunk counts with what it adds to the page that asks for it', () => {
  expect(row('pages/mentor.tsx')).toEqual({ what: 'pages/mentor.tsx', amount: 45, limit: 40, unit: 'kB' });
  expect(row('ui/chart/candles.tsx')).toEqual({
    what: 'ui/chart/candles.tsx',
    amount: 50,
    limit: 60,
    unit: 'kB',
  });
});

test('what only some of the pages that ask for a lazy chunk have loaded counts', () => {
  const asked = {
    ...manifest['pages/mentor.tsx'],
    imports: ['_shared'],
    dynamicImports: ['ui/chart/candles.tsx'],
  };
  const measures = measure(
    { ...manifest, 'pages/mentor.tsx': { file: 'mentor.js', ...asked } },
    (file) => sizes[file] ?? 0,
  );
  expect(measures.find(({ what }) => what === 'ui/chart/candles.tsx')?.amount).toBe(80);
});

test('each entry without a budget of its own counts for the pages that load it, with the inline script', () => {
  const rows = measured.filter(({ what }) => what.startsWith('public page'));
  expect(rows).toEqual([{ what: 'public page with boot/islands.ts', amount: 2.5, limit: 5, unit: 'kB' }]);
});

test('an entry that is gone fails, so that no budget passes unmeasured', () => {
  expect(() => measure({}, () => 0)).toThrow('no entry auth.html');
});
