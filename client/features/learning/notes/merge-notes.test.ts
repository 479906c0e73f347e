import { expect, test } from 'vitest';
import { mergeNotes } from './merge-notes.ts';
import type { SavedNote, UnsentNote } from './note.ts';

const saved = (id: string, text: string): SavedNote => ({
  id,
  lesson_id: 'stop',
  anchor: { kind: 'lesson' },
  text,
  version: 1,
  created_at: id,
});
const unsent = (id: string, text: string | null, lesson = 'stop'): UnsentNote => ({
  ...saved(id, ''),
  lesson_id: lesson,
  text,
  refusal: null,
});
const merge = (kept: SavedNote[], waiting: UnsentNote[], overwritten: Record<string, string> = {}) =>
  mergeNotes(
    kept,
    { unsent: Object.fromEntries(waiting.map((note) => [note.id, note])), overwritten },
    (note) => note.lesson_id === 'stop',
  );

test('what this device has written since is shown, in the order in which notes were begun', () => {
  const merged = merge(
    [saved('1', 'old'), saved('3', 'as it is')],
    [unsent('1', 'new'), unsent('2', 'begun')],
  );
  expect(merged.map(({ id, text, isSaved }) => [id, text, isSaved])).toEqual([
    ['1', 'new', false],
    ['2', 'begun', false],
    ['3', 'as it is', true],
  ]);
});

test('what is to be removed is gone at once, and notes on other lessons stand elsewhere', () => {
  expect(merge([saved('1', 'old')], [unsent('1', null), unsent('2', 'there', 'another')])).toEqual([]);
});

test('the text of another device stands with its note', () => {
  expect(merge([saved('1', 'mine')], [], { 1: 'theirs' })[0]?.overwritten).toBe('theirs');
});
