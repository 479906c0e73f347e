import type { Violation } from './violation.ts';

const skip = (method: string): string =>
  `import { expect, test } from 'vitest';\ntest${method}('one', () => {\n  expect(1).toBe(1);\n});\n`;

/** The rules of oxlint's own that the house leans on. */
export const oxlintViolations: Violation[] = [
  ...[
    ['.only', 'no-focused-tests'],
    ['.skip', 'no-disabled-tests'],
    ['.todo', 'warn-todo'],
  ].map(([method = '', rule = '']) => ({
    rule,
    path: `domain/security/${rule}.test.ts`,
    source: skip(method),
    message: '',
  })),
  {
    rule: 'no-explicit-any',
    path: 'server/adapters/anything.ts',
    source: 'export const anything = (value: unknown): string => (value as any).name;\n',
    message: 'any',
  },
  {
    rule: 'max-lines',
    path: 'server/adapters/long.ts',
    source: `export const here = 1;\n${'// a line\n'.repeat(400)}`,
    message: '401',
  },
  {
    rule: 'consistent-type-imports',
    path: 'server/adapters/type-import.ts',
    source:
      "import { Database } from '../backend/database/database.ts';\nexport const main: Database = { name: 'main' };\n",
    message: 'type',
  },
  {
    rule: 'eqeqeq',
    path: 'server/adapters/equal.ts',
    source: 'export const same = (a: string) => a == "b";\n',
    message: '',
  },
  {
    rule: 'no-console',
    path: 'server/adapters/print.ts',
    source: "console.log('x');\nexport const here = 1;\n",
    message: '',
  },
  {
    rule: 'no-warning-comments',
    path: 'server/adapters/later.ts',
    source: '// TODO later\nexport const here = 1;\n',
    message: '',
  },
  {
    rule: 'no-floating-promises',
    path: 'server/adapters/floating.ts',
    source:
      'const work = async (): Promise<void> => {};\nexport const start = (): void => {\n  work();\n};\n',
    message: '',
  },
  {
    rule: 'no-misused-promises',
    path: 'server/adapters/misused.ts',
    source:
      'const ready = async (): Promise<boolean> => true;\n' +
      'export const start = (): number => {\n  if (ready()) return 1;\n  return 2;\n};\n',
    message: '',
  },
  {
    rule: 'await-thenable',
    path: 'server/adapters/awaited.ts',
    source: 'export const start = async (): Promise<number> => await Number(1);\n',
    message: '',
  },
  {
    rule: 'switch-exhaustiveness-check',
    path: 'server/adapters/choice.ts',
    source:
      "export function choose(side: 'buy' | 'sell'): number {\n  switch (side) {\n    case 'buy':\n      return 1;\n  }\n  return 2;\n}\n",
    message: 'sell',
  },
  {
    rule: 'no-cycle',
    path: 'server/adapters/circle-a.ts',
    source: "import { b } from './circle-b.ts';\nexport const a = (): number => b();\n",
    message: '',
  },
  {
    rule: 'no-cycle',
    path: 'server/adapters/circle-b.ts',
    source: "import { a } from './circle-a.ts';\nexport const b = (): number => a();\n",
    message: '',
  },
  {
    rule: 'no-cycle',
    path: 'server/adapters/circle-of-types-a.ts',
    source: "import type { B } from './circle-of-types-b.ts';\nexport type A = { b: B };\n",
    message: '',
  },
  {
    rule: 'no-cycle',
    path: 'server/adapters/circle-of-types-b.ts',
    source: "import type { A } from './circle-of-types-a.ts';\nexport type B = { a: A | undefined };\n",
    message: '',
  },
];
