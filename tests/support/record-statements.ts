import type { Database } from '#server/backend/database/database.ts';

/** A database that notes the text of every statement it is given, in batches and in transactions. */
export function recordStatements(database: Database, statements: Set<string>): Database {
  const noteAll = (batch: readonly { readonly text: string }[]) => {
    for (const { text } of batch) statements.add(text);
  };
  const noted = (query: Database['query']): Database['query'] => {
    return (text, values) => {
      statements.add(text);
      return query(text, values);
    };
  };
  return {
    ...database,
    query: noted(database.query),
    batch(batch, bound) {
      noteAll(batch);
      return database.batch(batch, bound);
    },
    transaction: (work, end) =>
      database.transaction(
        (transaction) =>
          work({
            query: noted(transaction.query),
            batch(batch, bound) {
              noteAll(batch);
              return transaction.batch(batch, bound);
            },
            writeLast(statement) {
              noteAll([statement]);
              transaction.writeLast(statement);
            },
          }),
        end,
      ),
  };
}
