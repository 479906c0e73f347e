import { strFromU8 } from 'fflate';
import { isSame, type Attestation, type Operation, type Timestamp } from './timestamp.ts';
import {
  APPEND,
  ATTESTATION,
  BITCOIN,
  BRANCH,
  FILE_START,
  MAX_BYTES,
  MAX_DEPTH,
  MAX_ARGUMENT,
  MAX_CALENDAR,
  MAX_PAYLOAD,
  OTHER_OPERATIONS,
  PENDING,
  PREPEND,
  SHA256,
  TAG_BYTES,
} from './timestamp-format.ts';

/** A file of OpenTimestamps (`.ots`): a digest and its timestamp. */
export type TimestampFile = { readonly digest: Uint8Array; readonly timestamp: Timestamp };

/** Reads a file of OpenTimestamps over a SHA-256 digest; undefined when it is none, or has anything behind it. */
export function readTimestampFile(bytes: Uint8Array): TimestampFile | undefined {
  return whole(bytes, (reader) => {
    reader.expect(FILE_START);
    return { digest: reader.take(32), timestamp: readBranches(reader, 0) };
  });
}

/** Reads what a calendar answers; undefined when it is no timestamp, or has anything behind it. */
export function readTimestamp(bytes: Uint8Array): Timestamp | undefined {
  return whole(bytes, (reader) => readBranches(reader, 0));
}

class MalformedTimestamp extends Error {}

function whole<T>(bytes: Uint8Array, read: (reader: Reader) => T): T | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  const reader = new Reader(bytes);
  try {
    const value = read(reader);
    return reader.isAtEnd() ? value : undefined;
  } catch (error) {
    if (error instanceof MalformedTimestamp) return undefined;
    throw error;
  }
}

function readBranches(reader: Reader, depth: number): Timestamp {
  if (depth > MAX_DEPTH) throw new MalformedTimestamp();
  const attestations: Attestation[] = [];
  const steps: { operation: Operation; next: Timestamp }[] = [];
  let isLast = false;
  while (!isLast) {
    const tag = reader.byte();
    isLast = tag !== BRANCH;
    const kind = isLast ? tag : reader.byte();
    if (kind === ATTESTATION) attestations.push(readAttestation(reader));
    else steps.push({ operation: readOperation(kind, reader), next: readBranches(reader, depth + 1) });
  }
  return { attestations, steps };
}

function readOperation(tag: number, reader: Reader): Operation {
  if (tag === SHA256) return { kind: 'sha256' };
  if (tag === APPEND || tag === PREPEND) {
    const bytes = reader.text(MAX_ARGUMENT);
    if (bytes.length === 0) throw new MalformedTimestamp();
    return { kind: tag === APPEND ? 'append' : 'prepend', bytes };
  }
  if (!OTHER_OPERATIONS.includes(tag)) throw new MalformedTimestamp();
  return { kind: 'other', tag };
}

function readAttestation(reader: Reader): Attestation {
  const tag = reader.take(TAG_BYTES);
  const payload = reader.text(MAX_PAYLOAD);
  const inside = new Reader(payload);
  if (isSame(tag, BITCOIN)) {
    const height = inside.number();
    if (!inside.isAtEnd()) throw new MalformedTimestamp();
    return { kind: 'bitcoin', height };
  }
  if (isSame(tag, PENDING)) {
    const calendar = strFromU8(inside.text(MAX_CALENDAR), true);
    if (!inside.isAtEnd() || !/^[\w\-./:]*$/.test(calendar)) throw new MalformedTimestamp();
    return { kind: 'pending', calendar };
  }
  return { kind: 'other', tag, payload };
}

class Reader {
  readonly #bytes: Uint8Array;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isAtEnd(): boolean {
    return this.#place === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#place];
    if (byte === undefined) throw new MalformedTimestamp();
    this.#place += 1;
    return byte;
  }

  take(count: number): Uint8Array {
    if (count > this.#bytes.length - this.#place) throw new MalformedTimestamp();
    this.#place += count;
    return this.#bytes.slice(this.#place - count, this.#place);
  }

  expect(bytes: Uint8Array): void {
    if (!isSame(this.take(bytes.length), bytes)) throw new MalformedTimestamp();
  }

  /** Seven bits a byte, the lowest first; as far as 28 bits, which no length or height here exceeds. */
  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new MalformedTimestamp();
  }

  text(most: number): Uint8Array {
    const length = this.number();
    if (length > most) throw new MalformedTimestamp();
    return this.take(length);
  }
}
