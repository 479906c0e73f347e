import { factLines, type NewLesson } from './skeleton.ts';

/** A lecture of two scenes: a chart that is revealed step by step, and a page that is written on. */
export function lectureSkeleton(lesson: NewLesson): string {
  return `${factLines(lesson, 2)}
# Every number of the captions that can be worked out again.
calculations:
  - says: "$360"
    is: 30 * (40 - 28)
markets:
  example: { seed: 7, candles: 60, start: 50, volatility: 0.02, jumps: [{ at: 40, to: 28 }] }
# Each scene is a chapter; each step is one caption of at most 200 characters. Two to six minutes in all.
scenes:
  - title: "[write: the first chapter]"
    stage: { kind: candles, market: example, from: 0, to: 50 }
    steps:
      - say: "[write: what the learner sees first]"
        draw:
          - { candles_to: 20 }
      - say: "[write: what to look at now]"
        draw:
          - { level: 42.5, label: Stop, tone: down }
          - { mark: 12, label: Bought }
      - say: "[write: what happens next]"
        draw:
          - { candles_to: 51 }
  - title: "[write: the second chapter]"
    stage: { kind: page }
    steps:
      - say: "30 shares bought at $40 and sold at $28 lose $360. [write: what follows from it]"
        draw:
          - { write: "30 x ($40 - $28) = $360" }
`;
}
