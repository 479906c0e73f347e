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
