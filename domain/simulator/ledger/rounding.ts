/** Divides and rounds to the nearest whole number; exactly between two, to the even one. @param denominator above 0 */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  const doubled = rest < 0n ? -2n * rest : 2n * rest;
  if (doubled < denominator || (doubled === denominator && quotient % 2n === 0n)) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

/** Divides and rounds away from zero: what a margin asks for is never a part of a unit too little. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  if (numerator % denominator === 0n) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}
