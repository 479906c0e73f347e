import { expect, test } from 'vitest';
import { PreparedStatements } from './prepared-statements.ts';

test('a statement keeps its name while it is used', () => {
  const statements = new PreparedStatements();
  const { name } = statements.use('select 1');
  for (let index = 0; index < 1000; index += 1) {
    statements.use(`select ${index + 2}`);
    expect(statements.use('select 1').name).toBe(name);
    statements.evict();
  }
});

test('the longest unused give way, and come back under another name', () => {
  const statements = new PreparedStatements();
  const first = statements.use('select 0').name;
  const evicted: string[] = [];
  for (let index = 1; index <= 300; index += 1) {
    statements.use(`select ${index}`);
    evicted.push(...statements.evict());
  }
  expect(evicted).toHaveLength(51);
  expect(evicted[0]).toBe(first);
  expect(statements.use('select 0')).toMatchObject({ isKnown: false });
  expect(statements.use('select 0').name).not.toBe(first);
});
