/** Holds docs/spec-coverage.md against the tests: each row names one that is there, or says why it is open. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults } from './spec-coverage/find-faults.ts';
import { readRows } from './spec-coverage/read-rows.ts';

const root = join(import.meta.dirname, '..');

const rows = readRows(readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8'));
const faults = findFaults(rows, (path) => {
  const file = join(root, path);
  return /\.test\.tsx?$/.test(path) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
});
for (const fault of faults) console.error(`docs/spec-coverage.md, ${fault}`);
const open = rows.filter(({ proof }) => proof.startsWith('open: ')).length;
console.log(`${rows.length} rows, ${open} of them open.`);
process.exitCode = faults.length === 0 ? 0 : 1;
