import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { signUpLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

/** The repository: a project that the engine starts alone on, without importing any content. */
const projectDir = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join(projectDir, 'tools', 'import-market.ts');

const { server, database } = await startProduct({ projectDir });
const [bars, terms] = [join(server.dataDir, 'bars.csv'), join(server.dataDir, 'terms.yaml')];

const TERMS = `
symbol: ABC
class: share
currency: USD
tick: '0.01'
lot: 1
daily_volume: 500000
usual_spread: 2
widest_spread: 20
hours: weekdays 14:30-21:00
source: Bars recorded by the operator of this installation.
licence: CC0 1.0, dedicated to the public domain by who recorded them.
`;

const line = (day: number, minute: number, close = '101.25') =>
  `2024-03-0${day}T15:${String(minute).padStart(2, '0')}Z,101.25,101.40,101.20,${close},1200`;

/** Runs `npm run import-market` with the environment of the installation; gives what it printed, or its complaint. */
async function importMarket(lines: readonly string[], ...args: string[]): Promise<string> {
  await writeFile(terms, TERMS);
  await writeFile(bars, ['time,open,high,low,close,volume', ...lines].join('\n'));
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: server.dataDir, PORT: new URL(server.url).port };
  return promisify(execFile)(process.execPath, [COMMAND, bars, terms, ...args], { env }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => `refused: ${error.stderr.trim()}`,
  );
}

const days = async () =>
  (
    await database.query<{ day: number; bars: { close: number }[]; licence: string }>(
      'select day, bars, licence from public.imported_market_days join public.imported_markets on id = market_id order by day',
    )
  ).rows;

test('brings in bars with where they come from and what allows their use', async () => {
  expect(await importMarket([line(4, 0), line(4, 1), line(6, 0)])).toBe(
    'Imported 3 bars of 2 days of ABC, counted from 2024-03-04.',
  );
  const found = await days();
  expect(found.map(({ day, bars: some }) => [day, some.length])).toEqual([
    [0, 2],
    [2, 1],
  ]);
  expect(found.at(0)?.licence).toContain('CC0');
});

test('names each line at fault, and imports nothing then', async () => {
  expect(await importMarket([line(5, 0), line(5, 0), line(5, 2, '101.256')], '--replace')).toBe(
    `refused: ${bars}:3: 2024-03-05T15:00Z does not come after the bar before it.\n${bars}:4: The close "101.256" is no whole number of ticks above 0.`,
  );
  expect(await days()).toHaveLength(2);
});

test('does not put bars in the place of others unless it is asked to', async () => {
  expect(await importMarket([line(5, 0)])).toBe(
    'refused: ABC is imported already. Add --replace to put these bars in its place.',
  );
  expect(await importMarket([line(5, 0, '101.30')], '--replace')).toContain('Imported 1 bars');
  expect((await days()).map(({ bars: some }) => some.at(0)?.close)).toEqual([10_130]);
});

test('a learner reaches none of it', async () => {
  const { rest } = await signUpLearner(server, 'curious@example.com');
  for (const table of ['imported_markets', 'imported_market_days'])
    expect((await rest.from(table).select()).error?.code).toBe('42501');
});
