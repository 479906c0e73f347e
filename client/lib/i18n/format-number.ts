/** A number in the digits and separators of a language. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** A number with its unit: "$18", "50 units", "3%". Currency signs come first, percent as the language writes it. */
export function formatQuantity(value: number, unit: string | undefined, locale: string): string {
  if (unit === '%') {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(value / 100);
  }
  const number = formatNumber(value, locale);
  if (unit === undefined) return number;
  if (/^[$€£¥₹]$/.test(unit))
    return value < 0 ? `−${unit}${formatNumber(-value, locale)}` : `${unit}${number}`;
  return `${number} ${unit}`;
}
