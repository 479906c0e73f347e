import type { Violation } from './violation.ts';

const rule = 'house/one-call-one-name';

/** A hook that calls a function of the server. */
const hook = (name: string, called: string): string =>
  'declare function call<Answer>(name: string, body: object): Answer;\n' +
  `export function ${name}() {\n  return call<object>(${called}, {});\n}\n`;

const action = (name: string, served: string): string =>
  'declare function adminAction(name: string): object;\n' +
  `export const ${name} = adminAction(${served});\n`;

/** Files in which a call has one name everywhere. */
export const namedCalls: Record<string, string> = {
  'client/features/journal/add-entry.ts': hook('useAddEntry', "'add-entry'"),
  'client/features/journal/list-entries.ts':
    'declare const backend: { call: (name: string) => object };\n' +
    "export const listEntries = () => backend.call('list-entries');\n" +
    'export const bound = () => listEntries.call(undefined);\n',
  'server/functions/journal/add-entry.ts': 'export const addEntry = () => 1;\n',
  'server/functions/journal/list-entries.ts': 'export const createListEntries = () => () => 1;\n',
  'server/functions/journal/close-journal.ts': action('closeJournal', "'close-journal'"),
  'server/functions/journal/journal.ts':
    "import { addEntry } from './add-entry.ts';\nimport { createListEntries } from './list-entries.ts';\n" +
    "export const all = new Map([['add-entry', addEntry], ['list-entries', createListEntries()]]);\n",
  'tests/acceptance/journal.test.ts':
    "import { expect, test } from 'vitest';\n" +
    "test.each(['add-entry', 'close-journal', 'untold-file', '/functions/v1/list-entries'])('%s', (name) => {\n" +
    '  expect(name).toBeDefined();\n});\n',
};

/** Calls that have two names, or that nothing proves. */
export const callNameViolations: Violation[] = [
  {
    rule,
    path: 'client/features/journal/fetch-entries.ts',
    source: hook('useListEntries', "'list-entries'"),
    message: "'list-entries' is called in a file of its name",
  },
  {
    rule,
    path: 'client/pages/journal/journal-page.ts',
    source: "declare const b: { call: (name: string) => object };\nexport const x = b.call('add-entry');\n",
    message: "'add-entry' is called in a file of its name",
  },
  {
    rule,
    path: 'client/features/notes/add-entry.ts',
    source: hook('useNewEntry', "'add-entry'"),
    message: 'add-entry.ts exports useAddEntry or addEntry',
  },
  {
    rule,
    path: 'client/features/journal/burn-journal.ts',
    source: hook('useBurnJournal', "'burn-journal'"),
    message: 'There is no server/functions/<domain>/burn-journal.ts',
  },
  {
    rule,
    path: 'client/features/journal/change-journal.ts',
    source:
      'declare function useServerCall(name: string): object;\n' +
      'export const useChange = (name: string) => useServerCall(name);\n',
    message: 'Name the function that is called as a string',
  },
  {
    rule,
    path: 'server/functions/journal/close-year.ts',
    source: action('closeJournal', "'close-journal'"),
    message: "The function 'close-journal' stands in a file of its name",
  },
  {
    rule,
    path: 'server/functions/journal/untold-file.ts',
    source: action('other', "'untold-file'"),
    message: 'untold-file.ts exports untoldFile or createUntoldFile',
  },
  {
    rule,
    path: 'server/functions/journal/prune-journal.ts',
    source: action('pruneJournal', "'prune-journal'"),
    message: "No test of tests/ names 'prune-journal'",
  },
  {
    rule,
    path: 'server/functions/journal/sort-journal.ts',
    source: "const name = 'sort-journal';\n" + action('sortJournal', 'name'),
    message: 'Name the function as a string',
  },
  ...[
    ["['new-entry', addEntry]", "'new-entry' is served by new-entry.ts, not by add-entry.ts"],
    ["['add-entry', create()]", 'add-entry.ts exports addEntry or createAddEntry'],
    ["['read-entry', readEntry]", "No test of tests/ names 'read-entry'"],
  ].map(([pair = '', message = ''], index) => ({
    rule,
    path: `server/functions/journal/served-${index}.ts`,
    source:
      "import { addEntry, addEntry as create } from './add-entry.ts';\nimport { readEntry } from './read-entry.ts';\n" +
      `export const all = [${pair}];\nexport const used = [addEntry, create, readEntry, 3];\n`,
    message,
  })),
];
