/**
 * Reads a number as people type it: spaces, a currency sign or unit around it, and either a point or a comma before the
 * decimals ("1 234,5", "$1,234.5", "٣٫٥"). Null when it is no number.
 */
export function parseNumber(typed: string): number | null {
  const latin = typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/٫/g, '.')
    .replace(/[−–]/g, '-')
    .replace(/[\s٬'’$€£¥₹%]/g, '');
  const normal =
    latin.includes('.') || /,\d{3}(,\d{3})+$/.test(latin) ? latin.replace(/,/g, '') : latin.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(normal) ? Number(normal) : null;
}
