import { readdir, readFile } from 'node:fs/promises';

/** Seconds of processor that a process has used; none of one that has ended. */
export async function processorSeconds(pid: number): Promise<number> {
  const { used } = await statOf(pid);
  return used;
}

/** Seconds of processor that the children of a process have used: of PostgreSQL, its connections. */
export async function processorSecondsOfChildren(parent: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(statOf));
  return stats.filter((stat) => stat.parent === parent).reduce((sum, { used }) => sum + used, 0);
}

/** The kernel counts in hundredths of a second. */
async function statOf(pid: number): Promise<{ readonly parent: number; readonly used: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), used: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100 };
}
