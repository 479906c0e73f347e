// @vitest-environment happy-dom
import type { DetachedWindowAPI } from 'happy-dom';
import { expect, onTestFinished, test } from 'vitest';
import { drawExample } from '../draw-example.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast.ts';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

const screen = (isOpen: boolean) => (
  <>
    <ToastRegion />
    <Dialog title="Report a problem" open={isOpen} onClose={() => undefined}>
      <p>What is wrong?</p>
    </Dialog>
  </>
);

/** The toast with these words; undefined while there is none. */
function toastSaying(words: string): Element | undefined {
  const all = document.querySelectorAll('[data-sonner-toast]');
  return [...all].find(({ textContent }) => textContent.includes(words));
}

test('a toast stands in an open dialog, and stays when that closes', async () => {
  const { draw, remove } = drawExample(screen(false));
  onTestFinished(remove);
  toast.success('Before');
  await expect.poll(() => toastSaying('Before')).toBeDefined();
  draw(screen(true));
  await expect.poll(() => toastSaying('Before')?.closest('dialog')).toBeTruthy();
  toast.success('Within');
  await expect.poll(() => toastSaying('Within')?.closest('dialog')).toBeTruthy();
  draw(screen(false));
  await expect.poll(() => toastSaying('Within')?.isConnected).toBe(true);
  expect(toastSaying('Within')?.closest('dialog')).toBeNull();
});

test.each([
  [390, 'top'],
  [1280, 'bottom'],
])('in a window %i px wide a toast stands at its %s', async (width, edge) => {
  const before = window.innerWidth;
  window.happyDOM.setViewport({ width });
  onTestFinished(() => window.happyDOM.setViewport({ width: before }));
  const { remove } = drawExample(screen(false));
  onTestFinished(remove);
  toast.success(`At ${width}`);
  await expect.poll(() => toastSaying(`At ${width}`)?.getAttribute('data-y-position')).toBe(edge);
  expect(document.documentElement.dataset.toasts).toBe(edge);
  remove();
  expect(document.documentElement.dataset.toasts).toBeUndefined();
});
