/** Files in the folders they belong to, keeping every rule. */
export const cleanFiles: Record<string, string> = {
  'domain/kernel/money.ts': 'export type Cents = number;\nexport const zero: Cents = 0;\n',
  'domain/learning/course-progress.ts':
    "import { string } from 'valibot';\nimport { zero } from '#domain/kernel/money.ts';\n" +
    'export const schema = string();\n' +
    'export const at = (now: string): Date => new Date(now);\n' +
    'export const nothing = Math.max(zero, Date.UTC(2026, 0));\n',
  'domain/learning/course-progress.test.ts':
    "import { expect, test } from 'vitest';\nimport { zero } from '../kernel/money.ts';\n" +
    "test('zero', () => {\n  expect(zero).toBe(0);\n});\n",
  'server/adapters/clock.ts':
    "import type { Route } from '../backend/gateway.ts';\nimport pg from 'pg';\n" +
    'export type Clock = { route: Route; now: () => Date };\nexport const pool = pg.Pool;\n',
  'server/backend/gateway.ts':
    'export type Route = { path: string };\nexport const home = (): Route => ({ path: "/" });\n',
  'server/functions/learning/complete-lesson.ts':
    "import { zero } from '#domain/kernel/money.ts';\nimport type { Clock } from '../../adapters/clock.ts';\n" +
    'export const answer = (clock: Clock): number => clock.now().getTime() + zero;\n',
  'server/main.ts': "import { home } from './backend/gateway.ts';\nconsole.log(home(), process.env.PORT);\n",
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
    "import { expect, test } from 'vitest';\nimport { home } from '#server/backend/gateway.ts';\n" +
    "test('tests may import anything', () => {\n  expect(home().path).toBe('/');\n});\n",
};
