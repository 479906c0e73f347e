import type { ApiSettings } from '../../settings/schema.ts';

/** What the settings say about plans. */
export type PlanRules = {
  /** Most rows of one list. */
  readonly maxRows: number;
  /** Whether `select` may ask for sums, averages and the like. */
  readonly allowsAggregates: boolean;
};

export function planRules({ max_rows: maxRows, postgrest }: ApiSettings): PlanRules {
  return { maxRows, allowsAggregates: postgrest.db_aggregates_enabled };
}
