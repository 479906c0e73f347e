import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/* The serial form of OpenTimestamps, version 1, as its reference implementation (python-opentimestamps) writes it. */

/** How a file begins: its name, its version, and that its digest is a SHA-256. */
export const FILE_START = concatBytes(
  utf8ToBytes('\u0000OpenTimestamps\u0000\u0000Proof\u0000'),
  hexToBytes('bf89e2e884e89294'),
  Uint8Array.of(1, 8),
);

/** Before every branch but the last. */
export const BRANCH = 0xff;
export const ATTESTATION = 0x00;
export const SHA256 = 0x08;
export const APPEND = 0xf0;
export const PREPEND = 0xf1;
/** SHA-1, RIPEMD-160, Keccak-256, reversing, writing as hexadecimal: without arguments, so that they can be passed over. */
export const OTHER_OPERATIONS: readonly number[] = [0x02, 0x03, 0x67, 0xf2, 0xf3];

export const TAG_BYTES = 8;
export const BITCOIN = hexToBytes('0588960d73d71901');
export const PENDING = hexToBytes('83dfe30d2ef90c8e');

/** A timestamp of several calendars has some thousand bytes. */
export const MAX_BYTES = 65_536;
export const MAX_DEPTH = 256;
export const MAX_ARGUMENT = 4096;
export const MAX_PAYLOAD = 8192;
export const MAX_CALENDAR = 1000;
