import * as v from 'valibot';

/**
 * A line of text. Control characters have no place in it: canonical N-Quads writes them in a way that not all
 * implementations share, so that a certificate with one would verify here and fail elsewhere.
 */
export const lineSchema = v.pipe(v.string(), v.minLength(1), v.regex(/^\P{Cc}+$/u));
