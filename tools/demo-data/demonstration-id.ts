import type { TableName } from './tables.ts';

/*
 * Every row of the demonstration has an id that nothing else makes: a UUID of version 8, the one for private schemes
 * (RFC 9562, section 5.8), with a first part of our own. Removal finds them by it.
 */

const PREFIX = 'de300000-0000-8';

/** What has an id: rows of a table, and sessions of the simulator, which the product's own calls write. */
type IdKind = TableName | 'simulatorSessions' | 'simulatorRequests';

/** Kept for good: a number says which table an id is of. */
const TABLE_NUMBERS: Partial<Record<IdKind, number>> = {
  users: 1,
  onboardingSteps: 2,
  assessments: 3,
  subscriptions: 4,
  enrollments: 5,
  progress: 6,
  attempts: 7,
  events: 8,
  reports: 9,
  applications: 10,
  leads: 11,
  securityEvents: 12,
  campaigns: 13,
  payments: 14,
  reviews: 15,
  notes: 20,
  reviewQuestions: 21,
  simulatorSessions: 22,
  simulatorRequests: 23,
};

/**
 * The id of a row, the same in every run.
 * @param owner the number of the learner, or of the row itself where it belongs to nobody; below 2^32
 * @param place which row of the owner in this table; below 65,536
 */
export function demonstrationId(table: IdKind, owner: number, place = 0): string {
  const kind = (TABLE_NUMBERS[table] ?? 0).toString(16).padStart(3, '0');
  const node = owner.toString(16).padStart(8, '0') + place.toString(16).padStart(4, '0');
  return `${PREFIX}${kind}-8000-${node}`;
}

/** The lowest and the highest id of a table's rows that belong to the owners `first` to `last`, for `between`. */
export function demonstrationIds(table: TableName, first: number, last: number): [string, string] {
  return [demonstrationId(table, first), demonstrationId(table, last, 0xffff)];
}

/** The number in an id. */
export function ownerOf(id: string): number {
  return Number.parseInt(id.slice(-12, -4), 16);
}
