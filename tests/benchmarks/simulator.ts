import { measureSimulatorEngine } from './measure-simulator-engine.ts';
import { measureSimulatorServer } from './measure-simulator-server.ts';

/*
 * `npm run bench:simulator`: how many minute bars a second the engine of the simulator takes, and how many times a second the
 * clocks of sessions move over HTTP, with their row locked and what happened committed. `--json` prints the figures alone.
 */

const engine = measureSimulatorEngine();
const server = await measureSimulatorServer();
const figures = {
  engineBarsPerSecond: engine.barsPerSecond,
  advancesPerSecond: server.advancesPerSecond,
  medianAdvanceMs: server.medianAdvanceMs,
};
console.log(process.argv.includes('--json') ? JSON.stringify(figures) : `${engine.text}\n${server.text}`);
