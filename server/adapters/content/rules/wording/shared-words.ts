import { wordSequences } from '../../prose/words.ts';
import type { Lesson } from '../../reading/content.ts';
import { captionsOf, headingsOf, proseParagraphs } from './prose.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';

/**
 * No lesson says again in the same words what another says. Compared are whole sequences of words, so that terms and
 * formulas, which have to be the same, do not count.
 */
export const sharedWords: Rule = {
  name: 'shared-words',
  *check(content) {
    const limit = content.editorial?.data.shared_words;
    if (!limit) return;
    const lessons = Array.from(lessonsOf(content), (lesson) => ({
      lesson,
      sequences: wordSequences(ownWords(lesson), limit.sequence),
    }));
    const places = new Map<string, Set<Lesson>>();
    for (const { lesson, sequences } of lessons) {
      for (const sequence of sequences) {
        const known = places.get(sequence);
        if (known) known.add(lesson);
        else places.set(sequence, new Set([lesson]));
      }
    }
    for (const { lesson, sequences } of lessons) {
      const shared = [...sequences].filter((sequence) => (places.get(sequence)?.size ?? 0) > 1);
      if (shared.length <= limit.share * sequences.size) continue;
      const [example = ''] = shared;
      const other = [...(places.get(example) ?? [])].find((place) => place !== lesson);
      const percent = ((100 * shared.length) / sequences.size).toFixed(1);
      const message = `${percent}% of the lesson's sequences of ${limit.sequence} words stand in other lessons too, such as \
"${example}" in ${other?.path}. Say it in other words, or leave it to the other lesson.`;
      yield problemAt(lesson, [], message);
    }
  },
};

/** What is written for this lesson alone. */
function ownWords(lesson: Lesson): string[] {
  switch (lesson.kind) {
    case 'text':
      return [...headingsOf(lesson), ...proseParagraphs(lesson)];
    case 'lecture':
      return captionsOf(lesson).map(({ text }) => text);
    case 'quiz':
      return lesson.data.items.map(({ prompt }) => prompt);
    case 'video':
      return [];
  }
}
