/** What sessions of the simulator leave. The product's own calls write it; it goes with the account that it belongs to. */
export const PLAYED_TABLES = [
  'public.simulator_sessions',
  'private.simulator_markets',
  'private.simulator_days',
  'private.simulator_snapshots',
  'private.simulator_trades',
  'private.simulator_reviews',
  'private.simulator_events',
  'private.simulator_plans',
  'private.simulator_tries',
  'private.simulator_grades',
] as const;

/** Those of which nobody may change a row: their triggers rest while a session is dated. */
export const SEALED_TABLES = [
  'private.simulator_events',
  'private.simulator_plans',
  'private.simulator_tries',
  'private.simulator_grades',
] as const satisfies readonly (typeof PLAYED_TABLES)[number][];
