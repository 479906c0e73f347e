import { expect, test } from 'vitest';
import { readViewColumns } from './view-columns.ts';

const target = (
  number: number,
  table: number,
  column: number,
  isJunk = false,
  expression = '{VAR :varno 1}',
) =>
  `{TARGETENTRY :expr ${expression} :resno ${number} :resname x\\ \\{y :ressortgroupref 0 ` +
  `:resorigtbl ${table} :resorigcol ${column} :resjunk ${isJunk}}`;

test('reads the columns of the outermost query and of no query inside', () => {
  const inner = `{SUBLINK :subselect {QUERY :targetList (${target(1, 99, 9)})}}`;
  const tree = `({QUERY :rtable ({RANGETBLENTRY :subquery {QUERY :targetList (${target(5, 77, 7)})}}) :targetList (${target(
    1,
    100,
    3,
  )} ${target(2, 0, 0, false, inner)} ${target(3, 100, 4, true)} ${target(4, 200, 1)})})`;
  expect([...readViewColumns(tree)]).toEqual([
    [1, { relation: '100', column: 3 }],
    [4, { relation: '200', column: 1 }],
  ]);
});

test('gives nothing for a tree it cannot read', () => {
  expect(readViewColumns('<>').size).toBe(0);
  expect(readViewColumns('({QUERY :targetList ({TARGETENTRY :changed 1})})').size).toBe(0);
});
