import { badgeSvg } from '#domain/credentials/file/badge-svg.ts';
import { bakeIntoPng } from '#domain/credentials/file/text-in-png.ts';

const SIDE = 1024;

/** The badge of a certificate as a PNG picture, drawn by this browser, with the signed text baked in. */
export async function badgePng(signedText: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = new Image(SIDE, SIDE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(badgeSvg(signedText))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The browser could not draw the badge.');
  return new Uint8Array(bakeIntoPng(new Uint8Array(await blob.arrayBuffer()), signedText));
}
