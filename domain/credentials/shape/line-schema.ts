import * as v from 'valibot';

/**
 * A line of text. Control characters have no place in it: canonical N-Quads writes them in a way that not all
 * implementations share, so that a certificate with one would verify here and fail elsewhere. Neither have marks that turn
 * the direction of what stands beside them: a name could turn the score around.
 */
export const lineSchema = v.pipe(v.string(), v.minLength(1), v.regex(/^[^\p{Cc}\p{Bidi_Control}]+$/u));
