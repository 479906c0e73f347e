import type { Table, Timestamp } from './table.ts';

export type AccountDeletionRow = {
  user_id: string;
  requested_at: Timestamp;
  /** When the account will be gone. */
  due_at: Timestamp;
};

/** What keeps somebody from being an admin: nothing, the role, or a second step that is not passed or not set up. */
export type AdminAccess = 'granted' | 'none' | 'second-step-needed' | 'second-step-missing';

export type IdentityTables = {
  account_deletions: Table<AccountDeletionRow>;
};
