/** A number in the digits and separators of a language. */
export function formatNumber(value: number, locale: string, digits: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, digits).format(value);
}

/** A number with its unit: "$18", "50 units", "3%". Currency signs come first, percent as the language writes it. */
export function formatQuantity(
  value: number,
  unit: string | undefined,
  locale: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  if (unit === '%') {
    const style = { maximumFractionDigits: 3, ...digits, style: 'percent' } as const;
    return formatNumber(value / 100, locale, style);
  }
  const number = formatNumber(value, locale, digits);
  if (unit === undefined) return number;
  if (/^[$€£¥₹]$/.test(unit))
    return value < 0 ? `−${unit}${formatNumber(-value, locale, digits)}` : `${unit}${number}`;
  return `${number} ${unit}`;
}
