import { badgeSvg } from '#domain/credentials/file/badge-svg.ts';
import { bakeIntoPng } from '#domain/credentials/file/text-in-png.ts';

const WIDTH = 1024;

/** The badge of a certificate as a PNG picture, with the signed text baked in. */
export async function drawBadge(signedText: string): Promise<Uint8Array> {
  // Few ask for it, and what rasterises takes its time to load.
  const { rasterise } = await import('./rasterise.ts');
  return bakeIntoPng(await rasterise(badgeSvg(signedText), WIDTH), signedText);
}
