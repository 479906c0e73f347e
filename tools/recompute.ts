import { readFileSync } from 'node:fs';
import { recomputeFile } from '#server/adapters/exams/recompute-file.ts';

/*
 * npm run recompute -- FILE
 *
 * Plays the practical part of an exam again from the file that the holder of a certificate took along (on the page of the exam), or the
 * session of a season from the file of the account, and ranks it among the measures of everybody. It fails when anything does not come to what the file and its certificate say. The signature of the certificate is not checked here:
 * that is what /verify is for.
 */

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? npm run recompute -- practical-part.json, or season.json');
  process.exit(2);
}
try {
  const parts = recomputeFile(readFileSync(file, 'utf8'));
  for (const { what, holds, detail } of parts)
    console.log(`${holds ? 'same ' : 'OTHER'}  ${what}: ${detail}`);
  const isSame = parts.every(({ holds }) => holds);
  console.log(
    isSame ? 'Everything was computed again, and is the same.' : 'This file does not come to what it says.',
  );
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  console.error(
    `${file} could not be read as a practical part or a season: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 2;
}
