import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Why PostgreSQL has just refused to start, in its own words; undefined when it left none.
 *
 * @param outputFile what it printed before its own log was open
 * @param cluster its data folder, which has that log
 * @param startedAt when the attempt began; older lines of the log tell of something else
 */
export async function startupFailure(
  outputFile: string,
  cluster: string,
  startedAt: Date,
): Promise<string | undefined> {
  const printed = await readFile(outputFile, 'utf8');
  // PostgreSQL's lines begin with the time in UTC: 2026-03-01 09:30:00.123
  const since = startedAt.toISOString().replace('T', ' ').slice(0, -1);
  const logged = (await latestLog(join(cluster, 'log'))).split('\n').filter((line) => line >= since);
  return lastReason(printed.split('\n')) ?? lastReason(logged);
}

function lastReason(lines: string[]): string | undefined {
  const line = lines.findLast(
    (candidate) =>
      /FATAL|PANIC|error|not permitted|cannot/.test(candidate) &&
      // Told to a client that came too early.
      !candidate.includes('the database system is'),
  );
  return line?.replace(/^.*(FATAL|PANIC):\s*/, '');
}

async function latestLog(folder: string): Promise<string> {
  let latest = '';
  let latestTime = 0;
  for (const entry of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(join(folder, entry));
    if (mtimeMs <= latestTime) continue;
    latest = join(folder, entry);
    latestTime = mtimeMs;
  }
  return latest === '' ? '' : readFile(latest, 'utf8');
}
