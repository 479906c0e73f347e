import { openDrawThread } from './draw-in-thread.ts';

/** Draws the files of certificates that are no text, beside the server. @param publicUrl where their pages are */
export function createDrawFiles(publicUrl: string) {
  const draw = openDrawThread();
  return {
    badge: (signedText: string) => draw('badge', signedText, ''),
    preview: (signedText: string) => draw('preview', signedText, ''),
    pdf: (signedText: string, slug: string) => draw('pdf', signedText, `${publicUrl}/verify/${slug}`),
  };
}
