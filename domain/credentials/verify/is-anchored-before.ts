/** The clock of a block may be so far behind the time at which it was found. */
const BLOCK_SLACK_MS = 2 * 3_600_000;

/** Whether a block of that time was there before a moment, however wrong its clock went. */
export function isAnchoredBefore(blockTime: Date, moment: Date): boolean {
  return blockTime.getTime() + BLOCK_SLACK_MS <= moment.getTime();
}
