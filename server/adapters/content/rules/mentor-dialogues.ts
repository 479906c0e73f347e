import { basename } from 'node:path';
import type { Content, ContentFile } from '../reading/content.ts';
import { intentsOf } from './mentor.ts';
import { type Problem, problemAt, type Rule } from './rule.ts';

/** A dialogue is about a misconception that exists, its file is named after it, and it has one way on and one right answer. */
export const mentorDialogues: Rule = {
  name: 'mentor-dialogues',
  *check(content) {
    const misconceptions = content.misconceptions?.data.misconceptions.map(({ id }) => id) ?? [];
    const intents = Array.from(intentsOf(content), ({ intent }) => intent.id);
    for (const file of content.mentor.dialogues) {
      const { misconception, intent, choices, hints, item } = file.data;
      if (basename(file.path, '.yaml') !== misconception)
        yield problemAt(
          file,
          ['misconception'],
          `The file is not named '${misconception}.yaml'. Rename one of them.`,
        );
      // What could not be read is a finding of its own.
      if (misconceptions.length > 0 && !misconceptions.includes(misconception))
        yield problemAt(
          file,
          ['misconception'],
          `There is no misconception '${misconception}'. Take its id.`,
        );
      if (intents.length > 0 && !intents.includes(intent))
        yield problemAt(file, ['intent'], `There is no intent '${intent}'. Name one of mentor/intents.`);
      yield* oneOf(file, ['choices'], choices.filter(({ right }) => right).length, '`right: true`');
      yield* oneOf(
        file,
        ['item', 'choices'],
        item.choices.filter(({ correct }) => correct).length,
        '`correct: true`',
      );
      yield* different(
        file,
        ['choices'],
        choices.map(({ text }) => text),
      );
      yield* different(
        file,
        ['item', 'choices'],
        item.choices.map(({ text }) => text),
      );
      yield* different(file, ['hints'], hints);
    }
  },
};

function* oneOf(
  file: Content['mentor']['dialogues'][number],
  path: readonly string[],
  count: number,
  mark: string,
): Iterable<Problem> {
  if (count !== 1)
    yield problemAt(file, [...path], `Exactly one of these has ${mark}; here ${count} have it.`);
}

function* different(
  file: ContentFile<unknown>,
  path: readonly string[],
  texts: readonly string[],
): Iterable<Problem> {
  if (new Set(texts).size < texts.length)
    yield problemAt(file, [...path], 'Two of these say the same. Word one of them differently.');
}
