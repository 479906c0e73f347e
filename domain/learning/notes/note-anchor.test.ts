import * as v from 'valibot';
import { expect, test } from 'vitest';
import cases from '#tests/cases/note-anchor.json' with { type: 'json' };
import { noteAnchorSchema } from './note-anchor.ts';

test.each(cases)('$says', ({ anchor, valid }) => {
  expect(v.is(noteAnchorSchema, anchor)).toBe(valid);
});
