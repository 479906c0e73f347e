// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useHasVoice } from './browser-voices.ts';

function Control() {
  return useHasVoice() && <button type="button">Read aloud</button>;
}

function drawControl(): HTMLElement {
  const element = document.createElement('div');
  flushSync(() => createRoot(element).render(<Control />));
  return element;
}

/** A browser with these voices, by their languages; they may come late. */
function stubVoices(voices: string[]) {
  const speech = Object.assign(new EventTarget(), { getVoices: () => voices.map((lang) => ({ lang })) });
  vi.stubGlobal('speechSynthesis', speech);
  return (later: string[]) => {
    voices.push(...later);
    flushSync(() => speech.dispatchEvent(new Event('voiceschanged')));
  };
}

test('without a voice there is no control, though the browser has the interface for one', () => {
  stubVoices([]);
  expect(drawControl().textContent).toBe('');
});

test('a voice of another language cannot read English lessons', () => {
  stubVoices(['de-DE', 'enm']);
  expect(drawControl().textContent).toBe('');
});

test('the control comes when the voices do', () => {
  const load = stubVoices([]);
  const control = drawControl();
  load(['en_GB']);
  expect(control.textContent).toBe('Read aloud');
});
