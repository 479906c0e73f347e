import { findPlainClaim } from './plain-claims.ts';

/*
 * Words that promise a result of trading. Ledgerline never promises profit; a sentence that denies such a promise
 * ("no profit is guaranteed") or quotes one ("guaranteed profit") is what a lesson on fraud needs, and is accepted.
 */
const PROMISES: readonly RegExp[] = [
  /\bguaranteed? (?:a )?(?:profits?|returns?|income|gains?|results?|success|wins?)\b/i,
  /\b(?:profits?|returns?|income|gains?|success) (?:is|are) guaranteed\b/i,
  /\brisk[- ]free (?:profits?|returns?|income|money|trad(?:e|es|ing))\b/i,
  /\b(?:get|become) rich\b/i,
  /\b(?:can(?:no|')t|never) lose\b/i,
  /\b(?:double|triple) your (?:money|account|capital)\b/i,
  /\b(?:easy|effortless|passive) (?:money|profits?|income)\b/i,
  /\bsure (?:profits?|wins?|thing)\b/i,
  /\b(?:ganancias?|beneficios?|rentabilidad) (?:asegurad|garantizad)[ao]s?\b/i,
  /\bsin riesgo alguno\b/i,
  /\b(?:gains?|profits?|rendements?) (?:garantis?|assuré?)(?:e?s)?/i,
  /(?:أرباح|ربح|عائد|عوائد) مضمون/,
  /(?:保证|稳定|必定)(?:盈利|获利|赚钱|收益)|稳赚/,
  /गारंटी(?:ड|शुदा)? (?:मुनाफ़ा|मुनाफा|लाभ|रिटर्न|कमाई)|पक्का मुनाफ़ा/,
];

/** The first words of `text` that promise a result and are neither quoted nor denied in their sentence. */
export function findPromise(text: string): string | undefined {
  return findPlainClaim(text, PROMISES);
}
