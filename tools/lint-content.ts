/*
 * Checks the content folder: `node tools/lint-content.ts [DIR]`. Prints one line for every finding and ends with
 * code 1 when there is any.
 */
import { join } from 'node:path';
import { loadSimulations, saveSimulations } from '#server/adapters/content/simulation-cache.ts';
import { lintContent } from '#server/adapters/content/lint-content.ts';
import { formatFinding } from '#server/adapters/content/reading/finding.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '..', 'content');
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'simulations.json');
await loadSimulations(cache);
const findings = await lintContent(directory);
await saveSimulations(cache);
for (const finding of findings) console.log(formatFinding(finding));
if (findings.length > 0) {
  console.log(`\n${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to change.`);
  process.exitCode = 1;
} else {
  console.log('The content is ready.');
}
