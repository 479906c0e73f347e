import * as v from 'valibot';

/** How many notes a learner may have, and write in a day: limits of the table `notes`. */
export const NOTES_AT_ALL = 1000;
export const NOTES_A_DAY = 200;

/** How many characters a note may have. */
export const NOTE_LENGTH = 4000;

/** What stands in a note. */
export const noteTextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_LENGTH));
