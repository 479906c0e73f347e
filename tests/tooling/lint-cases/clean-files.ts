import { namedCalls } from './call-names.ts';

/** What stands above the tests of a journey. */
export const JOURNEY_HEAD =
  "import { expect, test } from 'vitest';\nimport { field, page } from './support/page.ts';\n";

/** Files in the folders they belong to, keeping every rule. */
export const cleanFiles: Record<string, string> = {
  ...namedCalls,
  'tests/journeys/support/page.ts':
    "import type { Locator, Page } from 'playwright-core';\n" +
    'export declare const page: Page;\nexport declare const field: Locator;\n',
  'tests/journeys/polled.test.ts':
    `${JOURNEY_HEAD}test('polls', async () => {\n  await field.fill('x');\n` +
    "  await expect.poll(() => field.inputValue()).toBe('x');\n  expect(await page.locator('p').count()).toBe(0);\n});\n",
  'domain/kernel/money.ts': 'export type Cents = number;\nexport const zero: Cents = 0;\n',
  'domain/learning/course-progress.ts':
    "import { string } from 'valibot';\nimport { zero } from '#domain/kernel/money.ts';\n" +
    'export const schema = string();\n' +
    'export const at = (now: string): Date => new Date(now);\n' +
    'export const nothing = Math.max(zero, Date.UTC(2026, 0));\n',
  'domain/learning/course-progress.test.ts':
    "import { expect, test } from 'vitest';\nimport { zero } from '../kernel/money.ts';\n" +
    "test('zero', () => {\n  expect(zero).toBe(0);\n});\n",
  'domain/simulations/risk/swing.ts':
    "import { zero } from '../../kernel/money.ts';\nexport const swing = Math.sqrt(Math.max(zero, 2)) * 3;\n",
  'server/adapters/clock.ts':
    "import type { Database } from '../backend/database/database.ts';\nimport pg from 'pg';\n" +
    'export type Clock = { database: Database; now: () => Date };\nexport const pool = pg.Pool;\n',
  'server/backend/database/database.ts':
    'export type Database = { name: string };\nexport const main: Database = { name: "main" };\n',
  'server/backend/gateway/home.ts':
    "import { main } from '../database/database.ts';\nexport type Route = { path: string };\n" +
    'export const home = (): Route => ({ path: main.name });\n',
  'server/functions/learning/complete-lesson.ts':
    "import { zero } from '#domain/kernel/money.ts';\nimport { nothing } from '#domain/learning/course-progress.ts';\n" +
    "import type { Clock } from '../../adapters/clock.ts';\nimport { parse } from '../read-call.ts';\n" +
    'export const read = [parse, nothing];\nexport const answer = (clock: Clock): number => clock.now().getTime() + zero;\n',
  'server/functions/read-call.ts': 'export const parse = (text: string): number => Number(text);\n',
  'server/main.ts':
    "import { home } from './backend/gateway/home.ts';\nconsole.log(home(), process.env.PORT);\n",
  'client/ui/chart/price-axis.ts':
    "import { scaleLinear } from 'd3-scale';\nexport const axis = scaleLinear();\n",
  'client/ui/button.tsx':
    'export function Button({ label }: { label: string }) {\n' +
    '  return (\n    <button type="button" className="ms-2 md:-me-4 text-start">\n      {label}\n    </button>\n  );\n}\n',
  'client/features/learning/complete-lesson.ts':
    "import { Button } from '#client/ui/button.tsx';\nimport { zero } from '#domain/kernel/money.ts';\n" +
    'export const used = [Button, zero];\n',
  'client/entry-app.tsx':
    "import { used } from './features/learning/complete-lesson.ts';\nexport const app = used;\n",
  'tests/acceptance/anything.test.ts':
    "import { expect, test } from 'vitest';\nimport { home } from '#server/backend/gateway/home.ts';\n" +
    "test('tests may import anything', () => {\n  expect(home().path).toBe('main');\n});\n",
};
