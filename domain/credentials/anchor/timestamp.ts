import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

/** Who says since when a message exists: a block of Bitcoin, or a calendar that will put it into one. */
export type Attestation =
  | { readonly kind: 'bitcoin'; readonly height: number }
  | { readonly kind: 'pending'; readonly calendar: string }
  | { readonly kind: 'other'; readonly tag: Uint8Array; readonly payload: Uint8Array };

/** What is done to a message on its way to a block. Calendars use no others today; those of others lead nowhere here. */
export type Operation =
  | { readonly kind: 'append' | 'prepend'; readonly bytes: Uint8Array }
  | { readonly kind: 'sha256' }
  | { readonly kind: 'other'; readonly tag: number };

/** A timestamp of OpenTimestamps: a tree of operations, at whose ends somebody attests. */
export type Timestamp = {
  readonly attestations: readonly Attestation[];
  readonly steps: readonly { readonly operation: Operation; readonly next: Timestamp }[];
};

/** An attestation with the message that it is about. */
export type Attested = { readonly attestation: Attestation; readonly message: Uint8Array };

/** No message grows beyond this many bytes on its way, as the reference implementation has it. */
const MAX_MESSAGE = 4096;

/** What all ends of a timestamp attest, each with the message that a digest comes to there. */
export function attestedBy(timestamp: Timestamp, message: Uint8Array): Attested[] {
  return [
    ...timestamp.attestations.map((attestation) => ({ attestation, message })),
    ...timestamp.steps.flatMap(({ operation, next }) => {
      const result = apply(operation, message);
      return result === undefined ? [] : attestedBy(next, result);
    }),
  ];
}

/** A timestamp that goes these operations, and from there as another does. */
export function leadTo(operations: readonly Operation[], next: Timestamp): Timestamp {
  return operations.reduceRight<Timestamp>(
    (rest, operation) => ({ attestations: [], steps: [{ operation, next: rest }] }),
    next,
  );
}

/** Several timestamps of one message as one. */
export function mergeTimestamps(timestamps: readonly Timestamp[]): Timestamp {
  return {
    attestations: timestamps.flatMap(({ attestations }) => attestations),
    steps: timestamps.flatMap(({ steps }) => steps),
  };
}

/** A timestamp in which what was pending for a message has become what its calendar says of it by now. */
export function completeTimestamp(
  timestamp: Timestamp,
  message: Uint8Array,
  { pending, complete }: { readonly pending: Uint8Array; readonly complete: Timestamp },
): Timestamp {
  const steps = timestamp.steps.map(({ operation, next }) => {
    const result = apply(operation, message);
    return { operation, next: result ? completeTimestamp(next, result, { pending, complete }) : next };
  });
  if (!isSame(message, pending)) return { ...timestamp, steps };
  const attestations = timestamp.attestations.filter(({ kind }) => kind !== 'pending');
  return mergeTimestamps([{ attestations, steps }, complete]);
}

/** Whether two texts of bytes are the same. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}

function apply(operation: Operation, message: Uint8Array): Uint8Array | undefined {
  switch (operation.kind) {
    case 'sha256':
      return sha256(message);
    case 'append':
      return bounded(concatBytes(message, operation.bytes));
    case 'prepend':
      return bounded(concatBytes(operation.bytes, message));
    default:
      return undefined;
  }
}

function bounded(message: Uint8Array): Uint8Array | undefined {
  return message.length <= MAX_MESSAGE ? message : undefined;
}
