import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';

let sandbox: Sandbox;

beforeEach(() => {
  sandbox = createSandbox([
    'biome.json',
    'knip.json',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'client/tsconfig.json',
    'domain/tsconfig.json',
  ]);
});
afterEach(() => sandbox[Symbol.dispose]());

test('format: double quotes and missing semicolons fail, the formatted line passes', async () => {
  sandbox.write({ 'domain/kernel/price.ts': 'export const side = "buy"\n' });
  const { code, output } = await sandbox.run(BIOME, ['format', '.']);
  expect(code).not.toBe(0);
  expect(output).toContain('domain/kernel/price.ts');

  sandbox.write({ 'domain/kernel/price.ts': "export const side = 'buy';\n" });
  expect(await sandbox.run(BIOME, ['format', 'domain'])).toMatchObject({ code: 0 });
});

test.each([
  ['fetch', "export const page = fetch('/');\n"],
  ['process', 'export const port = process.env.PORT;\n'],
  ['window', 'export const width = window.innerWidth;\n'],
  ['setTimeout', 'export const timer = setTimeout(() => {}, 1);\n'],
])('types: %s does not compile in domain/', async (name, source) => {
  sandbox.write({ 'domain/kernel/impure.ts': source });
  const { code, output } = await sandbox.run(TSC, ['--project', 'domain']);
  expect(code).not.toBe(0);
  expect(output).toContain(`Cannot find name '${name}'`);
});

test('types: pure code compiles in domain/', async () => {
  sandbox.write({
    'domain/kernel/pure.ts': 'export const half = (cents: number): number => Math.round(cents / 2);\n',
  });
  expect(await sandbox.run(TSC, ['--project', 'domain'])).toMatchObject({ code: 0, output: '' });
});

test.each([
  ['an implicit any', 'export const first = (list) => list[0];\n', "implicitly has an 'any' type"],
  ['an unchecked index', 'export const first = (list: number[]): number => list[0];\n', 'undefined'],
  ['an enum, which Node cannot erase', "export enum Side { buy = 'buy' }\n", 'erasableSyntaxOnly'],
])('types: %s fails in server/', async (_what, source, message) => {
  sandbox.write({ 'server/main.ts': source });
  const { code, output } = await sandbox.run(TSC, ['--project', '.']);
  expect(code).not.toBe(0);
  expect(output).toContain(message);
});

test('types: a wrong attribute fails in client/', async () => {
  sandbox.write({ 'client/entry-app.tsx': 'export const app = <img alt={1} />;\n' });
  const { code, output } = await sandbox.run(TSC, ['--project', 'client']);
  expect(code).not.toBe(0);
  expect(output).toContain('not assignable');
});

test('unused: an export and a file that nobody imports fail', async () => {
  sandbox.write({
    'server/main.ts': "import { used } from './backend/gateway.ts';\nconsole.log(used);\n",
    'server/backend/gateway.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
    'server/backend/orphan.ts': 'export const orphan = 1;\n',
  });
  const { code, output } = await sandbox.run(KNIP, ['--include', 'exports,files']);
  expect(code).not.toBe(0);
  expect(output).toContain('forgotten');
  expect(output).toContain('server/backend/orphan.ts');
  expect(output).toContain('Unused exports (1)');
});

test('verify: a failing gate is a FAILED row, the last line counts, the exit code is 1', async () => {
  using checkout = createSandbox(['biome.json', 'package.json', 'tools/verify.ts', 'tools/verify']);
  checkout.write({ 'domain/kernel/price.ts': 'export const side = "buy"\n' });
  const { code, stdout } = await checkout.run('tools/verify.ts', ['format']);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^format +FAILED/m);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});
