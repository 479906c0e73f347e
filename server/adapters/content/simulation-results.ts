import type { Estimate } from '#domain/simulations/spread.ts';

/** What a printed result comes to when it is run again, or what is wrong with its description. */
export type SimulationResult =
  | { readonly ok: true; readonly estimate: Estimate }
  | { readonly ok: false; readonly path: readonly string[]; readonly reason: string };

/** What simulations came to, by their description. */
export type SimulationResults = Readonly<Record<string, SimulationResult>>;

const known = new Map<string, SimulationResult>();

/** @param description the simulation with everything that decides its result; it is run when it is not known */
export function resultOf(description: string, run: () => SimulationResult): SimulationResult {
  const before = known.get(description);
  if (before !== undefined) return before;
  const result = run();
  known.set(description, result);
  return result;
}

/** Takes what an earlier check of the same code came to, so that this one runs only what is new. */
export function knowSimulations(results: SimulationResults): void {
  for (const [description, result] of Object.entries(results)) known.set(description, result);
}

/** What all simulations of this process came to. */
export function simulationResults(): SimulationResults {
  return Object.fromEntries(known);
}
