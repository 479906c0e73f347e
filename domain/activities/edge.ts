/** Rounding of decimal fractions must not decide over an answer exactly at the edge of its tolerance. */
export const EDGE = 1e-9;
