import { createHash } from 'node:crypto';
import type { DrawPictures } from './send-shared-file.ts';

/** How many files are kept. */
const KEPT = 50;

/**
 * Keeps the files of certificates that were drawn last, so that whoever asks for one again and again has it drawn once. Two who
 * ask at once share a drawing; one that failed is drawn anew.
 */
export function cacheDrawn(draw: DrawPictures): DrawPictures {
  const kept = new Map<string, Promise<Uint8Array>>();
  const keep = (file: string, text: string, drawn: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const key = `${createHash('sha256').update(text).digest('base64')} ${file}`;
    const found = kept.get(key);
    const made = found ?? drawn();
    // What is asked for again goes to the end of the line.
    kept.delete(key);
    kept.set(key, made);
    if (found) return found;
    made.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
  return {
    badge: (text) => keep('badge', text, () => draw.badge(text)),
    preview: (text) => keep('preview', text, () => draw.preview(text)),
    // The address is printed on it.
    pdf: (text, slug) => keep(`pdf ${slug}`, text, () => draw.pdf(text, slug)),
  };
}
