import type { Actor } from '../actors.ts';

/** The outcomes of `Session.attempt` that these rows expect. */
type Expected = 'allowed' | 'no rows' | 'denied' | 'enrol-first';

/** In the order select, insert, update, delete. */
export type Outcomes = readonly [select: Expected, insert: Expected, update: Expected, remove: Expected];

/** What each actor can do to one row of a table or view of the schema public. */
export type TableAccess = {
  readonly table: string;
  /** SQL condition that picks a row of the learner in the world, or a row that belongs to nobody. */
  readonly row: string;
  /** A new row, in the learner's name where the table has a user_id. */
  readonly insert: Readonly<Record<string, unknown>>;
  /** A statement of the owner that makes room for the new row. */
  readonly beforeInsert?: string;
  readonly update: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<Actor, Outcomes>>;
};

export const nothing: Outcomes = ['denied', 'denied', 'denied', 'denied'];
export const everything: Outcomes = ['allowed', 'allowed', 'allowed', 'allowed'];
export const readOnly: Outcomes = ['allowed', 'denied', 'denied', 'denied'];
/** May read the table, and finds nothing of the learner's in it. */
export const seesNone: Outcomes = ['no rows', 'denied', 'denied', 'denied'];
export const serverOnly: TableAccess['expect'] = {
  anon: nothing,
  learner: nothing,
  otherLearner: nothing,
  admin: nothing,
  service: everything,
};
