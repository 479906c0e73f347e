/** What people name when they ask what to buy. */
const ASSET =
  /\b(stocks?|shares?|coins?|tokens?|cryptos?|currency|etfs?|funds?|investment|bitcoin|btc|eth|ether(eum)?|gold|doge|solana)\b/;

/**
 * Phrases that ask what to do with one's own money, or what a price will do. They stand for the speaker's decision: "how
 * do I decide when to sell" asks for a method and is none of them.
 */
const REQUESTS: readonly RegExp[] = [
  /\b(sh[ou]+l?d|ought) (i|we|one|(my|our) \w+) (now |rather |better )?(buy|sell|short|invest|hold|put (all|every|her|his|their|\d|my (savings|money|rent|pension)))/,
  /\bdo i (buy|sell|hold|invest)\b(?!.*\b(mean|order)\b)/,
  /\b(what|which)( \w+){0,2} (should|shall|do|would|can) (i|you) (buy|sell|get|invest|pick|choose)\b/,
  /\bwhere (do|should|can|would|shall) (i|you) (invest|put) (?!(a|my|the) (stop|target|order))/,
  /\b(i (have|got)|ive( got)?)\b.*\d.*\b(what|where|how)\b.*\b(do|invest|put|buy)\b/,
  /\bwould you (buy|sell|hold|invest|do in my|short)/,
  /\b(is|it) (it |now |this )?(too late|a (good|great|bad) (time|idea|moment)) to (buy|sell|invest|short)\b/,
  /\bis \w+( \w+)? (still )?a (good |safe |bad )?(buy|sell|investment)\b/,
  /^(hey|so|and|then|please|(which|what) \w+|\W)* ?(will|is|are)\b.*\b(go(ing)? (up|down|to crash)|gonna|rise|fall|moon|crash|explode)\b/,
  /\b(where|what) will\b.*\b(be|price)\b/,
  /\b(give|send|need|any|got)\b.*\b(signal|hot tip|tips? on what)\b/,
  /\b(pick|choose) (a|an|one|some)\b.*\bfor me\b/,
  /\b(just )?tell me (what|which|when|whether|if)\b.*\b(buy|sell)\b|\btell me:? (buy|sell)\b/,
  /\b(buy|long|hold) or (sell|short|sell)\b|\bsell (now )?or (hold|wait|keep)\b|\bhold or sell\b/,
  /\b(best|top \d*|next|hot(test)?)\b.*\b(buy|invest in|explode|right now|20\d\d)\b/,
  /\b(better|best) to buy\b/,
  /\bbuy the dip or\b/,
  /\bput (everything|it all|all my|all our|\d\S*|my (savings|rent|pension|house|money)) (\w+ )?(in|into|on)\b/,
  /deber[ií]a (comprar|vender|invertir)|(en qu[eé]|d[oó]nde|qu[eé]) (invierto|compro|meto|pongo)/,
  /(dois-je|devrais-je|faut-il|dois je) (acheter|vendre|investir|garder)|(où|ou|dans quoi) (placer|investir|mettre)/,
  /هل (أشتري|أبيع|أستثمر)|(أين|فيما|في ماذا) (أستثمر|أضع)|ماذا أشتري/,
  /(应该|该|要不要|能不能|可以).{0,4}(买|卖|抛|投资)|投资什么|买什么好|买哪/,
  /(क्या मुझे|मुझे).*(खरीदना|बेचना|निवेश)|(कहाँ|कहां|किसमें) (लगाऊँ|लगाऊं|निवेश|लगाना)/,
];

/** "Recommend me a coin", but not "recommend me a lesson". */
const RECOMMENDATION = /\b(recommend|suggest)\b/;

/**
 * Whether a question asks for personal financial advice, in any of the six languages: what to buy or sell, where to put
 * money, what a price will do. The mentor never answers that. tests/cases/mentor-advice.json holds what is one and what
 * only looks like it.
 */
export function asksForAdvice(question: string): boolean {
  const text = question.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ');
  if (RECOMMENDATION.test(text) && ASSET.test(text)) return true;
  return REQUESTS.some((request) => request.test(text));
}
