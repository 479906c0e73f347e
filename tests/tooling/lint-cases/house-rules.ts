import { JOURNEY_HEAD } from './clean-files.ts';
import type { Violation } from './violation.ts';

const physicalClasses = [
  'ml-2',
  '-mr-4',
  'md:pl-[3px]',
  'hover:pr-1',
  'left-0',
  'right-auto',
  'text-left',
  'text-right',
];

/** The other rules of our own plugin. */
export const houseRuleViolations: Violation[] = [
  ...['simulations/risk', 'market', 'simulator'].flatMap((folder) =>
    ['Math.exp(1)', "Math['log'](2)", '1.5 ** 0.5'].map((source, index) => ({
      rule: 'house/portable-math',
      path: `domain/${folder}/rounded-${index}.ts`,
      source: `export const value = ${source};\n`,
      message: 'Engines round this in their own way',
    })),
  ),
  ...[
    ["await page.getByRole('button').click();", "expect(await page.locator('p').textContent()).toBe('');"],
    ["await page.goto('/');", "expect(await page.getByLabel('Plan').isChecked(), 'plan').toBe(true);"],
    ["await field.press('Enter');", 'expect(await field.count()).not.toBe(0);'],
  ].map((lines, index) => ({
    rule: 'house/poll-after-action',
    path: `tests/journeys/read-${index}.test.ts`,
    source: `${JOURNEY_HEAD}test('reads', async () => {\n  ${lines.join('\n  ')}\n});\n`,
    message: 'The page may not have changed yet',
  })),
  ...physicalClasses.map((name, index) => ({
    rule: 'house/logical-utilities',
    path: `client/ui/physical-${index}.tsx`,
    source: `export const className = 'flex ${name}';\n`,
    message: `'${name}' is a physical utility`,
  })),
  ...['process.env.PORT', "process['env']", 'globalThis.process.env'].map((source, index) => ({
    rule: 'house/environment-reader',
    path: `server/adapters/environment-${index}.ts`,
    source: `export const setting = ${source};\n`,
    message: 'Only server/main.ts reads process.env',
  })),
  ...[
    "import { env } from 'node:process';\n",
    "import * as env from 'node:process';\n",
    'const { env } = process;\n',
  ].map((source, index) => ({
    rule: 'house/environment-reader',
    path: `server/adapters/environment-import-${index}.ts`,
    source: `${source}export const setting = env;\n`,
    message: 'Only server/main.ts reads process.env',
  })),
  ...[
    ['domain/billing/planPrice.ts', 'kebab-case'],
    ['domain/billing/plan_price.ts', 'kebab-case'],
    ['client/features/Billing/x.ts', 'kebab-case'],
    ['domain/billing/utils.ts', "'utils' says nothing"],
    ['server/adapters/helpers.ts', "'helpers' says nothing"],
    ['client/lib/common/x.ts', "'common' says nothing"],
    ['client/lib/misc.ts', "'misc' says nothing"],
  ].map(([path = '', message = '']) => ({
    rule: 'house/file-naming',
    path,
    source: 'export const here = 1;\n',
    message,
  })),
  ...[
    ['server/functions/billing/payment-desk.ts', 'export const here = 1;\n', "'desk'"],
    ['server/adapters/signed-pass.ts', 'export const here = 1;\n', "'signed pass'"],
    ['server/functions/billing/trials.ts', 'export function mindTrials() {}\n', "'mind'"],
    ['domain/mentor/where.ts', 'export type Standing = string;\n', "'standing'"],
    ['client/lib/views.ts', 'export async function keepView() {}\n', "'keep'"],
    ['client/lib/places.ts', 'export const TOLD_UNTIL = 1;\n', "'told'"],
  ].map(([path = '', source = '', message = '']) => ({
    rule: 'house/glossary-words',
    path,
    source,
    message,
  })),
  ...['rows[0]', 'result.rows[0]?.id'].map((source, index) => ({
    rule: 'house/one-row',
    path: `server/adapters/first-row-${index}.ts`,
    source: `export const first = (rows, result) => ${source};\n`,
    message: 'The first of some rows hides',
  })),
  {
    rule: 'house/one-row',
    path: 'server/adapters/first-row-taken-apart.ts',
    source: 'export const first = ({ rows }) => {\n  const [row] = rows;\n  return row;\n};\n',
    message: 'The first of some rows hides',
  },
  {
    rule: 'house/no-double-assertion',
    path: 'server/adapters/claim.ts',
    source: "export const claim = 'x' as unknown as number;\n",
    message: 'A double assertion',
  },
];
