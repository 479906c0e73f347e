import { DRAWING_RADIUS, type RecordDrawing } from './draw-record.ts';

/** What the drawing is coloured with; names of CSS or custom properties where it stands in a page. */
export type DrawingColors = { readonly ink: string; readonly accent: string };

/** On paper: ink and plum. */
export const PAPER_COLORS: DrawingColors = { ink: '#2b2b38', accent: '#7b1f6e' };

/**
 * The drawing as an SVG image of its own.
 *
 * @param title says what it shows, for who does not see it
 * @param metadata what stands inside, such as the certificate itself; well-formed XML
 */
export function drawingSvg(
  drawing: RecordDrawing,
  {
    title,
    colors = PAPER_COLORS,
    metadata = '',
  }: { title: string; colors?: DrawingColors; metadata?: string },
): string {
  const radius = DRAWING_RADIUS + 20;
  const box = `${-radius} ${-radius} ${2 * radius} ${2 * radius}`;
  const group = (paths: readonly string[], color: string, width: number) =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${paths.join('')}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"><title>${escapeXml(title)}</title>${metadata}` +
    group(drawing.exam, colors.ink, 3) +
    group(drawing.outlines, colors.ink, 6) +
    group(drawing.practical, colors.accent, 3.5) +
    `${group(drawing.seal, colors.ink, 3.5)}</svg>`
  );
}

/** A text as XML takes it, in elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
