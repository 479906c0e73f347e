import type { DatabaseError } from 'pg';
import { jsonReply, type Reply } from '../http/exchange.ts';
import { refusals } from './refusals.ts';
import { StorageError } from './storage-error.ts';

/** Statuses that HTTP itself acts on; every other refusal is 400, as a hosted Supabase has it. */
const OWN_STATUSES: ReadonlySet<number> = new Set([416, 423, 429, 500, 503, 507, 544]);

/** A refusal as the client expects it. */
export function errorReply({ statusCode, code, error, message, headers }: StorageError): Reply {
  const status = OWN_STATUSES.has(statusCode) ? statusCode : 400;
  return jsonReply(status, { statusCode: String(statusCode), code, error, message }, headers);
}

/** What PostgreSQL refused, in the words of a hosted Supabase; undefined for what is a fault of ours. */
export function databaseRefusal({ code, message }: DatabaseError): StorageError | undefined {
  switch (code) {
    case '42501':
      // Without the name of the table behind it.
      return refusals.denied(message.replace(/ for table "\w+"$/, ''));
    case '25006':
      return refusals.denied('Whoever looks on as somebody else only reads');
    case '23505':
      return refusals.exists();
    case '23503':
      return new StorageError(404, 'InvalidRequest', 'The related resource does not exist');
    case '23514':
    case '22P02':
    case '22P05':
    case '22021':
      return refusals.invalidRequest('The database does not take these values.');
    case '57014':
      return new StorageError(544, 'DatabaseTimeout', 'The connection to the database timed out');
    case 'P0001':
      return new StorageError(400, 'DatabaseError', message);
    default:
      return undefined;
  }
}
