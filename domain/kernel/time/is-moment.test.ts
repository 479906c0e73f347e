import { expect, test } from 'vitest';
import cases from '#tests/cases/moments.json' with { type: 'json' };
import { isMoment } from './is-moment.ts';

test.each(cases)('$text is a moment: $valid', ({ text, valid }) => {
  expect(isMoment(text)).toBe(valid);
});
