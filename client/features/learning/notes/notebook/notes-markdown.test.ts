import { expect, test } from 'vitest';
import { notesMarkdown } from './notes-markdown.ts';

const stop = {
  course: 'Risk',
  module: 'Stops',
  lesson: 'The stop first',
  about: '',
  quote: '',
  date: '23 Nov',
};

test('notes are written below their lessons, with what they are about', () => {
  expect(
    notesMarkdown('Your notes', [
      { ...stop, quote: 'The size\nfollows', text: 'Not the other way round.' },
      { ...stop, about: 'At 1:05', text: 'Again' },
    ]),
  ).toBe(
    '# Your notes\n\n## Risk\n\n### The stop first\n\n> The size\n> follows\n\nNot the other way round.\n\n*23 Nov*\n\n' +
      '*At 1:05*\n\nAgain\n\n*23 Nov*\n',
  );
});
