// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { AskedItem, ItemFeedback } from '#domain/quiz/contract.ts';
import { drawExample } from '../../../ui/draw-example.tsx';
import { listedShortcuts } from '../../../lib/keys/listed-shortcuts.ts';
import { QuizItemForm } from './quiz-item-form.tsx';

const choices = ['a', 'b', 'c'].map((id) => ({ id, html: `Choice ${id}` }));

function itemOf(kind: AskedItem['kind']): AskedItem {
  return {
    id: 'item',
    kind,
    skill: 'risk-register',
    skill_name: 'Risk register',
    difficulty: 1,
    prompt_html: '<p>Which?</p>',
    hint_count: 0,
    ...(kind === 'numeric' ? { decimals: 0 } : { choices }),
  };
}

function drawItem(kind: AskedItem['kind']) {
  const form = (feedback?: ItemFeedback) => (
    <QuizItemForm
      item={itemOf(kind)}
      feedback={feedback}
      countsEarlier={false}
      pending={false}
      onCheck={() => undefined}
      hints={[]}
      hintAction={null}
    />
  );
  const example = drawExample(form());
  onTestFinished(example.remove);
  const inputs = () => Array.from(example.element.querySelectorAll('input'));
  return {
    text: () => example.element.textContent,
    field: () => inputs()[0],
    answer: (feedback: ItemFeedback) => example.draw(form(feedback)),
    /** Presses the button that checks, which takes the focus as it is pressed. */
    check: () => {
      const button = example.element.querySelector<HTMLButtonElement>('button[type="submit"]');
      button?.focus();
      flushSync(() => button?.click());
    },
    chosen: () => inputs().map(({ checked }) => checked),
    /** Presses a key where the focus is; whether something took it. */
    press: (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

test('a number key chooses the answer at its place, and the next one another', () => {
  const { press, chosen } = drawItem('single');
  press('2');
  expect(chosen()).toEqual([false, true, false]);
  press('3');
  expect(chosen()).toEqual([false, false, true]);
  expect(press('4')).toBe(false);
});

test('where several are right, number keys tick and untick', () => {
  const { press, chosen } = drawItem('multiple');
  for (const key of ['1', '3', '1', '2']) press(key);
  expect(chosen()).toEqual([false, true, true]);
});

test('a number typed into a field is typed', () => {
  const { press, field } = drawItem('numeric');
  field()?.focus();
  expect(press('1')).toBe(false);
});

test('number keys stand in the list of shortcuts until the answer is given', () => {
  const keysOf = (): readonly string[] =>
    listedShortcuts().find(({ says }) => says === 'Choose an answer')?.keys ?? [];
  const { press, answer } = drawItem('single');
  expect(keysOf()).toEqual(['1', '2', '3']);
  answer({
    item_id: 'item',
    round: 1,
    answer: ['a'],
    is_correct: true,
    mistakes: [],
    first: null,
    correct: ['a'],
    reasons: [],
    solution: [],
  });
  expect(keysOf()).toEqual([]);
  expect(press('2')).toBe(false);
});

test('what is to be put in order may be rows, groups or steps: the words fit them all', () => {
  expect(drawItem('ordering').text()).toContain('Change the order with the arrows.');
});

/** What is not told while another answer may be given. */
const OPEN = { first: null, correct: null, reasons: [], solution: [] };

test.each([
  ['numeric', 'your steps', 7],
  ['single', 'what sets the choices apart', ['a']],
  ['multiple', 'every choice by itself', ['a']],
  ['ordering', 'what has to come before it', ['b', 'a', 'c']],
] as const)('a first try at a %s question is told where to look again: at %s', (kind, words, answer) => {
  const { answer: give, text } = drawItem(kind);
  give({ item_id: 'item', round: 1, answer, is_correct: false, mistakes: [], ...OPEN });
  expect(text()).toContain(words);
  if (kind !== 'numeric') expect(text()).not.toContain('your steps');
  // There is none.
  expect(text()).not.toContain('hint');
});

test.each(['numeric', 'single', 'multiple'] as const)(
  'a %s question sent without an answer takes the focus to where it is given',
  (kind) => {
    const { field, check, text } = drawItem(kind);
    // Also the second time, when it says the same again.
    for (let press = 0; press < 2; press += 1) {
      check();
      expect(text()).toMatch(/Enter a number first|Choose an answer first/);
      expect(document.activeElement).toBe(field());
    }
  },
);

test('an order that was wrong before is told to be the same, and the words take the focus', () => {
  const { answer, check } = drawItem('ordering');
  answer({ item_id: 'item', round: 1, answer: ['a', 'b', 'c'], is_correct: false, mistakes: [], ...OPEN });
  check();
  expect(document.activeElement?.textContent).toBe('That was your first try. Change your answer first.');
});
