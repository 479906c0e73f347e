/** A share and between which shares it may well lie; all from 0 to 1. */
export type ShareInterval = { readonly share: number; readonly low: number; readonly high: number };

/** The standard normal quantile of a two-sided interval of 95 %. */
export const Z_95 = 1.959963984540054;

/**
 * The 95 % interval of Wilson (1927, JASA 22, 209-212) around a share. Unlike the interval of textbooks it holds for few
 * cases and for shares near 0 and 1, and never leaves that range.
 *
 * @param count of how many the thing is true, 0 to `total`
 * @returns null when there are no cases
 */
export function wilsonInterval(count: number, total: number): ShareInterval | null {
  if (total === 0) return null;
  const share = count / total;
  const square = Z_95 ** 2 / total;
  const centre = (share + square / 2) / (1 + square);
  const reach = (Z_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
