import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { PictureComparer } from './compare-pictures.ts';

/** Pictures as they were accepted. */
export const ACCEPTED = join(import.meta.dirname, '..', 'accepted');
const DIFFERENCES = join(import.meta.dirname, '..', 'screenshots', 'differences');
const isAccepting = process.env.ACCEPT_PICTURES === '1';

/** Share of the pixels that may differ: a new version of the browser stays below, a moved section does not. */
export const TOLERANCE = 0.01;

/**
 * A picture is the one that was accepted under this name, or is accepted now: ACCEPT_PICTURES=1 npm run verify -- journeys. Look
 * at what differs in `screenshots` first.
 */
export async function expectAccepted(
  comparer: PictureComparer,
  name: string,
  current: Buffer,
): Promise<void> {
  const path = join(ACCEPTED, `${name}.webp`);
  if (isAccepting) {
    // A picture that still passes is kept, so that accepting changes only what has changed.
    const passes =
      existsSync(path) && (await comparer.compare(await readFile(path), current)).share <= TOLERANCE;
    await mkdir(dirname(path), { recursive: true });
    if (!passes) await writeFile(path, current);
    return;
  }
  const { share, picture } = await comparer.compare(await readFile(path), current);
  if (share > TOLERANCE) {
    await mkdir(dirname(join(DIFFERENCES, name)), { recursive: true });
    await writeFile(join(DIFFERENCES, `${name}.webp`), picture);
  }
  expect(share, `${name} differs: see ${DIFFERENCES}`).toBeLessThanOrEqual(TOLERANCE);
}
