/** A number of at most eight decimals in 10^-8, exactly; undefined for anything else, such as `1e3`, `-1` or `1,5`. */
export function parseDecimal(text: string): bigint | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  return whole === '' ? undefined : BigInt(whole + decimals.padEnd(8, '0'));
}
