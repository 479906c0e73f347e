import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('every place gets its value, as often as it stands there', () => {
  expect(fillIn('{site}: {due_at}, {site}', { site: 'Academy', due_at: 'today' })).toBe(
    'Academy: today, Academy',
  );
});

test.each(['$&', "$1 $' $` $$", '{date}', '\\', '{}'])('%s in a value is what it says', (value) => {
  expect(fillIn('to {address}, on {date}', { address: value, date: '1 May' })).toBe(`to ${value}, on 1 May`);
});

test('an empty value is one', () => {
  expect(fillIn('a{b}c', { b: '' })).toBe('ac');
});

test.each(['{date}', '{toString}', '{__proto__}'])('%s without a value is a mistake', (place) => {
  expect(() => fillIn(`on ${place}`, { site: 'Academy', address: undefined })).toThrow(place);
});

test('what is no place stays', () => {
  expect(fillIn('{ a } {} {b-c} $&', {})).toBe('{ a } {} {b-c} $&');
});
