import { strFromU8, Unzlib } from 'fflate';

/** A certificate has at most 64 kB; what unpacks to more is none. */
const MAX_TEXT_BYTES = 65_536;
/** Packing makes nothing much longer. */
const MAX_PACKED_BYTES = MAX_TEXT_BYTES + 1024;
const STEP = 1024;
const MOST_FILES = 20;
/** So far from its type the dictionary of an attached file may begin and end. */
const REACH = 2000;
const TYPE = /\/Type\s{0,20}\/EmbeddedFile\b/g;
const ENDS = />>\s{0,20}stream\r?\n/;
/** A number that stands there itself, and not in another object. */
const LENGTH = /\/Length\s{1,20}(\d{1,8})(?!\d|\s{1,20}\d{1,8}\s{1,20}R)/;

/** The certificate attached to a PDF: the one attached file that holds JSON. */
export function textInPdf(bytes: Uint8Array): string | undefined {
  const pdf = strFromU8(bytes, true);
  const texts: string[] = [];
  let files = 0;
  // Looked for by its type, which a file made to keep its reader busy cannot repeat for long; by how dictionaries begin it could.
  for (const { index } of pdf.matchAll(TYPE)) {
    files += 1;
    if (files > MOST_FILES) return undefined;
    const ends = ENDS.exec(pdf.slice(index, index + REACH));
    if (!ends || ends.input.slice(0, ends.index).includes('endobj')) continue;
    const start = index + ends.index + ends[0].length;
    const before = Math.min(index, REACH);
    const around = pdf.slice(index - before, start);
    const dictionary = around.slice(around.lastIndexOf(' obj', before) + 1);
    const length = LENGTH.exec(dictionary)?.[1];
    const end = length === undefined ? pdf.indexOf('endstream', start) : start + Number(length);
    const packed = bytes.subarray(start, Math.max(start, end));
    if (packed.length > MAX_PACKED_BYTES) continue;
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
