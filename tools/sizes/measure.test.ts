import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { measure } from './measure.ts';

const manifest: Manifest = {
  _shared: { file: 'shared.js', imports: ['_react'] },
  _react: { file: 'react.js', imports: ['_shared'] },
  _chart: { file: 'chart.js' },
  'app.html': { file: 'app.js', isEntry: true, imports: ['_shared'] },
  'auth.html': { file: 'auth.js', isEntry: true, imports: ['_react'] },
  'styles/pages.css': { file: 'pages.css', isEntry: true },
  'boot/islands.ts': { file: 'islands.js', isEntry: true },
  'pages/mentor.tsx': { file: 'mentor.js', isDynamicEntry: true, imports: ['_shared', '_chart'] },
  'ui/chart/candles.tsx': { file: 'candles.js', isDynamicEntry: true },
};
const sizes: Record<string, number> = {
  'shared.js': 10_000,
  'react.js': 60_000,
  'chart.js': 30_000,
  'app.js': 100_000,
  'auth.js': 20_000,
  'islands.js': 2_000,
  'mentor.js': 15_000,
  'candles.js': 50_000,
  'client/boot/head.js': 500,
};
const measured = measure(manifest, (file) => sizes[file] ?? Number.NaN);
const row = (what: string): unknown => measured.find((found) => found.what === what);

test('an entry counts with its static imports, each once, even in a circle', () => {
  expect(row('app.html')).toEqual({ what: 'app.html', kilobytes: 170, limit: 205 });
  expect(row('auth.html')).toEqual({ what: 'auth.html', kilobytes: 90, limit: 120 });
});

test('a lazy chunk counts with what it adds to the shell', () => {
  expect(row('pages/mentor.tsx')).toEqual({ what: 'pages/mentor.tsx', kilobytes: 45, limit: 40 });
  expect(row('ui/chart/candles.tsx')).toEqual({ what: 'ui/chart/candles.tsx', kilobytes: 50, limit: 60 });
});

test('each entry without a budget of its own counts for the pages that load it, with the inline script', () => {
  const rows = measured.filter(({ what }) => what.startsWith('public page'));
  expect(rows).toEqual([{ what: 'public page with boot/islands.ts', kilobytes: 2.5, limit: 5 }]);
});

test('an entry that is gone fails, so that no budget passes unmeasured', () => {
  expect(() => measure({}, () => 0)).toThrow('no entry auth.html');
});
