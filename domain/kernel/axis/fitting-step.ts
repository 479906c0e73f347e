/** Where a label begins and ends along an axis. */
export interface LabelSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The least step from each label that is written to the next at which none touches another: 1 when all can be written.
 * @param gap the least room between two of them, in the measure of the labels
 */
export function fittingStep(labels: readonly LabelSpan[], gap: number): number {
  for (let step = 1; step < labels.length; step += 1) {
    const kept = labels.filter((_, place) => place % step === 0);
    if (kept.every(({ from }, place) => place === 0 || from - (kept[place - 1]?.to ?? from) >= gap))
      return step;
  }
  return Math.max(1, labels.length);
}
