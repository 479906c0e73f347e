import type { Table, Timestamp } from './table.ts';

export type SecurityEventRow = {
  id: string;
  user_id: string | null;
  event_type: string;
  ip_address: string | null;
  user_agent: string | null;
  threat_level: 'low' | 'medium' | 'high' | 'critical';
  blocked: boolean;
  details: Record<string, unknown>;
  /** `server`: what the server itself saw. `browser`: stated by a browser and not verified; low, whatever it states. */
  source: 'browser' | 'server';
  created_at: Timestamp;
};

export type BlockedAddressRow = {
  id: string;
  /** In CIDR notation. */
  network: string;
  reason: string;
  /** Null until an admin lifts it. */
  ends_at: Timestamp | null;
  created_at: Timestamp;
};

export type SecurityTables = {
  security_events: Table<SecurityEventRow>;
  blocked_addresses: Table<BlockedAddressRow>;
};
