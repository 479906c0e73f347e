/** The exponent of forgetting in FSRS-6, the last of its published parameters. */
const DECAY = -0.1542;
const FACTOR = 0.9 ** (1 / DECAY) - 1;

/**
 * How likely something is recalled so many days after it was asked, 0 to 1: the curve of FSRS-6. The server schedules by the published
 * implementation; this is for those who draw it.
 *
 * @param stability after so many days recall has fallen to 90%
 */
export function recallAfter(days: number, stability: number): number {
  return (1 + (FACTOR * days) / stability) ** DECAY;
}
