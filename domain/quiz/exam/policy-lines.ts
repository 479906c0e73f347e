/** The lines of a risk policy that the simulator can hold trades to; percents of what the account is worth. */
export const POLICY_LINES = ['risk', 'heat', 'day', 'week', 'month', 'floor'] as const;

export type PolicyLine = (typeof POLICY_LINES)[number];
