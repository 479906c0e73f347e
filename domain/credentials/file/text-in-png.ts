import { strFromU8, strToU8 } from 'fflate';
import { checksum } from './checksum.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The word under which Open Badges 3.0 bakes a credential into a picture. */
const KEYWORD = 'openbadgecredential';

type Chunk = { readonly type: string; readonly start: number; readonly data: Uint8Array };

/** Whether a file begins as PNG files do. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, place) => bytes[place] === byte);
}

/** The certificate baked into a PNG picture; undefined where there is none or more than one. */
export function textInPng(bytes: Uint8Array): string | undefined {
  let found: string | undefined;
  for (const { type, data } of chunksOf(bytes)) {
    const text = type === 'iTXt' ? textOf(data) : undefined;
    if (text !== undefined && found !== undefined) return undefined;
    found ??= text;
  }
  return found;
}

/** Bakes a certificate into a PNG picture, as Open Badges 3.0 has it: in an iTXt chunk, before the end. */
export function bakeIntoPng(picture: Uint8Array, text: string): Uint8Array {
  const end = [...chunksOf(picture)].find(({ type }) => type === 'IEND');
  if (!isPng(picture) || !end) throw new Error('This is not a PNG picture.');
  // The keyword and its end, not compressed, no language, no translated keyword.
  const data = strToU8(`iTXt${KEYWORD}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(data.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length - 4);
  chunk.set(data, 4);
  view.setUint32(data.length + 4, checksum(data));
  const baked = new Uint8Array(picture.length + chunk.length);
  baked.set(picture.subarray(0, end.start));
  baked.set(chunk, end.start);
  baked.set(picture.subarray(end.start), end.start + chunk.length);
  return baked;
}

/** One after the other: a picture may be made of a million chunks that hold nothing. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = SIGNATURE.length;
  while (start + 12 <= bytes.length) {
    const length = view.getUint32(start);
    if (start + 12 + length > bytes.length) break;
    const type = strFromU8(bytes.subarray(start + 4, start + 8), true);
    yield { type, start, data: bytes.subarray(start + 8, start + 8 + length) };
    start += 12 + length;
  }
}

/** What an iTXt chunk says under our keyword, when it is not compressed: the format of badges has no compressed one. */
function textOf(data: Uint8Array): string | undefined {
  const keywordEnd = data.indexOf(0);
  if (strFromU8(data.subarray(0, Math.max(0, keywordEnd)), true) !== KEYWORD) return undefined;
  if (data[keywordEnd + 1] !== 0) return undefined;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translatedEnd = data.indexOf(0, languageEnd + 1);
  if (languageEnd < 0 || translatedEnd < 0) return undefined;
  return strFromU8(data.subarray(translatedEnd + 1));
}
