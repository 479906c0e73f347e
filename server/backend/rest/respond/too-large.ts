import type { AnswerTooLargeError } from '../../database/batch.ts';
import { RestError } from '../rest-error.ts';

/** The refusal of an answer over the bound, with PostgreSQL's code for a limit of the program. */
export function tooLarge({ maxBytes }: AnswerTooLargeError): RestError {
  return new RestError(400, '54000', `The answer would be larger than ${maxBytes / 1024 ** 2} MB`, {
    details: 'Nothing was sent, and nothing was changed.',
    hint: 'Ask for fewer rows at a time with limit and offset or the Range header, or for fewer columns and embedded resources.',
  });
}
