// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import type { LearnerCommit } from '#domain/activities/learner-activity.ts';
import { drawExample } from '../../../ui/draw-example.tsx';
import { CommitAnswer, type CommitDraft, wholeAnswer } from './commit-answer.tsx';

const axis = { decimals: 0, from: 0, to: 100 };
const number: LearnerCommit = { kind: 'commit', title: 'How many?', asks: 'number', unit: 'days', ...axis };
const point: LearnerCommit = {
  kind: 'commit',
  title: 'Where does it peak?',
  asks: 'point',
  sheet: { x: { ...axis, label: 'Share' }, y: { ...axis, label: 'Growth' } },
};

function drawAnswer(asked: LearnerCommit) {
  let draft: CommitDraft | null = null;
  function Example() {
    const [value, setValue] = useState<CommitDraft | null>(null);
    const change = (next: CommitDraft) => {
      draft = next;
      setValue(next);
    };
    return <CommitAnswer asked={asked} value={value} onChange={change} truth={undefined} />;
  }
  const { element, remove } = drawExample(<Example />);
  onTestFinished(remove);
  const slider = (place = 0) => {
    const found = element.querySelectorAll<HTMLInputElement>('input[type=range]')[place];
    if (found === undefined) throw new Error('there is no slider');
    return found;
  };
  const press = (key: string, place = 0) =>
    flushSync(() => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      slider(place).dispatchEvent(event);
    });
  return {
    element,
    slider,
    press,
    draft: () => draft,
    whole: () => (draft === null ? undefined : wholeAnswer(asked, draft)),
  };
}

test('a slider that nobody moved has no thumb and no value', () => {
  const { element, slider, draft } = drawAnswer(number);
  expect(slider().className).toContain('opacity-0');
  expect(slider().getAttribute('aria-valuetext')).toBe('Nothing chosen yet');
  expect(element.textContent).toContain('Move to answer');
  expect(draft()).toBeNull();
});

test('the first arrow puts it in the middle, where it is seen', () => {
  const { element, slider, press, whole } = drawAnswer(number);
  press('ArrowRight');
  expect(whole()).toBe(50);
  expect(slider().className).not.toContain('opacity-0');
  expect(slider().getAttribute('aria-valuetext')).toBe('50 days');
  expect(element.textContent).not.toContain('Move to answer');
});

test('so does the first press on more or less', () => {
  const { element, whole } = drawAnswer(number);
  flushSync(() => element.querySelector<HTMLButtonElement>('[aria-label="More: Your answer"]')?.click());
  expect(whole()).toBe(50);
});

test('a point has no second number that nobody set', () => {
  const { slider, press, draft, whole } = drawAnswer(point);
  press('ArrowUp');
  expect(draft()).toEqual({ x: 50, y: null });
  expect(slider(1).getAttribute('aria-valuetext')).toBe('Nothing chosen yet');
  expect(whole()).toBeUndefined();
  press('ArrowUp', 1);
  expect(whole()).toEqual({ x: 50, y: 50 });
});

test('a number off the scale or no number is said to be wrong and kept, and not moved onto the scale', () => {
  const { element, draft } = drawAnswer(number);
  const type = (text: string) => {
    const field = element.querySelector<HTMLInputElement>('input[inputmode=decimal]');
    if (field === null) throw new Error('there is no field');
    flushSync(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    flushSync(() => {
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    });
    return field;
  };
  for (const wrong of ['300', '-1', 'abc']) {
    const field = type(wrong);
    expect(element.querySelector('[role=alert]')?.textContent).toBe(
      'Enter a number from 0 days to 100 days.',
    );
    expect(field.value).toBe(wrong);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(draft()).toBeNull();
  }
  const field = type('100');
  expect(draft()).toBe(100);
  // The field itself stays while the number changes: whoever is in it stays there.
  expect(element.querySelector('input[inputmode=decimal]')).toBe(field);
  expect(element.querySelector('[role=alert]')).toBeNull();
});
