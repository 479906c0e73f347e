import type { LabelSpan } from './fitting-step.ts';

/**
 * Where the words of a label lie that is centred below its place, but hardly leaves its axis.
 * @param share how far along the axis its place lies, 0 to 1
 * @param width of the words @param length of the axis @param hang how far words may stand over its ends, in the same measure
 */
export function labelSpan(share: number, width: number, length: number, hang: number): LabelSpan {
  const from = Math.max(-hang, Math.min(length - width + hang, share * length - width / 2));
  return { from, to: from + width };
}
