/** What one request may ask for at most; the gateway bounds the URL and the body. */
export const MAX_FILTERS = 100;
export const MAX_EMBED_DEPTH = 5;
export const MAX_EMBEDS = 10;
export const MAX_AGGREGATES = 10;

/** A computed relationship counts as so many embedded resources: its function runs once for each row. */
export const COMPUTED_WEIGHT = 3;

/** Most bytes of rows in one answer. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Answers of so many bytes count against their visitor until they have arrived. */
export const LARGE_ANSWER_BYTES = 64 * 1024;

/** Plans kept, one for each shape of request. */
export const MAX_PLANS = 1000;

/** Reads kept whole, so that the same one is not parsed again, and how long the words of one may be. */
export const MAX_KNOWN_READS = 500;
export const MAX_KNOWN_READ_LENGTH = 1000;
