import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { SimulatorPlayer } from '#tests/support/simulator-player.ts';
import { median } from './median.ts';

const [MANY, FEW, WARM_UP_MS, TURN_MS] = [8, 4, 1500, 6000];

/**
 * How many advances of one bar a second the server answers at eight connections, and how long one takes at four: each on a session
 * of its own, with a position, a bracket and a limit order, on the embedded PostgreSQL with its default settings. The callers run on
 * the same machine.
 */
export async function measureSimulatorServer(): Promise<{
  advancesPerSecond: number;
  medianAdvanceMs: number;
  text: string;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  // No learner asks so often: what is measured is not the limit of an account.
  const env = { ACCOUNT_REQUESTS_PER_MINUTE: '0' };
  const server = await startServer({ databaseUrl: postgres.url, dataDir: join(dataDir, 'server'), env });
  try {
    const players: SimulatorPlayer[] = [];
    for (let place = 0; place < MANY; place += 1) players.push(await seat(server, place));
    await advanceFor(players, WARM_UP_MS);
    const many = await advanceFor(players, TURN_MS);
    const few = await advanceFor(players.slice(0, FEW), TURN_MS);
    const advancesPerSecond = Math.round((many.length * 1000) / TURN_MS);
    const medianAdvanceMs = Math.round(median(few) * 10) / 10;
    const text = `${advancesPerSecond} advances a second at ${MANY} connections; ${medianAdvanceMs} ms each at ${FEW} (median)`;
    return { advancesPerSecond, medianAdvanceMs, text };
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A learner with a position, both of its exits, and an order far away. */
async function seat(server: TestServer, place: number): Promise<SimulatorPlayer> {
  const learner = await signUpLearner(server, `player-${place}@example.org`);
  const player = await SimulatorPlayer.start(learner, 'coin');
  const { symbol, bid } = player;
  const common = { symbol, until: 'cancelled', side: 'buy' } as const;
  await player.place([{ ...common, kind: 'market', quantity: 100, exits: { target: bid * 2, stop: 1000 } }]);
  await player.place([{ ...common, kind: 'limit', quantity: 10, limit: 2000 }]);
  return player;
}

/** Every player moves their clock by a bar as soon as they have been answered. @returns how long each took, in milliseconds */
async function advanceFor(players: readonly SimulatorPlayer[], milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  await Promise.all(
    players.map(async (player) => {
      for (;;) {
        const begun = performance.now();
        if (begun >= end) return;
        await player.advance(1);
        times.push(performance.now() - begun);
      }
    }),
  );
  return times;
}
