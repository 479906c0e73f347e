/** An argon2id hash and the parameters it was made with. */
export type Argon2Hash = {
  /** Memory in KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
};

const PATTERN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** A stored hash must not make a sign-in take more than this, in KiB. */
const MAX_MEMORY = 1_048_576;

/** The PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, base64 without padding. */
export function encodePhc(hash: Argon2Hash): string {
  const parameters = `m=${hash.memory},t=${hash.passes},p=${hash.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(hash.salt)}$${base64(hash.tag)}`;
}

/** Reads a PHC string; undefined when it is not an argon2id hash of version 19 with usable parameters. */
export function decodePhc(text: string): Argon2Hash | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const salt = Buffer.from(match[4] ?? '', 'base64');
  const tag = Buffer.from(match[5] ?? '', 'base64');
  if (memory < 8 * parallelism || memory > MAX_MEMORY || passes < 1 || parallelism < 1) return undefined;
  if (salt.length < 8 || tag.length < 16) return undefined;
  return { memory, passes, parallelism, salt, tag };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
