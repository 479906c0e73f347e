import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Dialogue, dialogueSchema } from '#domain/mentor/dialogues/dialogue-file.ts';
import { playDialogue } from '#domain/mentor/dialogues/play-dialogue.ts';

/* Every dialogue of the product, gone through by every choice that can be made in it. */

const FOLDER = join('content', 'mentor', 'dialogues');
const dialogues = readdirSync(FOLDER).map((name) =>
  v.parse(dialogueSchema, parse(readFileSync(join(FOLDER, name), 'utf8'))),
);

/** All ways through a dialogue, as the places of the choices. */
function ways(dialogue: Dialogue, before: readonly number[] = []): (readonly number[])[] {
  const { view, shown } = playDialogue(dialogue, before, 0);
  if (view.asks === null) return [before];
  return shown.flatMap((choice) => ways(dialogue, [...before, choice]));
}

test('there is one for each of the twenty commonest misconceptions', () => {
  expect(new Set(dialogues.map(({ misconception }) => misconception)).size).toBeGreaterThanOrEqual(20);
});

test.each(dialogues.map((dialogue) => [dialogue.misconception, dialogue] as const))(
  'every branch of %s is explained and ends in its item',
  (_name, dialogue) => {
    const all = ways(dialogue);
    const { explain, item, choices } = dialogue;
    // The right choice at once, after one wrong one, ...: each with every answer to the item.
    expect(all.length).toBeGreaterThanOrEqual(choices.length * item.choices.length);
    for (const way of all) {
      const { turns, is_right: isRight } = playDialogue(dialogue, way, 0).view;
      const said = turns.map(({ text }) => text);
      expect(said.indexOf(explain)).toBeGreaterThan(0);
      expect(said.indexOf(item.prompt)).toBe(said.indexOf(explain) + 1);
      expect(isRight).toBe(item.choices[way.at(-1) ?? -1]?.correct === true);
      const hints = turns.flatMap((turn) => (turn.by === 'mentor' ? (turn.hint ?? []) : []));
      expect(hints).toEqual(hints.map((_, place) => place + 1));
    }
  },
);
