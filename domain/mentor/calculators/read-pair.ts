const CODES = 'eur|gbp|aud|nzd|usd|cad|chf|jpy';
const PAIR = new RegExp(String.raw`\b(${CODES})\s?[/-]?\s?(${CODES})\b`, 'gi');

/** The first currency pair of a text, such as `EURUSD`, and the text without it: "EUR/USD 50" is no sum of dollars. */
export function readPair(text: string): { readonly pair: string | undefined; readonly rest: string } {
  const pairs = Array.from(text.matchAll(PAIR), ([, first = '', second = '']) =>
    `${first}${second}`.toUpperCase(),
  );
  const pair = pairs.find((one) => one.slice(0, 3) !== one.slice(3));
  return { pair, rest: text.replaceAll(PAIR, (pattern) => ';'.padEnd(pattern.length)) };
}
