import { strFromU8 } from 'fflate';
import { textInPdf } from './text-in-pdf.ts';
import { isPng, textInPng } from './text-in-png.ts';
import { textInSvg } from './text-in-svg.ts';

/** Far above any certificate of ours; what is larger is not looked into. */
export const MAX_FILE_BYTES = 10_000_000;

/**
 * The text of the certificate that a file carries: a JSON file is one, a PNG or SVG picture has it baked in, a PDF has it
 * attached. Undefined where there is none, or more than one: then each reader could take another.
 */
export function carriedText(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_FILE_BYTES) return undefined;
  if (isPng(bytes)) return textInPng(bytes);
  if (strFromU8(bytes.subarray(0, 5), true) === '%PDF-') return textInPdf(bytes);
  const text = strFromU8(bytes)
    .replace(/^\u{FEFF}/u, '')
    .trim();
  if (text.startsWith('{')) return text;
  return text.includes('<svg') ? textInSvg(text) : undefined;
}
