import { nominal } from '../kernel/nominal.ts';
import type { UserId } from '../kernel/ids.ts';
import * as v from 'valibot';
import { isMoment } from '../kernel/time/is-moment.ts';

const moment = v.pipe(
  v.string(),
  v.check(isMoment),
  v.transform((text) => new Date(text)),
);

export const THREAT_LEVELS = ['low', 'medium', 'high', 'critical'] as const;

/** `block-address`: an address, or a network in CIDR notation, until a moment or until it is lifted. */
export const blockAddressRequest = v.object({
  address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  ends_at: v.nullable(moment),
});

/** `unblock-address` */
export const unblockAddressRequest = v.object({ block_id: v.pipe(v.string(), v.uuid()) });

const period = { from: moment, until: moment };

/** A century: a longer period is a slip of the keyboard, and every day of it would be counted. */
const MOST_DAYS_MS = 36_600 * 86_400_000;

/** `count-threat-levels`: security events by day of a period. */
export const countThreatLevelsRequest = v.pipe(
  v.object(period),
  v.check(({ from, until }) => until.getTime() - from.getTime() <= MOST_DAYS_MS),
);

/** How many security events of each level a day had, by UTC. */
export type ThreatDay = {
  readonly day: string;
  readonly low: number;
  readonly medium: number;
  readonly high: number;
  readonly critical: number;
};

/** `list-security-alerts`: those of a period; what is left out or empty does not narrow them. */
export const listSecurityAlertsRequest = v.object({
  ...period,
  levels: v.optional(v.array(v.picklist(THREAT_LEVELS)), []),
  types: v.optional(v.array(v.pipe(v.string(), v.maxLength(100))), []),
  address: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  account_id: v.optional(v.pipe(v.string(), v.uuid(), v.transform(nominal<UserId>))),
  blocked: v.optional(v.boolean()),
  sort: v.optional(v.picklist(['timestamp', 'severity', 'events']), 'timestamp'),
  ascending: v.optional(v.boolean(), false),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 50),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/** Security events that belong together, under the names that the product's specification has for an alert. */
export type SecurityAlert = {
  readonly id: string;
  readonly type: string;
  readonly severity: (typeof THREAT_LEVELS)[number];
  /** Codes of what was found, separated by commas: bot, vpn, suspicious. */
  readonly description: string;
  /** When the last of the events happened. */
  readonly timestamp: string;
  readonly ip: string | null;
  readonly blocked: boolean;
  readonly began_at: string;
  readonly events: number;
  /** Ids of the accounts concerned, ten at most. */
  readonly accounts: readonly string[];
};
