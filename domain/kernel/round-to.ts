/** Rounds half away from zero, in decimal: `roundTo(1.005, 2)` is 1.01 although 1.005 is stored a little lower. */
export function roundTo(value: number, digits: number): number {
  const nudged = Math.abs(value) * (1 + Number.EPSILON * 4);
  // From here on a number has no decimals, and would be written with an exponent.
  if (nudged >= 1e21) return value;
  const rounded = Number(`${Math.round(Number(`${nudged.toFixed(15)}e${digits}`))}e-${digits}`);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
