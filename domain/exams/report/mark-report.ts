import type { Rubric } from '../../quiz/exam/report-schema.ts';

/** What a person gave a line of a report, and what they say of it. */
export type Mark = { readonly points: number; readonly words: string };

/** What a report came to. */
export type ReportScore = {
  readonly points: number;
  readonly isPassed: boolean;
  /** One sign for each point of the rubric in its order: 1 for one that was given. */
  readonly record: string;
};

/** How many points a report can bring, and how many it has to. */
export function pointsOf({ lines, pass_percent: percent }: Rubric) {
  const most = lines.reduce((sum, { points }) => sum + points, 0);
  return { most, needed: Math.ceil((most * percent) / 100) };
}

/**
 * Adds up what a person gave each line of a report.
 *
 * @param marks in the order of the rubric's lines
 * @returns undefined where they are not of this rubric: one too many or too few, or more points than a line has
 */
export function scoreReport(rubric: Rubric, marks: readonly Mark[]): ReportScore | undefined {
  const { lines } = rubric;
  const isOfIt =
    marks.length === lines.length &&
    marks.every(({ points }, place) => points <= (lines[place]?.points ?? 0));
  if (!isOfIt) return undefined;
  const points = marks.reduce((sum, mark) => sum + mark.points, 0);
  const record = lines
    .map((line, place) => '1'.repeat(marks[place]?.points ?? 0).padEnd(line.points, '0'))
    .join('');
  return { points, isPassed: points >= pointsOf(rubric).needed, record };
}
