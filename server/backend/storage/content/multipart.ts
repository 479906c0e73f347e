import { refusals } from '../refusals.ts';

/** One part of a form; its body is read to the end before the next part is asked for. */
export type Part = {
  readonly name: string;
  /** Undefined for a plain field. */
  readonly filename: string | undefined;
  readonly contentType: string | undefined;
  readonly body: AsyncIterable<Buffer>;
};

const CRLF = Buffer.from('\r\n');
const HEADERS_END = Buffer.from('\r\n\r\n');
const MAX_HEADER_BYTES = 8 * 1024;

/** The boundary that a `Content-Type` names; undefined when it is no form of several parts. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  return quoted ?? plain;
}

/**
 * Reads a form of several parts (RFC 7578) while it arrives; a part of any size takes no more memory than a chunk.
 *
 * @throws StorageError when it is none, or breaks off
 */
export async function* readParts(chunks: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const source = chunks[Symbol.asyncIterator]();
  // So that the first delimiter begins like the others.
  let buffer: Buffer = CRLF;

  async function more(): Promise<void> {
    const next = await source.next();
    if (next.done === true) throw refusals.invalidRequest('The form breaks off.');
    buffer = buffer.length === 0 ? next.value : Buffer.concat([buffer, next.value]);
  }

  /** Everything up to the end, which is passed over. */
  async function* upTo(end: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = buffer.indexOf(end);
      if (at !== -1) {
        if (at > 0) yield buffer.subarray(0, at);
        buffer = buffer.subarray(at + end.length);
        return;
      }
      const certain = buffer.length - end.length + 1;
      if (certain > 0) {
        yield buffer.subarray(0, certain);
        buffer = buffer.subarray(certain);
      }
      await more();
    }
  }

  async function headersOfPart(): Promise<string> {
    let length = 0;
    const pieces: Buffer[] = [];
    for await (const piece of upTo(HEADERS_END)) {
      length += piece.length;
      if (length > MAX_HEADER_BYTES)
        throw refusals.invalidRequest('The form has a part with too long headers.');
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString();
  }

  for await (const _preamble of upTo(delimiter)) {
    // Nothing stands there in practice, and nothing is to be read from it.
  }
  for (;;) {
    while (buffer.length < 2) await more();
    if (buffer.toString('latin1', 0, 2) === '--') return;
    if (!buffer.subarray(0, 2).equals(CRLF))
      throw refusals.invalidRequest('The form has a broken delimiter.');
    // The line end stays: a part without headers has nothing between it and the next one.
    const part = readHeaders(await headersOfPart());
    let isRead = false;
    async function* body(): AsyncGenerator<Buffer> {
      yield* upTo(delimiter);
      isRead = true;
    }
    yield { ...part, body: body() };
    if (!isRead) throw new Error('A part was not read before the next one was asked for.');
  }
}

function readHeaders(text: string): Omit<Part, 'body'> {
  const headers = new Map(
    text
      .split('\r\n')
      .map((line) => line.split(/:(.*)/s))
      .map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const parameter = (name: string) =>
    new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1];
  if (!/^form-data\b/i.test(disposition))
    throw refusals.invalidRequest('The form has a part that says no name.');
  return {
    name: parameter('name') ?? '',
    filename: parameter('filename'),
    contentType: headers.get('content-type'),
  };
}
