import type { ValueStyle } from '#domain/catalogue/drawing-data.ts';

/**
 * Writes a value of a lecture's chart: `$42.50`, `12%`, `3 trades`. In English digits, as its captions are.
 * @param decimals fewer than the style's own when the axis needs no more
 */
export function formatDrawnValue(value: number, { unit = '', decimals }: ValueStyle): string {
  const digits = new Intl.NumberFormat('en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value));
  const sign = value < 0 ? '−' : '';
  if (unit === '' || unit === '%') return `${sign}${digits}${unit}`;
  return /^\p{Sc}$/u.test(unit) ? `${sign}${unit}${digits}` : `${sign}${digits} ${unit}`;
}
