import { median } from '../median.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import type { MeasuredProcess } from './start-process.ts';
import { fetchFile, sendFile } from './transfer.ts';

const MEGABYTES = 100;
/** Of what a plain stream moves in the same time. */
const SHARE = 0.7;
/** What many transfers may leave behind in memory beyond the first ones. */
const FLAT_MB = 32;

type Times = Record<'plain' | 'unsafe' | 'engine', number[]>;

/** Files of 100 MB in and out, the engine and a plain stream in turns. */
export async function measureFiles(
  engine: MeasuredProcess,
  plain: MeasuredProcess,
  anonKey: string,
  rounds: number,
): Promise<Figure[]> {
  const object = { port: engine.port, path: '/storage/v1/object/files/b.bin', headers: { apikey: anonKey } };
  const upsert = {
    ...object,
    headers: { ...object.headers, 'x-upsert': 'true', 'content-type': 'application/octet-stream' },
  };
  const place = { port: plain.port, path: '/' };
  const turns = {
    up: {
      plain: () => sendFile(place, MEGABYTES),
      unsafe: () => sendFile({ ...place, path: '/unsafe' }, MEGABYTES),
      engine: () => sendFile(upsert, MEGABYTES),
    },
    down: { plain: () => fetchFile(place, MEGABYTES), engine: () => fetchFile(object, MEGABYTES) },
  };
  await turns.up.plain();
  await turns.up.engine();
  await turns.down.plain();
  await turns.down.engine();
  const first = await engine.peakMb();
  const up: Times = { plain: [], unsafe: [], engine: [] };
  const down: Omit<Times, 'unsafe'> = { plain: [], engine: [] };
  const before = [await engine.cpuSeconds(), await plain.cpuSeconds()];
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes, as with requests.
    for (const who of round % 2 === 0 ? (['plain', 'engine'] as const) : (['engine', 'plain'] as const)) {
      up[who].push(await turns.up[who]());
    }
    for (const who of round % 2 === 0 ? (['plain', 'engine'] as const) : (['engine', 'plain'] as const)) {
      down[who].push(await turns.down[who]());
    }
  }
  const used = [
    (await engine.cpuSeconds()) - (before[0] ?? 0),
    (await plain.cpuSeconds()) - (before[1] ?? 0),
  ];
  const last = await engine.peakMb();
  for (let round = 0; round < rounds; round += 1) up.unsafe.push(await turns.up.unsafe());
  const ratio = (times: Omit<Times, 'unsafe'>) =>
    median(times.plain.map((ms, round) => ms / (times.engine[round] ?? Number.NaN)));
  const speed = (ms: readonly number[]) => `${Math.round((MEGABYTES * 1000) / median(ms))} MB/s`;
  const seconds = used.map((each) => `${(each / rounds).toFixed(2)} s`).join(' of processor against ');
  return [
    {
      ...atLeast(`upload of 100 MB, share of a plain stream that syncs`, ratio(up), SHARE),
      note: `${speed(up.engine)} against ${speed(up.plain)}; ${speed(up.unsafe)} without a sync`,
    },
    {
      ...atLeast('download of 100 MB, share of a plain stream', ratio(down), SHARE),
      note: `${speed(down.engine)} against ${speed(down.plain)}; up and down together ${seconds}`,
    },
    atMost(
      `most memory after ${rounds} uploads and downloads, beyond the first`,
      last - first,
      FLAT_MB,
      0,
      ' MB',
    ),
  ];
}
