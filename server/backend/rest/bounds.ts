/** What one request may ask for at most; the gateway bounds the URL and the body. */
export const MAX_FILTERS = 100;
export const MAX_EMBED_DEPTH = 5;
export const MAX_EMBEDS = 10;

/** Plans kept, one for each shape of request. */
export const MAX_PLANS = 1000;

/** Milliseconds a statement may take, by role; roles not named keep PostgreSQL's own setting. */
export const STATEMENT_TIMEOUTS: ReadonlyMap<string, string> = new Map([
  ['anon', '3000'],
  ['authenticated', '8000'],
]);
