import { factLines, type NewLesson } from './skeleton.ts';

/** A text lesson with everything that an interactive one needs, to be filled in and cut down. */
export function textSkeleton(lesson: NewLesson): string {
  const { skill } = lesson;
  return `---
${factLines(lesson, 8)}
# Every number of the text that can be worked out again: says it as the text does, is works it out.
calculations:
  - says: "$360"
    is: 30 * (40 - 28)
# Charts. kind: candles, line, area, bars, distribution, scatter or panels; docs/authoring.md shows each. What stands between
# two braces is worked out again whenever a control is moved.
figures:
  example-figure:
    kind: line
    title: "[write: what the figure shows, as a finding:] a fall of \${{ fall }} costs \${{ at(fall), 0 }}"
    summary: "[write: the same in one sentence for those who cannot see it:] 30 shares lose \${{ at(fall), 0 }}."
    unit: "$"
    decimals: 0
    x_label: "[write: what is counted along the chart]"
    controls:
      fall: { kind: slider, label: "[write: what is moved]", from: 0, to: 20, step: 1, start: 12, unit: "$" }
    marks: [{ x: fall, label: "\${{ at(fall), 0 }}" }]
    formula: { variable: d, from: 0, to: 20, steps: 20, is: 30 * d }
# What a learner does. docs/authoring.md shows each kind.
activities:
  first-guess:
    kind: commit
    asks: number # or choice, level, point, curve
    title: "[write: a question whose answer the text goes on to give]"
    skill: ${skill}
    unit: "$"
    from: 0
    to: 1000
    truth: 30 * (40 - 28)
    tolerance: 40
    reveal: "30 x ($40 - $28) = $360. [write: what surprises in it]"
  try-it:
    kind: check
    title: "[write: what to work out alone]"
    items: # as in a quiz
      - id: loss-after-a-jump # a short name, for ever
        kind: numeric
        skill: ${skill}
        difficulty: 2 # 1 recall, 2 use, 3 combine
        variables:
          shares: { from: 10, to: 100, step: 10 }
          price: { one_of: [40, 45, 50] }
          first: { is: price - 12 }
        prompt: "[write: a question about {shares} shares bought at \${price} and sold at \${first}]"
        answer: shares * (price - first)
        calculation: shares * price - shares * first # a second way to the same answer
        tolerance: 0.01
        unit: "$"
        decimals: 2
        explanation: "{shares} x (\${price} - \${first}) = \${= shares * (price - first), 2}. [write: why]"
        mistakes:
          - value: price - first
            mistake: misread # or slip, formula, or a misconception that leads to exactly this number
            explanation: "[write: what is wrong with counting one share only]"
        hints:
          - "[write: a nudge: where to look]"
          - "[write: the first step]"
          - "[write: nearly the solution, without the answer]"
---

::activity{#first-guess}

## [write: the question that the lesson answers, in the learner's words]

[write: the first paragraph. A word of content/glossary.yaml is explained in place when it is written like
\`:term[gaps]{#gap}\`]

::figure{#example-figure}

30 shares bought at $40 and sold at $28 lose $360.

::activity{#try-it}

## In three lines

- [write: the first thing to remember]
`;
}
