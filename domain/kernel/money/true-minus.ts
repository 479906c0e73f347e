/** Number words with the minus sign of typography, which `Intl` writes as a hyphen in most languages: "−$5" for "-$5". */
export function withTrueMinus(words: string): string {
  return words.replace('-', '−');
}
