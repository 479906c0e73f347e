import type { Table, Timestamp } from './table.ts';

export type AccountDeletionRow = {
  user_id: string;
  requested_at: Timestamp;
  /** When the account will be gone. */
  due_at: Timestamp;
};

export type IdentityTables = {
  account_deletions: Table<AccountDeletionRow, never>;
};
