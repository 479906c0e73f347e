/** `npm run verify [-- gate...]` and `npm test`: the gates of tools/verify/gates.ts, and a table of the results. */
import { gates } from './verify/gates.ts';
import { chooseGates, runGates, summarize } from './verify/run-gates.ts';

try {
  const chosen = chooseGates(gates, process.argv.slice(2));
  const results = await runGates(chosen, (name) => console.log(`\n--- ${name}`));
  console.log(`\n${summarize(results)}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
