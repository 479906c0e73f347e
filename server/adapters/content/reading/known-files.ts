import { createHash } from 'node:crypto';

/** A file that kept its schema and the rules: the hash of its text, and what the text came to. */
export type KnownFile = { readonly hash: string; readonly data: unknown };

/** Files of the last import by their path in the content folder. */
export type KnownFiles = Readonly<Record<string, KnownFile>>;

/** The hash by which a file is known again. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
