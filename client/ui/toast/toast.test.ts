import { expect, test, vi } from 'vitest';
import { deliverToasts, onFirstToast, toast } from './toast.ts';

test('a toast sent before the library is there waits for it and is shown once', () => {
  const load = vi.fn<() => void>();
  const stopWaiting = onFirstToast(load);
  toast.error('Lost');
  expect(load).toHaveBeenCalledOnce();
  const shown: unknown[] = [];
  const stop = deliverToasts((message) => shown.push(message));
  toast.success('Saved');
  expect(shown).toEqual([
    { kind: 'error', text: 'Lost' },
    { kind: 'success', text: 'Saved', action: undefined },
  ]);
  stop();
  stopWaiting();
});
