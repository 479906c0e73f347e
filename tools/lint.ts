/** `npm run lint`: oxlint with the house's rules, then the suppression comments it cannot judge itself. */
import { globSync, readFileSync } from 'node:fs';
import { findBareSuppressions } from './lint/suppressions.ts';
import { runTool } from './verify/run-tool.ts';

const oxlint = await runTool('oxlint', process.argv.slice(2));
const complaints = sourceFiles().flatMap((path) =>
  findBareSuppressions(readFileSync(path, 'utf8')).map(
    ({ line, directive }) => `${path}:${line}: ${directive} needs a reason beside it: \` -- why\`.`,
  ),
);
for (const complaint of complaints) console.error(complaint);
process.exitCode = oxlint === 0 && complaints.length === 0 ? 0 : 1;

/** Every file of the repository that can hold a suppression comment. */
function sourceFiles(): string[] {
  const elsewhere = ['node_modules', 'dist', '.git', '.data', '.cache'];
  return globSync('**/*.{ts,tsx,js,mjs,css,html,jsonc}', { exclude: (path) => elsewhere.includes(path) });
}
