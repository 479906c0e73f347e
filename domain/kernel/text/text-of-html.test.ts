import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>Buy at <strong>$5</strong>, sell.</p>\n<p>Why?</p>', 'Buy at $5, sell. Why?'],
  ['a &#x26; b &lt; c &#60; d &amp;c', 'a & b < c < d &c'],
  ['&unknown; stays', '&unknown; stays'],
])('%s', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
