import { type ShareInterval, wilsonInterval } from '../kernel/wilson-interval.ts';

/** The answers at one likelihood that was said. */
export type ConfidenceLevel = {
  /** How likely the learner held it that the answer is right, 0 to 1. */
  readonly confidence: number;
  readonly answers: number;
  readonly correct: number;
};

/** From so many answers on something may be read from a calibration; a level of its own needs as many. */
export const LEAST_ANSWERS = 20;

/** What somebody scores who says 50% every time, whatever comes true: the square of one half. */
export const COIN_SCORE = 0.25;

/** How sure somebody was, against what came true. */
export type Calibration = {
  readonly answers: number;
  /** How many more are needed before anything may be read from it. */
  readonly missing: number;
  /** The mean squared distance between what was said and what came true: 0 is best (Brier 1950, Monthly Weather Review 78, 1-3). */
  readonly brier: number;
  /**
   * The score is reliability - resolution + uncertainty (Murphy 1973, Journal of Applied Meteorology 12, 595-600): how far what was said is from the shares
   * that came true, how far these shares lie apart, and what anybody would score who always says the share of all answers.
   */
  readonly reliability: number;
  readonly resolution: number;
  readonly uncertainty: number;
  /** What was said, on average. */
  readonly said: number;
  /** How much of it came true, with its interval. */
  readonly came: ShareInterval;
  readonly levels: readonly (ConfidenceLevel & { readonly came: ShareInterval })[];
};

/** Works out a calibration; null without any answer. Levels without answers are left out. */
export function calibrationOf(levels: readonly ConfidenceLevel[]): Calibration | null {
  const answers = sumOf(levels, (level) => level.answers);
  const overall = wilsonInterval(
    sumOf(levels, (level) => level.correct),
    answers,
  );
  if (overall === null) return null;
  const mean = (value: (level: ConfidenceLevel, share: number) => number) =>
    sumOf(levels, (level) => level.answers * value(level, level.correct / Math.max(1, level.answers))) /
    answers;
  return {
    answers,
    missing: Math.max(0, LEAST_ANSWERS - answers),
    brier: mean(({ confidence }, share) => share * (1 - confidence) ** 2 + (1 - share) * confidence ** 2),
    reliability: mean(({ confidence }, share) => (confidence - share) ** 2),
    resolution: mean((_, share) => (share - overall.share) ** 2),
    uncertainty: overall.share * (1 - overall.share),
    said: mean(({ confidence }) => confidence),
    came: overall,
    levels: levels.flatMap((level) => {
      const came = wilsonInterval(level.correct, level.answers);
      return came ? [{ ...level, came }] : [];
    }),
  };
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}
