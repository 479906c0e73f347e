/** A number in the digits and separators of a language. */
export function formatNumber(value: number, locale: string, digits: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, digits).format(value);
}
