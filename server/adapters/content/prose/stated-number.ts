/** A number as a text states it: its value, and how many decimals were printed. */
export type StatedNumber = { readonly value: number; readonly decimals: number };

const NUMBER = /[-−]?\s?[$€£¥₹]?\s?\d[\d,]*(?:\.\d+)?/g;

/**
 * Reads the number in a printed figure such as `$8,000`, `−$20.00`, `1.125%` or `50 units`. A percentage is read as
 * printed: `3%` is 3.
 *
 * @returns undefined unless the text holds exactly one number
 */
export function readStatedNumber(says: string): StatedNumber | undefined {
  const matches = says.match(NUMBER) ?? [];
  const [printed] = matches;
  if (matches.length !== 1 || printed === undefined) return undefined;
  const digits = printed.replace(/[^\d.]/g, '');
  const sign = /^[-−]/.test(printed) ? -1 : 1;
  return { value: sign * Number(digits), decimals: digits.split('.')[1]?.length ?? 0 };
}

/** Whether `value`, rounded to the decimals that were printed, is the stated number. */
export function agreesWithStated(value: number, stated: StatedNumber): boolean {
  const halfStep = 0.5 * 10 ** -stated.decimals;
  return Math.abs(value - stated.value) <= halfStep * (1 + 1e-9);
}
