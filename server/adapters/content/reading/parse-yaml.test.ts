import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { parseYaml } from './parse-yaml.ts';

/** What parsers of different versions of YAML disagree about. */
const SCALARS = `
0x1F 0o17 017 1_000 1e3 .5 +1 -0 1. 0b11 12:30:45 2026-11-20 .inf .nan
yes on True TRUE null ~ "\\u00e9\\x41" 'it''s' 1#c a:b [1,x:2] {a:1,b}
`
  .trim()
  .split(/\s+/)
  .concat(
    '',
    '1 #c',
    '!!str 1',
    '|\n  x\n  y',
    '>-\n  x\n  y\n\n  z',
    '>+\n  x\n',
    '&x 1\nother: *x',
    '!!binary aGk=',
  );

const text = `title: Risk
items:
  - id: first
    choices:
      - text: >-
          A folded
          text
  - id: second
`;

describe('parseYaml', () => {
  const yaml = parseYaml(text);

  test('gives the value', () => {
    expect(yaml.value).toEqual({
      title: 'Risk',
      items: [{ id: 'first', choices: [{ text: 'A folded text' }] }, { id: 'second' }],
    });
  });

  test.each([
    [[], 1],
    [['title'], 1],
    [['items'], 2],
    [['items', 0], 3],
    [['items', 0, 'choices'], 4],
    [['items', 0, 'choices', 0, 'text'], 5],
    [['items', 1, 'id'], 8],
    [['items', 1, 'missing', 'deeper'], 8],
  ])('%j stands in line %i', (path, line) => {
    expect(yaml.lineOf(path)).toBe(line);
  });

  test('counts from the line on which the text begins', () => {
    expect(parseYaml('a: 1\nb: 2\n', 10).lineOf(['b'])).toBe(11);
  });

  test('says where the text cannot be read', () => {
    const { value, problems } = parseYaml('a: 1\nb: [1, 2\nc: 3\n');
    expect(value).toBeUndefined();
    expect(problems[0]?.line).toBe(3);
  });

  test('refuses two values for one key', () => {
    expect(parseYaml('a: 1\na: 2\n').problems[0]).toEqual({ line: 2, message: 'Map keys must be unique' });
  });

  test.each(SCALARS)('reads %s as the parser that knows the lines does', (scalar) => {
    const written = `key: ${scalar}\n`;
    expect(parseYaml(written).value).toEqual(parseDocument(written).toJS());
  });

  test('reads an empty file', () => {
    const empty = parseYaml('');
    expect(empty.value).toBeNull();
    expect(empty.lineOf(['title'])).toBe(1);
  });
});
