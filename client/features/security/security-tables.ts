import * as v from 'valibot';
import { THREAT_LEVELS } from '#domain/security/contract.ts';
import { defineTable } from '../../lib/table/table-state.ts';

/** What the server and the guard name events; a browser may send others. */
export const EVENT_TYPES = [
  'security_check',
  'sign_in_failed',
  'code_refused',
  'second_step_failed',
  'banned_sign_in',
  'limit_reached',
  'refresh_token_reused',
] as const;

export const SECURITY_VIEWS = ['alerts', 'events', 'blocked'] as const;

/** The days before now that can be looked at. */
export const PERIODS = ['7', '30', '90'] as const;

/** What is looked at, the same for alerts and events, so that going from one to the other keeps it. */
const filters = {
  view: v.picklist(SECURITY_VIEWS),
  period: v.picklist(PERIODS),
  level: v.picklist(THREAT_LEVELS),
  type: v.picklist(EVENT_TYPES),
  address: v.pipe(v.string(), v.maxLength(64)),
  account: v.pipe(v.string(), v.uuid()),
  blocked: v.picklist(['yes', 'no']),
};

export const alertTable = defineTable({
  filters,
  sortable: ['timestamp', 'severity', 'events'],
  sort: { column: 'timestamp', direction: 'descending' },
});

export const eventTable = defineTable({
  filters,
  sortable: ['created_at', 'event_type', 'ip_address'],
  sort: { column: 'created_at', direction: 'descending' },
});

export const blockTable = defineTable({
  filters,
  sortable: ['network', 'created_at', 'ends_at'],
  sort: { column: 'created_at', direction: 'descending' },
});

export type SecurityFilters = Partial<v.InferOutput<v.ObjectSchema<typeof filters, undefined>>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Begin and end of a period of whole days by UTC, today included, as timestamps. */
export function periodOf({ period = '30' }: SecurityFilters, now: number): { from: string; until: string } {
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  return {
    from: new Date(tomorrow - Number(period) * DAY_MS).toISOString(),
    until: new Date(tomorrow).toISOString(),
  };
}
