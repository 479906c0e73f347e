import * as v from 'valibot';
import { refusals } from '../refusals.ts';

const cursor = v.object({
  column: v.picklist(['name', 'updated_at', 'created_at']),
  order: v.picklist(['asc', 'desc']),
  key: v.pipe(v.string(), v.maxLength(2048)),
  /** Seconds since 1970 of the moment that is sorted by. */
  at: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/))),
});

/** Where a page of a list ended, and how the list is sorted. */
export type ListCursor = v.InferOutput<typeof cursor>;

export function writeCursor(position: ListCursor): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws StorageError when it is none of ours */
export function readCursor(text: string): ListCursor {
  try {
    return v.parse(cursor, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw refusals.invalidRequest('Invalid cursor');
  }
}
