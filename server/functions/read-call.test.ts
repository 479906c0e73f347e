import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseCall } from './read-call.ts';

test('what is wrong with a call is looked for until something is found, however long its lists are', () => {
  let looked = 0;
  const never = v.pipe(
    v.string(),
    v.check(() => {
      looked += 1;
      return false;
    }),
  );
  const schema = v.object({ answer: v.pipe(v.array(never), v.maxLength(10)) });
  const call = { answer: Array.from({ length: 10_000 }, () => 'a') };
  expect(() => parseCall(call, schema)).toThrow(
    expect.objectContaining({ status: 400, parameters: { field: 'answer.0' } }),
  );
  expect(looked).toBe(1);
});
