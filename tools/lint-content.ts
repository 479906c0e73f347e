/*
 * Checks the content folder: `node tools/lint-content.ts [DIR]`. Prints one line for every finding and ends with
 * code 1 when there is any.
 */
import { join } from 'node:path';
import { type Checked, checkContent } from '#server/adapters/content/check-content.ts';
import { createContentCache } from '#server/adapters/content/content-cache.ts';
import { formatFinding } from '#server/adapters/content/reading/finding.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '..', 'content');
const path = join(import.meta.dirname, '..', 'node_modules', '.cache', 'content-check.json');
const findings = await checkContent(directory, createContentCache<Checked>(path, console));
for (const finding of findings) console.log(formatFinding(finding));
if (findings.length > 0) {
  console.log(`\n${findings.length} ${findings.length === 1 ? 'thing' : 'things'} to change.`);
  process.exitCode = 1;
} else {
  console.log('The content is ready.');
}
