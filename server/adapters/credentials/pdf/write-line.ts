import type Pdf from 'pdfkit';
import type { Structure } from 'pdfkit';
import { outlineText } from './outline-text.ts';
import type { Style } from './typefaces.ts';

/** A line of words on a page. */
export type Line = {
  readonly text: string;
  /** Where it starts, or its middle or end by `align`. */
  readonly x: number;
  /** Where the letters stand. */
  readonly foot: number;
  readonly size: number;
  readonly style: Style;
  readonly color: string;
  readonly align?: 'start' | 'middle' | 'end';
  /** A longer line is set smaller. */
  readonly most?: number;
  /** What it is in the tree of the document; P when left out. */
  readonly tag?: 'H1' | 'H2' | 'P';
  readonly lang?: string;
};

/** What PDF programs can set without a typeface of the file: there it can be found and copied. */
const WESTERN = /^[\u0020-\u007e\u00a0-\u00ff]*$/;

/**
 * Writes a line: the letters as paths, since only so every script is set right in every program, with the words themselves in the
 * tags for who reads them aloud, and unseen where programs select text.
 */
export async function writeLine(pdf: Pdf, line: Line): Promise<Structure> {
  const { text, x, foot, style, color, align = 'start', most = Number.POSITIVE_INFINITY } = line;
  const { width, glyphs } = await outlineText(text, style);
  const size = Math.min(line.size, most / width);
  const start = x - width * size * { start: 0, middle: 0.5, end: 1 }[align];
  return pdf.struct(line.tag ?? 'P', { actual: text, lang: line.lang ?? 'en' }, () => {
    for (const glyph of glyphs) {
      pdf.save();
      pdf.translate(start + glyph.x * size, foot + glyph.y * size);
      pdf.scale(glyph.scale * size, -glyph.scale * size);
      pdf.path(glyph.path).fill(color);
      pdf.restore();
    }
    if (!WESTERN.test(text)) return;
    pdf.save().fillOpacity(0).font('Helvetica').fontSize(size);
    pdf.text(text, start, foot - 0.72 * size, { lineBreak: false });
    pdf.restore();
  });
}
