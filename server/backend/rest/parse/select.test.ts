import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestError } from '../rest-error.ts';
import type { Field } from './field.ts';
import { parseOrder, type OrderTerm } from './order.ts';
import { parseSelect, type SelectItem } from './select.ts';

/** Any text as a quoted name. */
const quote = (name: string) => `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const printField = ({ name, path }: Field) =>
  quote(name) +
  path
    .map(({ asText, key }) => (asText ? '->>' : '->') + (typeof key === 'number' ? key : quote(key)))
    .join('');

function printItem(item: SelectItem): string {
  if (item.kind === 'star') return '*';
  const alias = item.alias === undefined ? '' : `${quote(item.alias)}:`;
  if (item.kind === 'field') {
    return `${alias}${printField(item.field)}${item.cast === undefined ? '' : `::${item.cast}`}`;
  }
  if (item.kind === 'aggregate') {
    const argumentCast = item.argumentCast === undefined ? '' : `::${item.argumentCast}`;
    const argument = item.field ? `${printField(item.field)}${argumentCast}.` : '';
    return `${alias}${argument}${item.function}()${item.cast === undefined ? '' : `::${item.cast}`}`;
  }
  const prefix = item.spread ? '...' : alias;
  const hint = item.hint === undefined ? '' : `!${quote(item.hint)}`;
  const items = item.items.map(printItem).join(',');
  return `${prefix}${quote(item.name)}${hint}${item.inner ? '!inner' : ''}(${items})`;
}

const name = fc.string({ minLength: 1 });
const step = fc.record({
  asText: fc.boolean(),
  key: fc.oneof(name, fc.integer({ min: -99999, max: 99999 })),
});
const field: fc.Arbitrary<Field> = fc.record({ name, path: fc.array(step, { maxLength: 3 }) });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const { item } = fc.letrec<{ item: SelectItem }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    fc.constant<SelectItem>({ kind: 'star' }),
    fc.record({
      kind: fc.constant('field' as const),
      field,
      alias: optional(name),
      cast: optional(fc.constantFrom('text', 'double precision', 'int4[]', 'my.type')),
    }),
    fc.record({
      kind: fc.constant('aggregate' as const),
      function: fc.constantFrom('sum', 'avg', 'min', 'max', 'count'),
      field,
      argumentCast: optional(fc.constantFrom('int4', 'double precision', 'my.type')),
      alias: optional(name),
      cast: optional(fc.constantFrom('text', 'int4[]')),
    }),
    fc.constantFrom<SelectItem>(
      ...[undefined, 'total'].map((alias) => ({
        kind: 'aggregate' as const,
        function: 'count' as const,
        field: undefined,
        argumentCast: undefined,
        alias,
        cast: undefined,
      })),
    ),
    fc.record({
      kind: fc.constant('embed' as const),
      name,
      alias: optional(name),
      hint: optional(name.filter((hint) => hint !== 'inner' && hint !== 'left')),
      inner: fc.boolean(),
      spread: fc.constant(false),
      items: fc.array(tie('item'), { maxLength: 3 }),
    }),
  ),
}));

describe('select', () => {
  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 4 }), (items) => {
        expect(parseSelect(items.map(printItem).join(','))).toEqual(items);
      }),
    );
  });

  test('any text is read or refused, never worse', () => {
    const grammar = fc.array(
      fc.constantFrom('a', '"', '\\', '(', ')', '!', ',', ':', '::', '...', '->', '.', '*', ' ', '1', '-'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          grammar.map((parts) => parts.join('')),
        ),
        (text) => {
          try {
            parseSelect(text);
          } catch (error) {
            expect(error).toBeInstanceOf(RestError);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('deep nesting is refused', () => {
    expect(() => parseSelect(`${'a('.repeat(5000)}${')'.repeat(5000)}`)).toThrow(RestError);
  });

  test('reads spreads, hyphens and spaces', () => {
    expect(parseSelect('...a-b(c), d')).toEqual([
      {
        kind: 'embed',
        name: 'a-b',
        alias: undefined,
        hint: undefined,
        inner: false,
        spread: true,
        items: [{ kind: 'field', field: { name: 'c', path: [] }, alias: undefined, cast: undefined }],
      },
      { kind: 'field', field: { name: 'd', path: [] }, alias: undefined, cast: undefined },
    ]);
  });
});

describe('order', () => {
  const term: fc.Arbitrary<OrderTerm> = fc.record({
    relation: optional(name),
    field,
    direction: fc.constantFrom(undefined, 'asc' as const, 'desc' as const),
    nulls: fc.constantFrom(undefined, 'first' as const, 'last' as const),
  });
  const printTerm = ({ relation, field: by, direction, nulls }: OrderTerm) =>
    (relation === undefined ? printField(by) : `${quote(relation)}(${printField(by)})`) +
    (direction === undefined ? '' : `.${direction}`) +
    (nulls === undefined ? '' : `.nulls${nulls}`);

  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
        expect(parseOrder(terms.map(printTerm).join(','))).toEqual(terms);
      }),
    );
  });
});
