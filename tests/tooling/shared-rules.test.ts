import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHARED_RULES, SINGLE_RULES } from '../cases/shared-rules.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const schema = read('supabase/schema.sql');

/** Whether a test imports the cases and names what it imported again, in a loop or a `test.each`. */
function runs(path: string, cases: string): boolean {
  const source = read(path);
  const name = new RegExp(`import (\\w+) from '[^']*tests/cases/${cases.replace('.', '\\.')}'`).exec(
    source,
  )?.[1];
  return name !== undefined && source.split(new RegExp(`\\b${name}\\b`)).length > 2;
}

/** Whether the schema has a function, a view or a constraint of this name. */
function stands(name: string): boolean {
  return [`FUNCTION ${name}(`, `view ${name} as`, `constraint ${name} `].some((text) =>
    schema.includes(text),
  );
}

const testBeside = (path: string) => path.replace(/\.ts$/, '.test.ts');

test.each(SHARED_RULES)('$rule: both sides run $cases', ({ cases, typescript, sql, policyTest }) => {
  expect(existsSync(join(root, typescript)), typescript).toBe(true);
  expect(runs(testBeside(typescript), cases), testBeside(typescript)).toBe(true);
  expect(runs(`tests/policies/${policyTest}`, cases), policyTest).toBe(true);
  expect(sql.filter((name) => !stands(name))).toEqual([]);
});

test.each(Object.entries(SINGLE_RULES))('%s is run by %s', (cases, path) => {
  expect(runs(path, cases)).toBe(true);
});

test('every file of cases is listed, once', () => {
  const files = readdirSync(join(root, 'tests/cases')).filter((name) => name.endsWith('.json'));
  const listed = [...SHARED_RULES.map(({ cases }) => cases), ...Object.keys(SINGLE_RULES)];
  expect(listed.toSorted()).toEqual(files.toSorted());
});

test('a function of SQL that names its double in TypeScript is listed with it', () => {
  const doubles = [...schema.matchAll(/^comment on function ([\w.]+)\(.*(domain\/[\w/-]+)/gm)];
  const unlisted = doubles.filter(
    ([, name = '', path = '']) =>
      !SHARED_RULES.some(({ typescript, sql }) => typescript.startsWith(path) && sql.includes(name)),
  );
  expect(doubles.length).toBeGreaterThan(3);
  expect(unlisted.map(([, name, path]) => `${name}: ${path}`)).toEqual([]);
});

test('a file of domain that names a function of SQL, or cases that SQL runs, is listed with it', () => {
  const files = globSync('domain/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const unlisted = files.flatMap((path) => {
    const named = [...read(path).matchAll(/`(private\.\w+)`|tests\/cases\/([\w-]+\.json)/g)];
    return named
      .map(([, name, cases]) => name ?? cases ?? '')
      .filter((name) => SINGLE_RULES[name] === undefined)
      .filter(
        (name) =>
          !SHARED_RULES.some(
            ({ typescript, sql, cases }) => typescript === path && (cases === name || sql.includes(name)),
          ),
      )
      .map((name) => `${path}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(unlisted).toEqual([]);
});
