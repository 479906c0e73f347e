import { type NoteUnsteady, runTests, runTestsAgain } from './run-tests.ts';
import { runScript, runTool } from './run-tool.ts';

/** One check of the repository: a row of the table that `npm run verify` prints. */
export interface Gate {
  name: string;
  /** Runs it with its output shown; the exit code, 0 when it passed. */
  run: (noteUnsteady: NoteUnsteady) => Promise<number>;
}

/** Everything that CI runs, the quick ones first. */
export const gates: readonly Gate[] = [
  { name: 'format', run: () => runTool('@biomejs/biome', ['format', '.']) },
  { name: 'types', run: checkTypes },
  { name: 'lint', run: () => runScript('tools/lint.ts') },
  { name: 'unused', run: () => runTool('knip') },
  { name: 'content', run: () => runScript('tools/lint-content.ts') },
  { name: 'spec', run: () => runScript('tools/spec-coverage.ts', ['--check']) },
  { name: 'messages', run: checkMessages },
  { name: 'build', run: () => runScript('tools/setup.mjs') },
  { name: 'sizes', run: () => runScript('tools/check-sizes.ts') },
  { name: 'unit', run: () => runTests('unit', 'client') },
  { name: 'tooling', run: () => runTests('tooling') },
  { name: 'schema', run: () => runScript('tools/dump-schema.ts', ['--check']) },
  { name: 'policies', run: () => runTests('policies') },
  { name: 'acceptance', run: (note) => runTestsAgain('acceptance', note) },
  { name: 'journeys', run: (note) => runTestsAgain('journeys', note) },
  { name: 'lighthouse', run: () => runScript('tools/check-lighthouse.ts') },
];

/** The catalogues hold exactly the messages of the code, and every language words each of them. */
async function checkMessages(): Promise<number> {
  const inStep = await runTool('@lingui/cli', ['check', 'sync', '--clean']);
  const complete = await runTool('@lingui/cli', ['check', 'missing', '--mode', 'catalog']);
  return Math.max(inStep, complete);
}

/** The three TypeScript projects, two at a time: each takes a core. */
async function checkTypes(): Promise<number> {
  const check = (project: string): Promise<number> => runTool('typescript', ['--project', project]);
  const [shared, client] = await Promise.all([
    check('domain').then(async (code) => Math.max(code, await check('.'))),
    check('client'),
  ]);
  return Math.max(shared, client);
}
