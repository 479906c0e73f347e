import { badgeSvg } from '#domain/credentials/file/badge-svg.ts';

/** As large as link previews show pictures. */
const SIZE = { width: 1200, height: 630, margin: 40 };
const PAPER = '#fcfaf6';

/** The drawing of a certificate on paper: what link previews show of its page. The words are in the title beside it. */
export async function drawPreview(signedText: string): Promise<Uint8Array> {
  const { rasterise } = await import('./rasterise.ts');
  const { width, height, margin } = SIZE;
  const side = height - 2 * margin;
  const drawing = badgeSvg(signedText).replace(
    '<svg ',
    `<svg x="${(width - side) / 2}" y="${margin}" width="${side}" height="${side}" `,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>${drawing}</svg>`;
  return rasterise(svg, width);
}
