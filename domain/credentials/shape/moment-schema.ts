import * as v from 'valibot';
import { isMoment } from '../../kernel/time/is-moment.ts';

/** A moment to the second in UTC: one way to write each. */
export const momentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  v.check(isMoment, 'no moment of the calendar'),
);
