import type { Violation } from './violation.ts';

const use = (...names: string[]): string => names.map((name) => `void ${name};\n`).join('');

const importViolations: [path: string, source: string, message: string][] = [
  [
    'domain/kernel/ids.ts',
    "import { string } from 'valibot';\n" + use('string'),
    'may not import the package valibot',
  ],
  [
    'domain/billing/price.ts',
    "import { schema } from '#domain/learning/course-progress.ts';\n" + use('schema'),
    'domain/billing/ may not import domain/learning/',
  ],
  [
    'domain/billing/disk.ts',
    "import { rmSync } from 'node:fs';\n" + use('rmSync'),
    "may not import Node's own modules",
  ],
  [
    'domain/billing/shop.ts',
    "import * as pages from '../../content/site.ts';\n" + use('pages'),
    'no zone of the import table covers',
  ],
  [
    'domain/billing/plan.ts',
    "import * as cases from '#tests/x.ts';\n" + use('cases'),
    'tests and tools are not product',
  ],
  [
    'server/backend/rest/rest.ts',
    "import { schema } from '../../../domain/learning/course-progress.ts';\n" + use('schema'),
    'server/backend/rest/ may not import domain/learning/',
  ],
  [
    'server/backend/rest/sign-in.ts',
    "import { home } from '../gateway/home.ts';\n" + use('home'),
    'server/backend/rest/ may not import server/backend/gateway/',
  ],
  [
    'server/backend/http/query.ts',
    "import type { Route } from '../gateway/home.ts';\nexport type Query = Route;\n",
    'server/backend/http/ may not import server/backend/gateway/; it may import only domain/kernel/, server/backend/log.ts.',
  ],
  [
    'server/backend/rest/write-mail.ts',
    "import { createTransport } from 'nodemailer';\n" + use('createTransport'),
    'server/backend/rest/ may not import the package nodemailer',
  ],
  ['server/backend/metrics/count.ts', 'export const here = 1;\n', 'No zone of the import table covers'],
  [
    'server/adapters/gate.ts',
    "import type { Route } from '../backend/gateway/home.ts';\nexport type Gate = Route;\n",
    'server/adapters/ may not import server/backend/gateway/',
  ],
  [
    'server/functions/billing/course-price.ts',
    "import { schema } from '#domain/learning/course-progress.ts';\n" + use('schema'),
    'server/functions/billing/ may not import domain/learning/; it may import only domain/kernel/, domain/billing/',
  ],
  [
    'server/functions/billing/charge.ts',
    "import { answer } from '../learning/complete-lesson.ts';\n" + use('answer'),
    'server/functions/billing/ may not import server/functions/learning/',
  ],
  [
    'server/functions/learning/read-clock.ts',
    "import { pool } from '../../adapters/clock.ts';\n" + use('pool'),
    'only with `import type`',
  ],
  [
    'server/functions/learning/inline-type.ts',
    "export { type Clock } from '../../adapters/clock.ts';\n",
    'only with `import type`',
  ],
  [
    'server/functions/learning/query.ts',
    "import pg from 'pg';\n" + use('pg'),
    'may import the PostgreSQL driver',
  ],
  [
    'server/functions/learning/query-by-path.ts',
    "import pg from '../../../node_modules/pg/lib/index.js';\n" + use('pg'),
    'may import the PostgreSQL driver',
  ],
  ['server/adapters/screen.ts', "import { useId } from 'react';\n" + use('useId'), 'may import React'],
  [
    'server/adapters/button.ts',
    "import { Button } from '#client/ui/button.tsx';\n" + use('Button'),
    'server/adapters/ may not import client/ui/',
  ],
  [
    'client/lib/gateway.ts',
    "import type { Route } from '#server/backend/gateway/home.ts';\nexport type Gateway = Route;\n",
    'client/lib/ may not import server/backend/gateway/',
  ],
  [
    'client/lib/lazy.ts',
    "export const load = (): Promise<unknown> => import('../ui/button.tsx');\n",
    'client/lib/ may not import client/ui/',
  ],
  [
    'client/lib/computed.ts',
    'export const load = (path: string): Promise<unknown> => import(path);\n',
    'computed at run time',
  ],
  [
    'client/lib/glob.ts',
    "export const all: unknown = import.meta.glob('../features/**/*.ts');\n",
    'client/lib/ may not import',
  ],
  [
    'client/features/billing/choose-plan.ts',
    "export * from '../learning/complete-lesson.ts';\n",
    'client/features/billing/ may not import client/features/learning/',
  ],
  [
    'client/features/billing/chart.ts',
    "import * as d3 from 'd3-scale';\n" + use('d3'),
    'Only client/ui/chart/ may',
  ],
  [
    'client/ui/course-card.ts',
    "export type Course = import('#domain/learning/course-progress.ts').Course;\n",
    'client/ui/ may not import domain/learning/',
  ],
  ['server/tasks/nightly.ts', 'export const here = 1;\n', 'No zone of the import table covers'],
  ['scripts/deploy.ts', 'export const here = 1;\n', 'No zone of the import table covers'],
];

/** Each row of the import table, crossed. */
export const importTableViolations: Violation[] = importViolations.map(([path, source, message]) => ({
  rule: 'house/import-table',
  path,
  source,
  message,
}));
