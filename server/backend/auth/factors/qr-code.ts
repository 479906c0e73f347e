import { encodeQR } from 'qr';

/**
 * A text as a QR code, in SVG. It names its colours by words and has no percent sign, since the official client puts
 * the markup into a data URI as it is.
 */
export function qrCodeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length;
  const dark = rows.map((row, y) => darkRuns(row, y)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${dark}"/></svg>`
  );
}

/** The dark modules of a row as rectangles, neighbours in one. */
function darkRuns(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...text.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
