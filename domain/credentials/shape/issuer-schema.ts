import * as v from 'valibot';
import { lineSchema } from './line-schema.ts';

/** Who signed: a `did:web` and what it calls itself. */
export const issuerSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^did:web:[\w.%:-]+$/), v.maxLength(300)),
  type: v.strictTuple([v.literal('Profile')]),
  name: v.pipe(lineSchema, v.maxLength(200)),
  url: v.pipe(v.string(), v.url(), v.maxLength(300)),
});
