import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TimestampFile } from './read-timestamp.ts';
import type { Attestation, Operation, Timestamp } from './timestamp.ts';
import {
  APPEND,
  ATTESTATION,
  BITCOIN,
  BRANCH,
  FILE_START,
  PENDING,
  PREPEND,
  SHA256,
} from './timestamp-format.ts';

/** A file of OpenTimestamps, which any client of theirs reads. */
export function writeTimestampFile({ digest, timestamp }: TimestampFile): Uint8Array {
  return concatBytes(FILE_START, digest, writeTimestamp(timestamp));
}

/** A timestamp as calendars write it. */
export function writeTimestamp({ attestations, steps }: Timestamp): Uint8Array {
  const branches = [
    ...attestations.map(writeAttestation),
    ...steps.map(({ operation, next }) => concatBytes(writeOperation(operation), writeTimestamp(next))),
  ];
  return concatBytes(
    ...branches.map((branch, place) =>
      place === branches.length - 1 ? branch : concatBytes(Uint8Array.of(BRANCH), branch),
    ),
  );
}

function writeOperation(operation: Operation): Uint8Array {
  if (operation.kind === 'sha256') return Uint8Array.of(SHA256);
  if (operation.kind === 'other') return Uint8Array.of(operation.tag);
  const tag = operation.kind === 'append' ? APPEND : PREPEND;
  return concatBytes(Uint8Array.of(tag), withLength(operation.bytes));
}

function writeAttestation(attestation: Attestation): Uint8Array {
  const [tag, payload] =
    attestation.kind === 'bitcoin'
      ? [BITCOIN, writeNumber(attestation.height)]
      : attestation.kind === 'pending'
        ? [PENDING, withLength(utf8ToBytes(attestation.calendar))]
        : [attestation.tag, attestation.payload];
  return concatBytes(Uint8Array.of(ATTESTATION), tag, withLength(payload));
}

function withLength(bytes: Uint8Array): Uint8Array {
  return concatBytes(writeNumber(bytes.length), bytes);
}

function writeNumber(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest & 127) | 128);
    rest >>= 7;
  }
  return Uint8Array.from([...bytes, rest]);
}
