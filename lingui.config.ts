import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LANGUAGES } from './domain/kernel/languages.ts';

const sources = (...folders: string[]) => folders.map((folder) => `<rootDir>/client/${folder}`);

/** Parts of `ui` and of the features around /auth that /auth itself never shows. */
const notOnAuth = sources(
  'features/identity/{account,audit-log,people,picture}/**',
  'ui/table/{column-chooser,data-table,export-csv-button,pick-box,selection-bar}.tsx',
  'ui/toast/use-undo-toast.ts',
  'pages/layout/app-layout.tsx',
);

/** What only admins see. */
const ofAdmins = sources(
  'features/{analytics,marketing}/**',
  'features/security/*.{ts,tsx}',
  'features/security/blocked-addresses/**',
  'features/{billing/admin,credentials/admin,exams/admin,seasons/admin,simulator/admin,community/review,identity/audit-log,catalogue/{offer,recordings},learning/reports,mentor/results}/**',
  'pages/admin/**',
);

/** What only the simulator shows. */
const ofSimulator = sources(
  'features/simulator/**',
  'pages/simulator/**',
  'ui/chart/price/**',
  'ui/form/stepper.tsx',
);

/**
 * Five catalogues of the client, so that /auth loads its own words only, learners none of the admins', the simulator's where
 * they trade, and no browser those of the public pages, and one of the mails.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/client/locales/{locale}/core',
      include: sources(
        'lib',
        'ui',
        'features/identity',
        'features/security/guard/block-{notice,page}.tsx',
        'pages/auth',
        'pages/layout',
      ),
      exclude: ['**/*.test.*', ...notOnAuth, ...ofSimulator],
    },
    {
      path: '<rootDir>/client/locales/{locale}/app',
      include: [...sources('features', 'pages'), ...notOnAuth],
      exclude: [
        '**/*.test.*',
        ...ofAdmins,
        ...ofSimulator,
        ...sources(
          'features/identity/*.{ts,tsx}',
          'features/identity/{mail-link,passkey}/**',
          'features/security/guard/block-{notice,page}.tsx',
          'pages/auth/**',
          'pages/layout/!(app-layout).{ts,tsx}',
          'pages/public/**',
        ),
      ],
    },
    {
      path: '<rootDir>/client/locales/{locale}/admin',
      include: ofAdmins,
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/client/locales/{locale}/simulator',
      include: ofSimulator,
      exclude: ['**/*.test.*', ...sources('features/simulator/admin/**')],
    },
    {
      path: '<rootDir>/client/locales/{locale}/public',
      include: sources(
        'pages/public',
        'features/catalogue/{drawing-chart,figure-chart}.tsx',
        'features/puzzle/{puzzle-chart,puzzle-result}.tsx',
        'features/puzzle/use-puzzle-{line,notes,words}.ts',
      ),
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/server/mails/locales/{locale}',
      include: ['<rootDir>/server/mails'],
      exclude: ['**/*.test.*'],
    },
  ],
  // The tag of mails is written and read as the macro that it stands for.
  macro: { corePackage: ['@lingui/core/macro', '#server/mails/msg.ts'] },
  orderBy: 'message',
  // Line numbers would change every catalogue with every edit above a message.
  format: formatter({ lineNumbers: false }),
});
