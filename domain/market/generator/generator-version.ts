/** Part of every key and commitment. Raised when the same bytes would give other bars or ticks. */
export const GENERATOR_VERSION = 1;
