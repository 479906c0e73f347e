/** One sign for each item of the exam or each unit of the practical part: 1 for right, 0 for missed. */
export type RecordOrder = 'ordered' | 'sorted';

const RECORD = /^(ordered|sorted):([01]{1,200})$/;

/**
 * A record as a certificate states it: in the order of the sitting with the holder's consent, else those that were right
 * first, which tells no more than the score does.
 */
export function writeRecord(bits: string, order: RecordOrder): string {
  return `${order}:${order === 'ordered' ? bits : [...bits].sort().reverse().join('')}`;
}

/** Reads what {@link writeRecord} wrote; undefined when a text is no record. */
export function readRecord(text: string): { readonly order: RecordOrder; readonly bits: string } | undefined {
  const [, order, bits] = RECORD.exec(text) ?? [];
  return bits === undefined ? undefined : { order: order as RecordOrder, bits };
}

/** How many were right. */
export function countRight(bits: string): number {
  return bits.split('1').length - 1;
}
