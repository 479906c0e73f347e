import type { Query } from '../../adapters/sql.ts';

/** The job that counts the closed days, and how often it looks whether a day has closed. */
export const ROLL_UP_ANALYTICS = { kind: 'analytics/roll-up', everySeconds: 3600 } as const;

/** Counts everything up to the last midnight in UTC, unless that has been done. */
export async function rollUpAnalytics(_payload: unknown, query: Query): Promise<void> {
  await query(
    `select private.roll_up_analytics(), private.roll_up_learning()
     where private.analytics_counted_until() < date_trunc('day', now(), 'UTC')`,
  );
}
