import { type Crop, cropSquare, type PictureSize } from '#domain/identity/crop.ts';
import { MOST_PICTURE_BYTES } from '#domain/identity/picture.ts';

/** How many pixels wide it becomes, and how well it is kept, in the order in which they are tried. */
const ATTEMPTS = [
  { side: 384, type: 'image/webp', quality: 0.88 },
  { side: 384, type: 'image/webp', quality: 0.7 },
  // Browsers that write no WebP.
  { side: 384, type: 'image/png' },
  { side: 256, type: 'image/png' },
  { side: 192, type: 'image/png' },
] as const;

/**
 * Draws the square of a picture anew. Nothing else of the file that was chosen is in it: neither where and when it was
 * taken nor with what.
 */
export async function encodePicture(picture: CanvasImageSource & PictureSize, crop: Crop): Promise<Blob> {
  const { left, top, side: taken } = cropSquare(picture, crop);
  for (const { side, type, ...options } of ATTEMPTS) {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const drawing = canvas.getContext('2d');
    if (drawing === null) break;
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(picture, left, top, taken, taken, 0, 0, side, side);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, type, 'quality' in options ? options.quality : undefined);
    const blob = await promise;
    if (blob !== null && blob.type === type && blob.size <= MOST_PICTURE_BYTES) return blob;
  }
  throw new Error('The picture could not be drawn');
}
