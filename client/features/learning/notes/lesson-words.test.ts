// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { lessonWords } from './lesson-words.ts';

function lesson(html: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  return root;
}

test('words are read across blocks, without what is drawn into the lesson and the notes themselves', () => {
  const root = lesson(
    '<p>The <b>stop</b>\n comes   first.</p><div data-figure="a">A chart</div>' +
      '<div data-note-place="below">Mine</div><ul><li>One</li><li>Two</li></ul>',
  );
  expect(lessonWords(root).text).toBe('The stop comes first. One Two');
});

test('a place in the text is a range of the document, and back', () => {
  const { text, rangeOf, placeOf } = lessonWords(
    lesson('<p>The <b>stop</b>\n comes first.</p><p>Then size.</p>'),
  );
  const from = text.indexOf('stop');
  const range = rangeOf(from, text.indexOf(' first'));
  expect(range?.toString()).toBe('stop\n comes');
  expect(range && placeOf(range)).toEqual({ from, to: text.indexOf(' first') });
});

test('a selection loses the spaces at its ends; one of nothing but a chart is none', () => {
  const root = lesson('<p>The stop.</p><div data-figure="a">A chart</div>');
  const { placeOf, text } = lessonWords(root);
  const range = document.createRange();
  range.selectNodeContents(root);
  expect(placeOf(range)).toEqual({ from: 0, to: text.length });
  const chart = root.querySelector('[data-figure]');
  if (chart) range.selectNodeContents(chart);
  expect(placeOf(range)).toBeNull();
});
