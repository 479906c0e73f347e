/**
 * What is usually wrong with a sentence of an assistant: its number is, nothing bears it out, following it is dangerous, it
 * says what no assistant can know, or it contradicts what was said before. An author may choose from these and add others.
 */
export const FAULT_REASONS = ['wrong-number', 'no-source', 'unsafe', 'beyond-it', 'contradicts'] as const;

export type FaultReason = (typeof FAULT_REASONS)[number];

/** Whether a reason is one of these, which the interface has words for. */
export function isKnownReason(id: string): id is FaultReason {
  return FAULT_REASONS.some((known) => known === id);
}
