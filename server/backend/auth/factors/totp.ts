import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code stands, and its digits: what every authenticator app can do. */
const PERIOD_S = 30;
const DIGITS = 6;
/** Steps before and after the present one that are accepted, for clocks that differ (RFC 6238, 5.2). */
const SKEW = 1;
/** RFC 4226, 4: the recommended length of the shared secret. */
const SECRET_BYTES = 20;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new shared secret in base32, as authenticator apps take it. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

/** The address that an authenticator app reads from the QR code (the Key URI format of Google Authenticator). */
export function totpUri(secret: string, issuer: string, account: string): string {
  const facts = [
    `secret=${secret}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${DIGITS}`,
    `period=${PERIOD_S}`,
  ];
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${facts.join('&')}`;
}

/** The code of a time step: HOTP of the step's number (RFC 6238; RFC 4226, 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of a moment given in milliseconds. */
export function totpStep(now: number): number {
  return Math.floor(now / 1000 / PERIOD_S);
}

/** The time step whose code this is, of those that are accepted now (milliseconds); undefined for a wrong code. */
export function matchingTotpStep(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = totpStep(now);
  let match: number | undefined;
  // Every step is compared, so that the time taken tells nothing.
  for (let step = present - SKEW; step <= present + SKEW; step += 1) {
    if (timingSafeEqual(Buffer.from(code), Buffer.from(totpCode(secret, step)))) match = step;
  }
  return match;
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
