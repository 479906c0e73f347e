import { expect, test } from 'vitest';
import { captionFault, recordingFault, recordingType } from './check-recording.ts';

const file = (name: string, text = 'x') => new File([text], name);

test.each([
  ['voice', 'A lecture.MP3', 'audio/mpeg'],
  ['voice', 'a.b.m4a', 'audio/mp4'],
  ['voice', 'film.mp4', undefined],
  ['video', 'film.mp4', 'video/mp4'],
  ['video', 'constructor', undefined],
  ['voice', 'page.html', undefined],
] as const)('as %s %s is kept as %s', (kind, name, type) => {
  expect(recordingType(kind, name)).toBe(type);
});

test('what cannot be a recording is said before it is sent', () => {
  expect(recordingFault('voice', undefined)).toBe('missing');
  expect(recordingFault('voice', file('a.mp3', ''))).toBe('empty');
  expect(recordingFault('voice', file('a.svg'))).toBe('wrong-type');
  expect(recordingFault('video', file('a.webm'))).toBeUndefined();
  const large = file('a.webm');
  Object.defineProperty(large, 'size', { value: 2 ** 31 });
  expect(recordingFault('video', large)).toBe('too-large');
});

test('captions have to parse, and their times to ascend', () => {
  expect(captionFault('WEBVTT\n\n00:00.000 --> 00:01.000\nOne')).toBeUndefined();
  expect(captionFault('1\n00:00,000 --> 00:01,000\nOne')).toMatchObject({ line: 1 });
  expect(
    captionFault('WEBVTT\n\n00:05.000 --> 00:06.000\nTwo\n\n00:00.000 --> 00:01.000\nOne'),
  ).toMatchObject({ line: 6 });
});
