/**
 * `npm run spec-coverage` writes docs/spec-coverage.md from the tags in the tests; with `--check` it says instead what is
 * wrong with the tags, and whether the page is out of date.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults } from './spec-coverage/find-faults.ts';
import { openParts } from './spec-coverage/open-parts.ts';
import { readSpecification } from './spec-coverage/read-specification.ts';
import { readTags } from './spec-coverage/read-tags.ts';
import { renderCoverage } from './spec-coverage/render-coverage.ts';

const root = join(import.meta.dirname, '..');
const pagePath = join(root, 'docs/spec-coverage.md');

const statements = readSpecification(readFileSync(join(root, 'docs/specification.txt'), 'utf8'));
const files = globSync('{client,domain,server,tests,tools}/**/*.{ts,tsx}', { cwd: root }).sort();
const read = files.map((path) => readTags(path, readFileSync(join(root, path), 'utf8')));
const tags = read.flatMap((file) => file.tags);
const faults = [...read.flatMap((file) => file.faults), ...findFaults(statements, tags)];
const { page, summary } = renderCoverage(statements, tags, openParts);

if (!process.argv.includes('--check')) writeFileSync(pagePath, page);
else if (readFileSync(pagePath, 'utf8') !== page)
  faults.push('docs/spec-coverage.md is out of date: npm run spec-coverage');
for (const fault of faults) console.error(fault);
console.log(summary);
process.exitCode = faults.length === 0 ? 0 : 1;
