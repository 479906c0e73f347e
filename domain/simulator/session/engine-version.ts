/** Kept with every session. Raised when the same commands would give other events, or the same events another state. */
export const ENGINE_VERSION = 1;
