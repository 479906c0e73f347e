import { readFileSync } from 'node:fs';
import { recomputePractical } from '#server/adapters/exams/recompute-practical.ts';

/*
 * npm run recompute -- FILE
 *
 * Plays the practical part of an exam again from the file that the holder of a certificate took along (on the page of the exam). It
 * fails when anything does not come to what the file and its certificate say. The signature of the certificate is not checked here:
 * that is what /verify is for.
 */

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? npm run recompute -- practical.json');
  process.exit(2);
}
try {
  const parts = recomputePractical(readFileSync(file, 'utf8'));
  for (const { what, holds, detail } of parts)
    console.log(`${holds ? 'same ' : 'OTHER'}  ${what}: ${detail}`);
  const isSame = parts.every(({ holds }) => holds);
  console.log(
    isSame ? 'The score was computed again, and is the same.' : 'This file does not come to what it says.',
  );
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  console.error(
    `${file} could not be read as a practical part: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 2;
}
