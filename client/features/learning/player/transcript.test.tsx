// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawExample } from '../../../ui/draw-example.tsx';
import { Transcript } from './transcript.tsx';

const lines = [0, 10, 20, 30].map((from) => ({ from, text: `Said at ${from}` }));

function drawTranscript(seconds: number, waitsAt?: number) {
  const onSeek = vi.fn<(seconds: number) => void>();
  const transcript = (at: number) => (
    <Transcript lines={lines} waitsAt={waitsAt} seconds={at} following={false} onSeek={onSeek} />
  );
  const example = drawExample(transcript(seconds));
  onTestFinished(example.remove);
  const stops = () =>
    Array.from(example.element.querySelectorAll<HTMLElement>('[tabindex], button'))
      .filter(({ tabIndex }) => tabIndex >= 0)
      .map(({ textContent }) => textContent);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    flushSync(() => document.activeElement?.dispatchEvent(event));
  };
  const focused = () => document.activeElement?.textContent;
  const line = (place: number) => example.element.querySelectorAll('button')[place];
  return {
    element: example.element,
    onSeek,
    stops,
    press,
    focused,
    line,
    goTo: (at: number) => example.draw(transcript(at)),
  };
}

test('a transcript is one stop of the Tab key: the line that is said', () => {
  const { stops, goTo } = drawTranscript(12);
  expect(stops()).toEqual(['0:10Said at 10']);
  goTo(31);
  expect(stops()).toEqual(['0:30Said at 30']);
});

test('arrows go from line to line, Home and End to the first and the last', () => {
  const { stops, press, focused, line, goTo } = drawTranscript(12);
  line(1)?.focus();
  press('ArrowDown');
  expect(focused()).toBe('0:20Said at 20');
  // Where the reader is stays the stop, whatever is said meanwhile.
  goTo(31);
  expect(stops()).toEqual(['0:20Said at 20']);
  for (const key of ['End', 'ArrowDown']) press(key);
  expect(focused()).toBe('0:30Said at 30');
  for (const key of ['Home', 'ArrowUp']) press(key);
  expect(focused()).toBe('0:00Said at 0');
});

test('a line leads to its moment', () => {
  const { onSeek, line } = drawTranscript(0);
  line(2)?.click();
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(20);
});

test('what is said after an open question comes when it is answered, or when it is asked for', () => {
  const { element } = drawTranscript(0, 19.9);
  const said = () => Array.from(element.querySelectorAll('li'), ({ textContent }) => textContent);
  expect(said()).toEqual(['0:00Said at 0', '0:10Said at 10']);
  const readOn = Array.from(element.querySelectorAll('button')).at(-1);
  expect(readOn?.textContent).toBe('Read on without an answer');
  flushSync(() => readOn?.click());
  expect(said()).toHaveLength(4);
  expect(element.textContent).not.toContain('Read on');
});
