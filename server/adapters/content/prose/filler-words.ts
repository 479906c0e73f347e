/** Words that take a reader's time and say nothing. */
const FILLER: readonly RegExp[] = [
  /\bit(?:’s| is|'s) (?:important|worth|crucial|essential) (?:to (?:note|remember|mention|understand)|noting|mentioning)\b/i,
  /\bneedless to say\b/i,
  /\bas (?:we all|everybody|everyone) knows?\b/i,
  /\bin today(?:’|')s (?:\w+[- ]?){0,3}(?:world|market|markets|age)\b/i,
  /\b(?:let(?:’|')s|let us|we will|we(?:’|')ll) (?:now )?(?:dive|delve|jump) (?:deep(?:er)? )?(?:in|into)\b/i,
  /\b(?:deep dive|delve into|without further ado|game[- ]changer|at the end of the day|last but not least|in conclusion)\b/i,
  /\bunlock (?:the|your) (?:power|secrets?|potential)\b/i,
  /\bin this (?:lesson|module|lecture|text),? (?:you|we) (?:will|are going to)\b/i,
  /\b(?:master the art of|take (?:it|your \w+) to the next level|the world of trading)\b/i,
  /\b(?:simply put|to put it simply|basically|obviously|of course)\b/i,
];

/** The first words of an English text that could be left out without loss. */
export function findFiller(text: string): string | undefined {
  for (const filler of FILLER) {
    const match = filler.exec(text);
    if (match) return match[0];
  }
  return undefined;
}
