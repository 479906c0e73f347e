// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawExample } from '../draw-example.tsx';
import { Dialog } from './dialog.tsx';

/*
 * What the browser does with a modal dialog, focus above all, is proved in a browser: tests/journeys/workshop.test.ts.
 */

function drawDialog() {
  const onClose = vi.fn();
  const example = drawExample(
    <form>
      <Dialog title="Keyboard shortcuts" open onClose={onClose}>
        <input aria-label="Reason" />
      </Dialog>
    </form>,
  );
  onTestFinished(example.remove);
  const dialog = document.querySelector('dialog');
  const input = document.querySelector('input');
  if (dialog === null || input === null) throw new Error('There is no dialog.');
  return { dialog, input, onClose, example };
}

/** Presses at one place and lets go at another, as a browser tells it. */
function press(from: Element, to = from) {
  from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  to.dispatchEvent(new Event('click', { bubbles: true }));
}

test('a dialog is open, is called by its title, and stands in no form of the page', () => {
  const { dialog } = drawDialog();
  expect(dialog.open).toBe(true);
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Keyboard shortcuts');
  expect(dialog.closest('form')).toBeNull();
});

test('a press outside closes it; one that began inside does not', () => {
  const { dialog, input, onClose } = drawDialog();
  press(input);
  press(input, dialog);
  expect(onClose).not.toHaveBeenCalled();
  press(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape is left to whoever opened it', () => {
  const { dialog, onClose } = drawDialog();
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the page behind does not scroll while it is open', () => {
  const { example } = drawDialog();
  expect(document.documentElement.style.overflow).toBe('hidden');
  example.draw(null);
  expect(document.documentElement.style.overflow).toBe('');
});
