// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../draw-example.tsx';
import { Dialog } from './dialog.tsx';

function drawDialog() {
  const example = drawExample(
    <Dialog title="Keyboard shortcuts" open onClose={() => undefined}>
      <p>Space plays</p>
    </Dialog>,
  );
  onTestFinished(example.remove);
  return document.querySelector('[role="dialog"]');
}

test('a dialog stands over the page', () => {
  expect(drawDialog()?.textContent).toBe('Keyboard shortcutsSpace plays');
});

test('while something fills the screen, a dialog stands inside of it, or it would not be seen', () => {
  const player = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(document, 'fullscreenElement', { value: player, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fullscreenElement');
    player.remove();
  });
  expect(player.contains(drawDialog())).toBe(true);
});
