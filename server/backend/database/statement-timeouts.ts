/** Milliseconds a statement may take, by role; roles not named keep PostgreSQL's own setting. */
export const STATEMENT_TIMEOUTS: ReadonlyMap<string, string> = new Map([
  ['anon', '3000'],
  ['authenticated', '8000'],
]);
