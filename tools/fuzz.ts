import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * `npm run fuzz -- --requests 100000 [--seed 1] [--only rest|storage|realtime]`: asks the engine for what nobody would, so
 * many times for each of the tests that make requests up. It goes in rounds, each with a seed of its own, and says with which
 * one to go on after a break. What it finds is printed with its seed and as small as it gets.
 */

const TESTS = {
  rest: 'tests/acceptance/rest/fuzz.test.ts',
  storage: 'tests/acceptance/storage/fuzz.test.ts',
  realtime: 'tests/acceptance/realtime/fuzz.test.ts',
};
/** A round is a start of the servers, and what is lost when it is broken off. */
const ROUND = 10_000;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: Object.keys(TESTS) },
  },
});
const files = values.only.map((part) => {
  if (!Object.hasOwn(TESTS, part)) throw new Error(`--only is one of ${Object.keys(TESTS).join(', ')}.`);
  return TESTS[part as keyof typeof TESTS];
});

let left = Number(values.requests);
let seed = Number(values.seed);
while (left > 0) {
  const runs = Math.min(left, ROUND);
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'acceptance', ...files],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) },
      stdio: 'inherit',
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    process.stderr.write(`Found with --requests ${runs} --seed ${seed}.\n`);
    process.exit(1);
  }
  left -= runs;
  seed += 1;
  process.stderr.write(`${left} requests left; to go on after a break: --requests ${left} --seed ${seed}\n`);
}
