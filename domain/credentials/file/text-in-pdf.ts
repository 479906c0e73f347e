import { strFromU8, Unzlib } from 'fflate';

/** A certificate has at most 64 kB; what unpacks to more is none. */
const MAX_TEXT_BYTES = 65_536;
const STEP = 1024;
const MOST_FILES = 20;
/** The dictionary of an attached file, up to where its bytes begin. */
const ATTACHED = /<<((?:(?!>>\s{0,20}stream)[\s\S]){0,2000}?)>>\s{0,20}stream\r?\n/g;

/** The certificate attached to a PDF: the one attached file that holds JSON. */
export function textInPdf(bytes: Uint8Array): string | undefined {
  const pdf = strFromU8(bytes, true);
  const texts: string[] = [];
  let files = 0;
  for (const { 0: head, 1: dictionary = '', index } of pdf.matchAll(ATTACHED)) {
    if (!/\/Type\s*\/EmbeddedFile\b/.test(dictionary)) continue;
    files += 1;
    // Such a file is made to keep its reader busy.
    if (files > MOST_FILES) return undefined;
    const start = index + head.length;
    const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
    const end = length === undefined ? pdf.indexOf('endstream', start) : start + Number(length);
    const packed = bytes.subarray(start, Math.max(start, end));
    const unpacked = dictionary.includes('/FlateDecode') ? unpack(packed) : packed;
    const text = unpacked && strFromU8(unpacked).trim();
    if (text?.startsWith('{')) texts.push(text);
  }
  return texts.length === 1 ? texts[0] : undefined;
}

/** Piece by piece, so that little never unpacks to something large. */
function unpack(packed: Uint8Array): Uint8Array | undefined {
  const whole = new Uint8Array(MAX_TEXT_BYTES);
  let length = 0;
  const stream = new Unzlib((piece) => {
    if (length + piece.length > MAX_TEXT_BYTES) throw new RangeError('too large');
    whole.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch {
    return undefined;
  }
  return whole.subarray(0, length);
}
