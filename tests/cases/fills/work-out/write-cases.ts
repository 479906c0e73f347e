/** `node tools/setup.mjs --no-build tests/cases/fills/work-out/write-cases.ts`: writes the cases as they are worked out. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workOut } from './work-out.ts';

for (const [kind, cases] of Object.entries(workOut())) {
  writeFileSync(join(import.meta.dirname, '..', `${kind}.json`), `${JSON.stringify(cases, null, 1)}\n`);
}
