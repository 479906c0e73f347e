const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url without padding (RFC 4648, 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let place = 0; place < bytes.length; place += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(place, place + 3);
    const group = (one << 16) | (two << 8) | three;
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((group >> shift) & 63));
    text += letters.slice(0, Math.min(3, bytes.length - place) + 1).join('');
  }
  return text;
}

/** The bytes of a base64url text without padding; undefined when it is none. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let length = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (held >> bits) & 255;
    length += 1;
  }
  return bytes;
}
