import { expect, test } from 'vitest';
import { readAnchoringSettings } from './anchoring-settings.ts';

const BLOCKS = 'https://blocks.example.org/api';
const read = (calendars?: string, blocks?: string) =>
  readAnchoringSettings({ TIMESTAMP_CALENDARS: calendars, BITCOIN_BLOCKS_URL: blocks });

test('nothing is anchored where nothing is set, and each address counts once', () => {
  expect(read()).toBeUndefined();
  expect(read('', '')).toBeUndefined();
  expect(read('https://a.example.org/, https://b.example.org,https://a.example.org', `${BLOCKS}/`)).toEqual({
    calendars: ['https://a.example.org', 'https://b.example.org'],
    blocksUrl: BLOCKS,
  });
});

test.each([
  ['https://a.example.org', undefined, 'go together'],
  [undefined, BLOCKS, 'go together'],
  ['http://a.example.org', BLOCKS, 'TIMESTAMP_CALENDARS must hold addresses'],
  ['https://user:secret@a.example.org', BLOCKS, 'TIMESTAMP_CALENDARS must hold addresses'],
  ['https://a.example.org,,', BLOCKS, 'TIMESTAMP_CALENDARS must hold addresses'],
  ['https://a.example.org', 'ftp://b.example.org', 'BITCOIN_BLOCKS_URL must hold addresses'],
  [Array.from({ length: 9 }, (_, n) => `https://c${n}.example.org`).join(), BLOCKS, 'three are enough'],
])('calendars %s with blocks %s are refused with a sentence', (calendars, blocks, words) => {
  expect(() => read(calendars, blocks)).toThrow(words);
});

test('on this machine an address needs no encryption', () => {
  expect(read('http://127.0.0.1:1', 'http://localhost:2')?.calendars).toEqual(['http://127.0.0.1:1']);
});
