/** "And …", "what if …", "with …": what changes a part of what was said. */
const CHANGES =
  /^\W*(and|what if|what about|how about|with|if|but|then|make it|now|y|¿?y si|con|pero|et|et si|avec|mais|ولكن|وماذا|ماذا لو|مع|و|那|如果|要是|换成|和|और|अगर|लेकिन)/u;

const FOREX = /forex|\bfx\b|divisas|devises|changes\b|فوركس|外汇|फ़ॉरेक्स|फॉरेक्स/;

/** Whether a question goes on from what was said instead of beginning something. */
export function startsFollowUp(question: string): boolean {
  return CHANGES.test(question.normalize('NFKC').toLowerCase());
}

/** Whether a follow-up asks how it is in forex: "and for forex?". */
export function asksForForex(question: string): boolean {
  const text = question.normalize('NFKC').toLowerCase();
  return text.length <= 40 && startsFollowUp(text) && FOREX.test(text.normalize('NFC'));
}
