import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestError } from '../rest-error.ts';
import { type Condition, parseGroup } from './condition.ts';
import { OPERATORS } from './operators.ts';
import { BODY, readQuery } from './query-string.ts';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const firstArgument = BODY + 3;

describe('shape', () => {
  test('is the same for requests that differ in values alone', () => {
    const shape = (search: string) => readQuery(search, false).shape;
    expect(shape('id=eq.1&limit=5&name=in.(a,b)')).toBe(shape('id=eq.2&limit=9&name=in.(c)'));
    expect(shape('or=(a.eq.1,b.like.x*)')).toBe(shape('or=(a.eq.22,b.like."y)")'));
  });

  test.each([
    ['id=eq.1', 'id=neq.1'],
    ['id=eq.1', 'id=not.eq.1'],
    ['id=eq.1', 'id=eq(any).{1}'],
    ['id=is.null', 'id=is.true'],
    ['id=fts.x', 'id=fts(english).x'],
    ['select=id', 'select=id,name'],
    ['order=id', 'order=id.desc'],
    ['or=(a.eq.1,b.eq.2)', 'and=(a.eq.1,b.eq.2)'],
    ['or=(a.eq.1,b.eq.2)', 'or=(a.eq.1,b.gt.2)'],
    ['or=(a.eq.1,b.eq.2)', 'or=(a.eq.1,and(b.eq.2))'],
    ['a=eq.1&b=eq.1', 'b=eq.1&a=eq.1'],
    ['select=id%26order%3Did', 'select=id&order=id'],
  ])('%s is not %s', (left, right) => {
    expect(readQuery(left, false).shape).not.toBe(readQuery(right, false).shape);
  });

  test('holds no value of a filter', () => {
    const value = fc.string({
      minLength: 12,
      unit: fc.constantFrom('x', '.', ',', '(', ')', '"', '\\', '{', '}', '&', '='),
    });
    fc.assert(
      fc.property(value, (text) => {
        const { shape, values } = readQuery(`a=eq.${encodeURIComponent(text)}`, false);
        expect(shape).toBe('&a=eq');
        expect(values.slice(firstArgument)).toEqual([text]);
      }),
    );
  });
});

describe('query strings', () => {
  test('any text is read or refused, never worse', () => {
    const parts = fc.array(
      fc.constantFrom(
        'select=',
        'or=',
        'a',
        'and',
        'not.',
        '=',
        '&',
        'eq.',
        'in.',
        '(',
        ')',
        '"',
        '%',
        '.limit',
        '1',
        ',',
        '+',
      ),
    );
    const text = fc.oneof(
      fc.string(),
      parts.map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (search, isCall) => {
        try {
          readQuery(search, isCall);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('separates the arguments of a function from filters', () => {
    const query = readQuery('author=2&city=New+York&id=gt.5&when=1.5', true);
    expect(query.arguments.map(({ name, value }) => [name, query.values[value]])).toEqual([
      ['author', '2'],
      ['city', 'New York'],
      ['when', '1.5'],
    ]);
    expect(query.filters.map(({ name }) => name)).toEqual(['id']);
  });

  test('a list becomes the text of an array, each element for itself', () => {
    const { values } = readQuery('a=in.(1,"b,c","d\\"e",null,)', false);
    expect(values.slice(firstArgument)).toEqual([String.raw`{"1","b,c","d\"e","null",""}`]);
  });
});

describe('groups of conditions', () => {
  const plain = [...OPERATORS.values()].filter((each) => each.kind === 'infix').map((each) => each.name);
  type Tree =
    | { name: string; operator: string; value: string }
    | { join: 'and' | 'or'; negated: boolean; members: Tree[] };
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.record({
        name: fc.string({ minLength: 1 }),
        operator: fc.constantFrom(...plain),
        value: fc.string(),
      }),
      fc.record({
        join: fc.constantFrom('and' as const, 'or' as const),
        negated: fc.boolean(),
        members: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  }));
  const print = (node: Tree): string =>
    'join' in node
      ? `${node.negated ? 'not.' : ''}${node.join}(${node.members.map(print).join(',')})`
      : `${quote(node.name)}.${node.operator}.${quote(node.value)}`;
  const flatten = (condition: Condition, values: readonly (string | null)[]): Tree =>
    condition.kind === 'group'
      ? {
          join: condition.join,
          negated: condition.negated,
          members: condition.members.map((member) => flatten(member, values)),
        }
      : {
          name: condition.field.name,
          operator: condition.operation.operator.name,
          value: values[condition.operation.value] ?? '',
        };

  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (members) => {
        const values: (string | null)[] = [];
        const group = parseGroup(`(${members.map(print).join(',')})`, 'or', false, values);
        expect(flatten(group, values)).toEqual({ join: 'or', negated: false, members });
      }),
    );
  });
});
