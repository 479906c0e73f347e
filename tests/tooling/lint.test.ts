import { afterAll, beforeAll, expect, test } from 'vitest';
import { callNameViolations } from './lint-cases/call-names.ts';
import { cleanFiles } from './lint-cases/clean-files.ts';
import { clientRuleViolations } from './lint-cases/client-rules.ts';
import { houseRuleViolations } from './lint-cases/house-rules.ts';
import { importTableViolations } from './lint-cases/import-table.ts';
import { oxlintViolations } from './lint-cases/oxlint-rules.ts';
import { pureDomainViolations } from './lint-cases/pure-domain.ts';
import { createSandbox } from './sandbox.ts';

/** What oxlint says about one place. */
interface Diagnostic {
  message: string;
  code: string;
  filename: string;
}

const violations = [
  ...importTableViolations,
  ...pureDomainViolations,
  ...houseRuleViolations,
  ...oxlintViolations,
  ...clientRuleViolations,
  ...callNameViolations,
];

// Put together, so that the check does not find it in this file.
const off = 'disable';

const sandbox = createSandbox([
  '.oxlintrc.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'client/tsconfig.json',
  'docs/glossary.md',
  'domain/tsconfig.json',
  'tools/lint',
]);
let diagnostics: Diagnostic[];

beforeAll(async () => {
  sandbox.write(cleanFiles);
  for (const { path, source } of violations) sandbox.write({ [path]: source });
  const { output } = await sandbox.run('node_modules/oxlint/bin/oxlint', [
    '--format=json',
    ...lintedFolders(),
  ]);
  diagnostics = JSON.parse(output).diagnostics;
});
afterAll(() => sandbox[Symbol.dispose]());

test.each(violations)('$rule fails $path', ({ rule, path, message }) => {
  const found = diagnostics.filter(({ filename }) => filename === path);
  const expected = found.some(
    (diagnostic) => diagnostic.code.includes(ruleCode(rule)) && diagnostic.message.includes(message),
  );
  expect(expected, `oxlint said: ${JSON.stringify(found, ['code', 'message'])}`).toBe(true);
});

test.each(Object.keys(cleanFiles))('%s is clean', (path) => {
  expect(diagnostics.filter(({ filename }) => filename === path)).toEqual([]);
});

test('a comment that switches everything off in its file is caught outside oxlint', async () => {
  using checkout = createSandbox([
    '.oxlintrc.json',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tools',
  ]);
  checkout.write({ 'server/main.ts': `/* oxlint-${off} */\nexport const anything: any = 1;\n` });
  const { code, output } = await checkout.run('tools/lint.ts', ['server']);
  expect(code).toBe(1);
  expect(output).toContain('server/main.ts:1: oxlint-disable needs a reason beside it');
});

test('a folder with too many files and a style sheet that looks nowhere are caught outside oxlint', async () => {
  using checkout = createSandbox([
    '.oxlintrc.json',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'tools',
  ]);
  for (let index = 0; index < 31; index++) {
    checkout.write({ [`server/adapters/file-${index}.ts`]: `export const value = ${index};\n` });
  }
  checkout.write({ 'client/styles/app.css': '@source "../gone";\n' });
  const { code, output } = await checkout.run('tools/lint.ts', ['server']);
  expect(code).toBe(1);
  expect(output).toContain('server/adapters has 31 files, more than 30: put them apart by subject.');
  expect(output).toContain('client/styles/app.css:1: there is no ../gone beside it.');
});

/** `house/pure-domain` is printed as `house(pure-domain)`. */
function ruleCode(rule: string): string {
  return rule.includes('/') ? `${rule.replace('/', '(')})` : `(${rule})`;
}

function lintedFolders(): string[] {
  const paths = [...Object.keys(cleanFiles), ...violations.map(({ path }) => path)];
  return [...new Set(paths.map((path) => path.split('/')[0] ?? path))];
}
