import type { DrawingAction, LectureStep } from './lecture-contract.ts';
import { roundTo } from '../../kernel/round-to.ts';

/** How fast a caption is read, in characters a second: subtitles for adults are set at 12 to 17. */
const READING_SPEED = 14;
const SHORTEST_STEP = 2.5;
/** The share of a step in which everything is drawn; the rest is for looking at it. */
const DRAWING_SHARE = 0.9;
/** How long each thing takes a quick hand to draw, in seconds. */
const STROKE_SECONDS = 0.9;
const SECONDS_PER_REVEALED = 0.12;
const SHORTEST_REVEAL = 0.8;
/** How fast a quick hand writes, in characters a second. */
const WRITING_SPEED = 22;
/** How many times slower than a quick hand one draws while somebody speaks; slower looks as if it had stopped. */
const SLOWEST = 8;

/** How long a step stands, in seconds: as its author says, or the time to read its caption. */
export function stepSeconds({ say, seconds }: LectureStep): number {
  return seconds ?? Math.max(SHORTEST_STEP, roundTo(say.length / READING_SPEED, 1));
}

/** How long an action takes a quick hand, in seconds. @param revealed how many candles, points or bars it brings */
export function actionSeconds(action: DrawingAction, text: string, revealed: number): number {
  if (action === 'erase' || (action === 'candles_to' && revealed === 0)) return 0;
  if (action === 'candles_to') return Math.max(SHORTEST_REVEAL, Math.abs(revealed) * SECONDS_PER_REVEALED);
  if (action === 'write') return Math.max(SHORTEST_REVEAL, text.length / WRITING_SPEED);
  return STROKE_SECONDS;
}

/**
 * When each action of a step begins and ends: one after the other from the start of the step, while its caption is spoken. So the
 * hand is slow where there is little to draw, and quick where there is much.
 * @param wanted how long each takes a quick hand, in seconds
 */
export function drawingTimes(
  stepFrom: number,
  seconds: number,
  wanted: readonly number[],
): readonly { readonly from: number; readonly to: number }[] {
  const total = wanted.reduce((sum, each) => sum + each, 0);
  const pace = total === 0 ? 0 : Math.min(SLOWEST, (seconds * DRAWING_SHARE) / total);
  let time = stepFrom;
  return wanted.map((each) => {
    const from = time;
    time += each * pace;
    return { from: roundTo(from, 3), to: roundTo(time, 3) };
  });
}
