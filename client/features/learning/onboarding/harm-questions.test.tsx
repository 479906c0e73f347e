// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawExample } from '../../../ui/draw-example.tsx';
import { GoalsStep } from './goals-step.tsx';

test('what is answered about gambling leads to help, and goes nowhere', async () => {
  const saveDraft = vi.fn();
  const complete = vi.fn();
  const step = {
    saved: { goals: ['risk'] },
    saveDraft,
    complete,
    pending: false,
    failure: null,
    onBack: null,
  };
  const { element, remove } = drawExample(<GoalsStep {...step} />);
  onTestFinished(remove);
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const sent = vi.spyOn(globalThis, 'fetch');
  const box = [...element.querySelectorAll<HTMLInputElement>('details input')].at(0);
  expect(element.querySelector('details a')).toBeNull();
  box?.click();
  await expect
    .poll(() => element.querySelector('details a')?.getAttribute('href'))
    .toContain('/courses/trading-psychology/');
  element.querySelector('form')?.requestSubmit();
  await expect.poll(() => complete.mock.calls).toEqual([[{ goals: ['risk'] }]]);
  expect(saveDraft).not.toHaveBeenCalled();
  expect(stored).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
