import { expect, test } from 'vitest';
import { oneOrNone } from '#domain/kernel/one.ts';
import { nothingToRead } from './nothing-to-read.ts';
import { reading } from './reading.ts';
import { readings } from './readings.ts';
import { readTogether } from './read-together.ts';

const firstRow = (text: string) => reading(text, [], (rows: { n: number }[]) => oneOrNone(rows)?.n);

test('what several readings find stands under the name of each, whatever each of them asks', async () => {
  const asked: string[] = [];
  const read = readTogether((statements) => {
    asked.push(...statements.map(({ text }) => text));
    return Promise.resolve(statements.map((_, place) => ({ rows: [[`[{"n": ${place - 1}}]`]] })));
  });
  const two = readings({ one: firstRow('a'), other: firstRow('b') }, ({ one, other }) => [one, other]);
  const all = readings({ two, known: nothingToRead('known'), last: firstRow('c') }, (found) => found);
  expect(await read(all)).toEqual({ two: [0, 1], known: 'known', last: 2 });
  const [planOnce, ...described] = asked;
  expect(planOnce).toContain('force_generic_plan');
  expect(described.map((text) => text.at(-11))).toEqual(['a', 'b', 'c']);
});

test('nothing is asked where all is known', async () => {
  const read = readTogether(() => Promise.reject(new Error('It asked.')));
  expect(await read(nothingToRead(1))).toBe(1);
});

test('values travel as PostgreSQL reads them', async () => {
  const sent: unknown[] = [];
  const read = readTogether((statements) => {
    sent.push(...statements.flatMap(({ values }) => values));
    return Promise.resolve([{ rows: [['']] }, { rows: [['[]']] }]);
  });
  const at = new Date('2026-11-24T02:00:00Z');
  expect(await read(reading('a', [1, true, null, at, ['b', '"c\\']], (rows) => rows))).toEqual([]);
  expect(sent).toEqual(['1', 'true', null, '2026-11-24T02:00:00.000Z', String.raw`{"b","\"c\\"}`]);
});
