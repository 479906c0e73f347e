/**
 * A whole number from 0 to 2^32 - 1 for a text, the same on every machine: FNV-1a, then mixed so that texts differing
 * in their last letter only lie far apart. For seeds and names, never for secrets.
 */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
