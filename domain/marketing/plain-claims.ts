const QUOTATION = /"[^"]*"|“[^”]*”|«[^»]*»|'[^'\s][^']*'|‘[^’]*’/g;

const DENIAL =
  /\b(?:no|not|nobody|none|neither|without|beware|fraud|scam|fake)\b|n't\b|\b(?:ningun[ao]?|nadie|aucun|personne|pas)\b|لا |ليس|没有|不|नहीं/i;

/**
 * The first words of `text` that one of the patterns finds and that are neither quoted nor denied in their sentence: a
 * lesson on fraud has to quote what it warns of.
 */
export function findPlainClaim(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const sentence of text.split(/(?<=[.!?。！？।؟])\s*/)) {
    const plain = sentence.replaceAll(QUOTATION, ' ');
    for (const pattern of patterns) {
      const match = pattern.exec(plain);
      if (match && !DENIAL.test(plain.replace(match[0], ' '))) return match[0];
    }
  }
  return undefined;
}
