const UNITS: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
};

/** Bytes of a size as the Supabase CLI writes it: "50MiB", "5GB", or a plain number of bytes; undefined when it is none. */
export function parseSize(text: string | number): number | undefined {
  const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s?([a-z]*)$/i.exec(String(text)) ?? [];
  const bytes = Math.floor(Number(amount) * (UNITS[unit.toLowerCase() || 'b'] ?? Number.NaN));
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}
