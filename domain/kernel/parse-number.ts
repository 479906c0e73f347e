/** Digits in groups, of two as well as three: 1,250 or 12,34,567. */
const WHOLE = /^[-+]?(\d*|\d{1,3}(,\d{2,3})+|\d{1,3}(\.\d{3})+)$/;

/** A typed number taken apart; the digits are Latin. */
export type NumberParts = { readonly isNegative: boolean; readonly whole: string; readonly fraction: string };

/**
 * Takes a number apart as people type it in their language: spaces, a currency sign or the unit around it, its own
 * digits, and a point or a comma before the decimals. A single separator that is not the language's own decimal one is
 * still read as such unless exactly three digits follow: "12,5" is 12.5 everywhere, "1,250" is 1250 in English and 1.25
 * in French.
 *
 * @param unit what is counted, which may be typed along
 * @returns null when it is no number
 */
export function splitNumber(typed: string, locale: string, unit = ''): NumberParts | null {
  const plain = typed
    .toLowerCase()
    .replace(unit.toLowerCase(), '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/٫/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/[\s٬'’$€£¥₹%٪]/g, '');
  const decimal = decimalSign(plain, locale);
  const place = decimal === null ? plain.length : plain.lastIndexOf(decimal);
  const [whole, fraction] = [plain.slice(0, place), plain.slice(place + 1)];
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction) || !/\d/.test(plain)) return null;
  return { isNegative: whole.startsWith('-'), whole: whole.replace(/[-+.,]/g, ''), fraction };
}

/** The number that somebody typed, see {@link splitNumber}; null when it is none. */
export function parseNumber(typed: string, locale: string, unit = ''): number | null {
  const parts = splitNumber(typed, locale, unit);
  if (parts === null) return null;
  return Number(`${parts.isNegative ? '-' : ''}${parts.whole}.${parts.fraction}`);
}

/** Which sign stands before the decimals; null when there are none. */
function decimalSign(plain: string, locale: string): string | null {
  const signs = plain.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last === undefined) return null;
  if (new Set(signs).size === 2) return last;
  if (signs.length > 1) return null;
  const own = Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  const isGroup = last !== own && /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  return isGroup ? null : last;
}
