/** A device or browser that is signed in, as `list-sessions` tells its owner. */
export type ListedSession = {
  readonly id: string;
  /** When it signed in and when it was last seen, as ISO dates. */
  readonly signed_in_at: string;
  readonly last_seen_at: string;
  readonly user_agent: string | null;
  readonly ip_address: string | null;
  /** Whether a second step of signing in was passed. */
  readonly second_step: boolean;
  /** Whether it is the one that asks. */
  readonly is_current: boolean;
};

/** The answer of `list-sessions`: the present session first, then the one seen last. */
export type ListSessionsResponse = { readonly sessions: readonly ListedSession[] };

/** The answer of `request-account-deletion`: when the account will be gone, as an ISO date. */
export type RequestAccountDeletionResponse = { readonly due_at: string };

/** The answer of `export-my-data`, and the content of the file. */
export type DataExport = {
  readonly exported_at: string;
  /** The account, the ways to sign in to it, its sessions, and what was done with it. */
  readonly account: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  /** Every table that holds something of the learner, with their rows. */
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
};
