import { factLines, type NewLesson } from './skeleton.ts';

/** A text lesson with everything that one may hold, to be filled in and cut down. */
export function textSkeleton(lesson: NewLesson): string {
  return `---
${factLines(lesson, 8)}
# Every number of the text that can be worked out again: says it as the text does, is works it out.
calculations:
  - says: "$360"
    is: 30 * (40 - 28)
# Generated prices: another seed gives other prices; a jump opens its candle (counted from 0) at a price.
markets:
  example: { seed: 7, candles: 60, start: 50, volatility: 0.02, jumps: [{ at: 40, to: 28 }] }
# Charts. kind: candles, line, area, bars, distribution or scatter; docs/authoring.md shows each.
figures:
  example-figure:
    kind: candles
    title: "[write: what the figure shows, as a finding]"
    summary: "[write: the same in one sentence with its numbers, for those who cannot see it]"
    market: example
    from: 20
    to: 50
    levels: [{ price: 42.5, label: Stop }]
    marks: [{ at: 40, label: Jump }]
---

## [write: the question that the lesson answers, in the learner's words]

[write: the first paragraph. A word of content/glossary.yaml is explained in place when it is written like
\`:term[gaps]{#gap}\`]

::figure{#example-figure}

30 shares bought at $40 and sold at $28 lose $360.

:::reveal
[write: a question that the text has just answered]
---
[write: the answer with its arithmetic]
:::

## In three lines

- [write: the first thing to remember]
`;
}
