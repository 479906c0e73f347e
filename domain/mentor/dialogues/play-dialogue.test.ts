import { describe, expect, test } from 'vitest';
import type { Dialogue } from './dialogue-file.ts';
import { playDialogue } from './play-dialogue.ts';

const dialogue: Dialogue = {
  misconception: 'a',
  intent: 'b',
  ask: 'Asks',
  choices: [
    { text: 'Wrong', reply: 'No' },
    { text: 'Right', right: true, reply: 'Yes' },
    { text: 'Far off', reply: 'Nor that' },
  ],
  hints: ['One', 'Two', 'Three'],
  explain: 'Because',
  item: {
    prompt: 'Item',
    choices: [
      { text: 'X', explanation: 'Not X' },
      { text: 'Y', correct: true, explanation: 'It is Y' },
    ],
  },
};

const play = (...answers: readonly number[]) => playDialogue(dialogue, answers, 0).view;
const said = (...answers: readonly number[]) => play(...answers).turns.map(({ text }) => text);

describe('a dialogue', () => {
  test('asks, and says nothing of what is right', () => {
    expect(play()).toEqual({
      turns: [{ by: 'mentor', text: 'Asks' }],
      is_right: null,
      asks: {
        is_item: false,
        choices: [
          { place: 0, text: 'Wrong' },
          { place: 1, text: 'Right' },
          { place: 2, text: 'Far off' },
        ],
      },
    });
  });

  test('answers a wrong choice with a hint, and does not offer it again', () => {
    expect(said(0)).toEqual(['Asks', 'Wrong', 'No', 'One']);
    expect(play(0).asks?.choices.map(({ text }) => text)).toEqual(['Right', 'Far off']);
    expect(() => play(0, 0)).toThrow(RangeError);
  });

  test('explains after the right choice and asks the item', () => {
    expect(said(1)).toEqual(['Asks', 'Right', 'Yes', 'Because', 'Item']);
    expect(play(1).asks).toMatchObject({ is_item: true });
  });

  test('tells every hint before it explains to somebody who chose everything else', () => {
    expect(said(0, 2)).toEqual([
      'Asks',
      'Wrong',
      'No',
      'One',
      'Far off',
      'Nor that',
      'Two',
      'Three',
      'Because',
      'Item',
    ]);
  });

  test('ends every branch in the item, which is graded once', () => {
    for (const way of [[1], [0, 1], [2, 1], [0, 2], [2, 0]]) {
      expect(play(...way, 1)).toMatchObject({ is_right: true, asks: null });
      const wrong = play(...way, 0);
      expect(wrong).toMatchObject({ is_right: false, asks: null });
      expect(wrong.turns.at(-1)?.text).toBe('Y: It is Y');
      expect(() => play(...way, 1, 1)).toThrow(RangeError);
    }
  });

  test('has its choices in another order for others', () => {
    const { view, shown } = playDialogue(dialogue, [], 4);
    expect(view.asks?.choices.map(({ text }) => text)).toEqual(['Right', 'Far off', 'Wrong']);
    expect(shown).toEqual([1, 2, 0]);
  });

  test('tells a place among those shown, not the one in the content', () => {
    expect(playDialogue(dialogue, [0], 1).view.asks?.choices).toEqual([
      { place: 0, text: 'Far off' },
      { place: 1, text: 'Right' },
    ]);
  });
});
