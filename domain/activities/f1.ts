/** So much of a marking has to be right: one of about ten may be missed or marked too many. */
export const LEAST_F1 = 0.9;

/**
 * F1, the harmonic mean of precision (how many marks are right) and recall (how much of what is to be found is marked): van
 * Rijsbergen 1979, Information Retrieval, ch. 7.
 * @param hits how many marks are right; one that is right in part counts as a part
 */
export function f1(hits: number, marked: number, wanted: number): number {
  return (2 * hits) / (marked + wanted);
}
