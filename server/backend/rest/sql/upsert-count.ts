const UPDATED = `coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')`;

/**
 * A condition on the rows that an upsert found: always true, it counts them in a setting of the transaction. Unlike
 * RETURNING it needs no right to read more of the table than is written, and works on views and partitions, too.
 */
export const COUNT_UPDATED = `set_config('pgrst.updated', (${UPDATED}::int + 1)::text, true) <> ''`;

/** The statement after an upsert that gives the number of rows counted. */
export const READ_UPDATED = `select ${UPDATED}`;

/** The same behind an upsert of one row, which saves the statement. */
export const RETURN_UPDATED = ` returning ${UPDATED}`;
