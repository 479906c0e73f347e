import { drawBadge } from './draw-badge.ts';
import { drawPreview } from './draw-preview.ts';

/** Draws the files of certificates that are no text. @param publicUrl where their pages are */
export function createDrawFiles(publicUrl: string) {
  const pdf = async (signedText: string, slug: string): Promise<Uint8Array> => {
    // Few ask for it, and typefaces take their time to load.
    const { drawPdf } = await import('./pdf/draw-pdf.ts');
    return drawPdf(signedText, `${publicUrl}/verify/${slug}`);
  };
  return { badge: drawBadge, preview: drawPreview, pdf };
}
