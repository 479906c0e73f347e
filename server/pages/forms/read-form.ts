import type { IncomingMessage } from 'node:http';

/** Longest form in bytes. */
const MAX_FORM_BYTES = 16 * 1024;

/** A form that is not even read, with the status and the sentence that answer it. */
export class UnreadableFormError extends Error {
  readonly status: 413 | 415;
  constructor(status: 413 | 415, sentence: string) {
    super(sentence);
    this.name = 'UnreadableFormError';
    this.status = status;
  }
}

/**
 * Reads a form as browsers post it without JavaScript.
 *
 * @returns the fields as they were typed; of several with one name the last
 * @throws UnreadableFormError for another type of body, and for one that is too long
 */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new UnreadableFormError(415, 'This page takes forms only.');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays open for the answer, also when the rest of the form is not read.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > MAX_FORM_BYTES) {
      throw new UnreadableFormError(413, `A form can hold ${MAX_FORM_BYTES / 1024} kB; this one is longer.`);
    }
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  // PostgreSQL's texts cannot hold the null character, and nobody types it.
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]));
}
