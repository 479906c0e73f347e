import { createHash } from 'node:crypto';
import { badgeSvg } from '#domain/credentials/file/badge-svg.ts';

/** Draws the files of a certificate that are no text. */
export type DrawPictures = {
  /** The badge, with the signed text baked in. */
  readonly badge: (signedText: string) => Promise<Uint8Array>;
  /** What link previews show of its page. */
  readonly preview: (signedText: string) => Promise<Uint8Array>;
  /** The page to print, with the signed text attached. @param slug of the page where it is checked */
  readonly pdf: (signedText: string, slug: string) => Promise<Uint8Array>;
};

/** How many files are kept. */
const KEPT = 50;

/** Draws what is not kept. */
export type CachedPictures = DrawPictures & {
  /** Whether a file is kept, so that sending it costs nothing. */
  readonly keeps: (file: DrawnFile, signedText: string, slug: string) => boolean;
  /** The badge as SVG. */
  readonly vectorBadge: (signedText: string) => Promise<Uint8Array>;
};

/** The files that are drawn. */
export type DrawnFile = 'badge.svg' | 'badge.png' | 'picture.png' | 'certificate.pdf';

/**
 * Keeps the files of certificates that were drawn last, so that whoever asks for one again and again has it drawn once. Two who
 * ask at once share a drawing; one that failed is drawn anew.
 */
export function cacheDrawn(draw: DrawPictures): CachedPictures {
  const kept = new Map<string, Promise<Uint8Array>>();
  const keep = (key: string, drawn: () => Promise<Uint8Array>): Promise<Uint8Array> => {
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
    keeps: (file, text, slug) => kept.has(keyOf(file, text, slug)),
    vectorBadge: (text) => keep(keyOf('badge.svg', text), async () => Buffer.from(badgeSvg(text))),
    badge: (text) => keep(keyOf('badge.png', text), () => draw.badge(text)),
    preview: (text) => keep(keyOf('picture.png', text), () => draw.preview(text)),
    pdf: (text, slug) => keep(keyOf('certificate.pdf', text, slug), () => draw.pdf(text, slug)),
  };
}

function keyOf(file: DrawnFile, text: string, slug = ''): string {
  const digest = createHash('sha256').update(text).digest('base64');
  // The address is printed on the page.
  return `${digest} ${file} ${file === 'certificate.pdf' ? slug : ''}`;
}
