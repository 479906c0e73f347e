import { saysSubject, stemOf, wordsOf } from './question-words.ts';

/** A question that had no answer, and a name for who asked it that says nothing else. */
export type UnansweredQuestion = { readonly question: string; readonly asker: string };

/** Questions with the same subject. `words` are those of the subject, in the order of the first of them. */
export type UnansweredGroup = {
  readonly words: readonly string[];
  readonly asked: number;
  readonly askers: number;
};

/** What fewer people asked is not shown: words that one person alone used may say who they are. */
export const LEAST_ASKERS = 2;

/** Longer ones are stories, which nobody else tells in the same words. */
const MOST_WORDS = 8;

/**
 * Groups questions without an answer by what they are about, the most asked first. Only words that several people used are
 * given, without numbers.
 *
 * @returns the groups, and how many questions are in none that may be shown
 */
export function groupUnanswered(questions: readonly UnansweredQuestion[]): {
  readonly groups: UnansweredGroup[];
  readonly hidden: number;
} {
  const groups = new Map<string, { words: string[]; asked: number; askers: Set<string> }>();
  for (const { question, asker } of questions) {
    const words = new Map(wordsOf(question).map((word) => [stemOf(word), word] as const));
    const stems = [...words.keys()].filter(saysSubject);
    if (stems.length === 0 || stems.length > MOST_WORDS) continue;
    const key = stems.toSorted().join(' ');
    const group = groups.get(key) ?? {
      words: stems.map((stem) => words.get(stem) ?? stem),
      asked: 0,
      askers: new Set(),
    };
    group.asked += 1;
    group.askers.add(asker);
    groups.set(key, group);
  }
  const shown = [...groups.values()]
    .filter(({ askers }) => askers.size >= LEAST_ASKERS)
    .map(({ words, asked, askers }) => ({ words, asked, askers: askers.size }))
    .toSorted((one, other) => other.askers - one.askers || other.asked - one.asked);
  return { groups: shown, hidden: questions.length - shown.reduce((sum, { asked }) => sum + asked, 0) };
}
