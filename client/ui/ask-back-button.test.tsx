// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AskBackButton } from './ask-back-button.tsx';
import { drawExample } from './draw-example.tsx';

function drawButton() {
  const onYes = vi.fn();
  const { element, remove } = drawExample(
    <AskBackButton
      label="Stop"
      asks="The rest counts as wrong."
      yes="Stop now"
      no="Go on"
      pending={false}
      onYes={onYes}
    />,
  );
  onTestFinished(remove);
  return {
    onYes,
    text: () => element.textContent,
    press: (name: string) =>
      flushSync(() =>
        [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
      ),
    pressKey: (key: string) =>
      flushSync(() =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      ),
  };
}

test('nothing is done before it was said twice', () => {
  const { press, onYes, text } = drawButton();
  press('Stop');
  expect(text()).toContain('The rest counts as wrong.');
  expect(onYes).not.toHaveBeenCalled();
  press('Stop now');
  expect(onYes).toHaveBeenCalledOnce();
});

test('the focus goes to what changes nothing, and comes back with Escape', () => {
  const { press, pressKey, onYes, text } = drawButton();
  press('Stop');
  expect(document.activeElement?.textContent).toBe('Go on');
  pressKey('Escape');
  expect(text()).toBe('Stop');
  expect(document.activeElement?.textContent).toBe('Stop');
  press('Stop');
  press('Go on');
  expect(text()).toBe('Stop');
  expect(onYes).not.toHaveBeenCalled();
});
