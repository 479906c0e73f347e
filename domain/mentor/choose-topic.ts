/** The topics that the mentor knows, in the order in which they are looked for, and `default` when none fits. */
export type MentorTopic = 'crypto' | 'forex' | 'risk' | 'start' | 'default';

/** Words by which a topic is recognised anywhere in a question, whatever their case. */
const WORDS: readonly (readonly [MentorTopic, readonly string[]])[] = [
  ['crypto', ['crypto', 'bitcoin']],
  ['forex', ['forex']],
  ['risk', ['risk']],
  ['start', ['start', 'begin']],
];

/** Phrases that ask what to do with one's own money; they are answered before any topic. */
const ADVICE = [
  /\bshould i (buy|sell|short|invest|hold|trade)\b/,
  /\b(what|which)\b.*\b(should|do) i (buy|sell|invest)/,
  /\bis (it|now|this) (a )?good (time|idea) to (buy|sell|invest)\b/,
  /\bwill\b.*\b(go up|go down|rise|fall|moon|crash)\b/,
];

/** Picks the topic of a question. */
export function chooseTopic(question: string): MentorTopic {
  const text = question.toLowerCase();
  return WORDS.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'default';
}

/** Whether a question asks for personal financial advice, which the mentor never gives. */
export function asksForAdvice(question: string): boolean {
  const text = question.toLowerCase();
  return ADVICE.some((pattern) => pattern.test(text));
}
