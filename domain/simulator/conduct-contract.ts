import * as v from 'valibot';
import type { SimulatorMarket } from './contract.ts';
import type { ConductSign } from './critique/skill-conduct.ts';

export const readConductRequest = v.strictObject({ skill: v.pipe(v.string(), v.maxLength(60)) });

/** A session that has ended, with what it shows of a skill. */
export type ConductSession = {
  readonly id: string;
  readonly ended_at: string;
  readonly market: SimulatorMarket;
  /** The scenario that it played, by its title then; null in free practice. */
  readonly scenario_title: string | null;
  readonly signs: readonly ConductSign[];
};

export type ReadConductResponse = {
  /** Whether anything in the simulator can show this skill. */
  readonly is_judged: boolean;
  /** The last of those that show something of it, oldest first. */
  readonly sessions: readonly ConductSession[];
};
