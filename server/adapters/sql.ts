/** Runs one statement; the rows come as the PostgreSQL driver parses them. */
export type Query = <T extends Record<string, unknown> = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: T[]; rowCount: number }>;

/** The database as the product's functions and adapters see it, connected as its owner. */
export type SqlDatabase = {
  readonly query: Query;
  transaction<T>(work: (transaction: { readonly query: Query }) => Promise<T>): Promise<T>;
};

/** Runs statements in one round trip, on whose connection they stay prepared; values travel as text, and rows come as text. */
export type Batch = (
  statements: readonly { readonly text: string; readonly values: readonly (string | null)[] }[],
) => Promise<{ readonly rows: (string | null)[][] }[]>;

/** Leaves a statement for the end of a transaction, where it travels with the commit. Nothing in the transaction sees what it writes. */
export type WriteLast = (statement: {
  readonly text: string;
  readonly values: readonly (string | null)[];
}) => void;

/** The database as calls see it, that ask several things at once. */
export type BatchDatabase = {
  readonly query: Query;
  readonly batch: Batch;
  transaction<T>(
    work: (transaction: {
      readonly query: Query;
      readonly batch: Batch;
      readonly writeLast: WriteLast;
    }) => Promise<T>,
  ): Promise<T>;
};
