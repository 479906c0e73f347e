import { expect, test } from 'vitest';
import { parseWebVtt } from './web-vtt.ts';

test('parseWebVtt reads times and words, and nothing else', () => {
  const text = `WEBVTT - captions

NOTE made by hand

one
00:01.000 --> 00:03.500 align:start
<v Sam>A gap costs <b>$400</b>
&amp; more.

01:00:02.000 --> 01:00:04.000
The end.
`;
  expect(parseWebVtt(text)).toEqual({
    cues: [
      { from: 1, to: 3.5, text: 'A gap costs $400 & more.' },
      { from: 3602, to: 3604, text: 'The end.' },
    ],
    problems: [],
  });
});

test.each([
  ['1\n00:01.000 --> 00:02.000\nx', 1, 'WEBVTT'],
  ['WEBVTT\n\n0:01 --> 0:02\nx', 3, 'Write the times like'],
  ['WEBVTT\n\n00:03.000 --> 00:02.000\nx', 3, 'ends before it begins'],
  ['WEBVTT\n\n00:03.000 --> 00:04.000\nx\n\n00:01.000 --> 00:02.000\ny', 6, 'Put them in order'],
  ['WEBVTT\n\nNOTE nothing', 1, 'There is no caption'],
])('says what is wrong with %j', (text, line, message) => {
  expect(parseWebVtt(text).problems).toEqual([{ line, message: expect.stringContaining(message) }]);
});
