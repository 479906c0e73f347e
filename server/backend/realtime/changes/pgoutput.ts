/** A table or part of one, as the stream describes it before its first change and whenever it was altered. */
export type Relation = {
  readonly kind: 'relation';
  readonly oid: number;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly isKey: boolean; readonly typeOid: number }[];
};

/** Values in the order of the columns as PostgreSQL's own text; undefined where the stream does not say it. */
export type Tuple = readonly (string | null | undefined)[];

/** What the plugin `pgoutput` says, as far as anybody asks for it. */
export type StreamMessage =
  | { readonly kind: 'begin'; readonly committedAt: Date; readonly xid: number }
  | { readonly kind: 'commit' }
  | Relation
  | { readonly kind: 'insert'; readonly oid: number; readonly row: Tuple }
  | { readonly kind: 'update'; readonly oid: number; readonly row: Tuple; readonly key: Tuple | undefined }
  | { readonly kind: 'delete'; readonly oid: number; readonly key: Tuple };

/** PostgreSQL counts microseconds from 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

/**
 * Reads one message of the plugin `pgoutput`, version 1 (PostgreSQL documentation, "Logical Replication Message Formats").
 *
 * @returns undefined for what nobody asks for: types, origins, truncations and messages
 * @throws RangeError for what is cut off or no message
 */
export function decodePgoutput(data: Buffer): StreamMessage | undefined {
  const reader = new Reader(data);
  switch (reader.letter()) {
    case 'B': {
      reader.skip(8);
      return { kind: 'begin', committedAt: reader.time(), xid: reader.uint32() };
    }
    case 'C':
      return { kind: 'commit' };
    case 'R':
      return readRelation(reader);
    case 'I': {
      const oid = reader.uint32();
      reader.skip(1);
      return { kind: 'insert', oid, row: readTuple(reader) };
    }
    case 'U': {
      const oid = reader.uint32();
      const letter = reader.letter();
      if (letter === 'N') return { kind: 'update', oid, row: readTuple(reader), key: undefined };
      const key = readTuple(reader);
      reader.skip(1);
      return { kind: 'update', oid, row: readTuple(reader), key };
    }
    case 'D': {
      const oid = reader.uint32();
      reader.skip(1);
      return { kind: 'delete', oid, key: readTuple(reader) };
    }
    default:
      return undefined;
  }
}

function readRelation(reader: Reader): Relation {
  const oid = reader.uint32();
  const schema = reader.text();
  const table = reader.text();
  reader.skip(1);
  const columns = Array.from({ length: reader.uint16() }, () => {
    const isKey = (reader.byte() & 1) === 1;
    const name = reader.text();
    const typeOid = reader.uint32();
    reader.skip(4);
    return { name, isKey, typeOid };
  });
  // What is in PostgreSQL's own schema has no name here.
  return { kind: 'relation', oid, schema: schema === '' ? 'pg_catalog' : schema, table, columns };
}

function readTuple(reader: Reader): Tuple {
  return Array.from({ length: reader.uint16() }, () => {
    const letter = reader.letter();
    if (letter === 'n') return null;
    // A long value that did not change.
    if (letter === 'u') return undefined;
    return reader.sized();
  });
}

class Reader {
  readonly #data: Buffer;
  #at = 0;

  constructor(data: Buffer) {
    this.#data = data;
  }

  byte(): number {
    const value = this.#data.readUInt8(this.#at);
    this.#at += 1;
    return value;
  }

  letter(): string {
    return String.fromCharCode(this.byte());
  }

  uint16(): number {
    const value = this.#data.readUInt16BE(this.#at);
    this.#at += 2;
    return value;
  }

  uint32(): number {
    const value = this.#data.readUInt32BE(this.#at);
    this.#at += 4;
    return value;
  }

  time(): Date {
    const microseconds = this.#data.readBigInt64BE(this.#at);
    this.#at += 8;
    return new Date(EPOCH_MS + Number(microseconds / 1000n));
  }

  /** Text that a zero byte ends. */
  text(): string {
    const end = this.#data.indexOf(0, this.#at);
    if (end === -1) throw new RangeError('A text has no end.');
    const value = this.#data.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return value;
  }

  /** Text after its length. */
  sized(): string {
    const length = this.uint32();
    if (this.#at + length > this.#data.length) throw new RangeError('A value is cut off.');
    const value = this.#data.toString('utf8', this.#at, this.#at + length);
    this.#at += length;
    return value;
  }

  skip(bytes: number): void {
    this.#at += bytes;
  }
}
