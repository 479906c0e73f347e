import type { Shape } from '../sql/result.ts';

/** A statement with the places of its values among a request's values. */
export type PlannedStatement = { readonly text: string; readonly indexes: readonly number[] };

/** Everything about a request but its values; kept under the request's shape. */
export type Plan = PlannedStatement & {
  readonly kind: 'read' | 'insert' | 'update' | 'delete' | 'put' | 'call';
  /** Runs in a read-only transaction. */
  readonly readOnly: boolean;
  /**
   * `rows`: see `shape`; `key`: one row of null, the number of rows, and `extra`; `tag`: no row, the command's tag counts;
   * `void`: nothing; `explain`: the lines of a query plan.
   */
  readonly result: 'rows' | 'key' | 'tag' | 'void' | 'explain';
  /** What the rows are, when they are the result. */
  readonly shape: Shape;
  /** Last column, but for `countsAffected`: the total count, or the primary key of a new row as a JSON array. */
  readonly extra: 'total' | 'key' | undefined;
  /** Columns of the key that `extra` gives. */
  readonly keyColumns: readonly string[];
  /** Content of the body when it is not what `Accept` chose: one value of a function. */
  readonly isScalar: boolean;
  /** Whether one row must come, as a call's single composite value always does. */
  readonly isSingle: boolean;
  /** The preferences that are kept, as the header `Preference-Applied`; empty when there are none. */
  readonly confirmed: string;
  /** Whether the very last column is the number of rows that a call returned, shown or not. */
  readonly countsAffected: boolean;
  /**
   * Where the number is of the rows that an upsert found and changed: in a row that it `returns`, or `asked` for by a
   * statement behind it. See `sql/upsert-count.ts`.
   */
  readonly updatedRows: 'returned' | 'asked' | undefined;
  /** EXPLAIN of the counted query, for `count=planned` and `count=estimated`. */
  readonly explain: PlannedStatement | undefined;
};
