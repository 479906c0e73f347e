import { factLines, type NewLesson } from './skeleton.ts';

/** A lecture of two scenes that asks three times: a chart that is revealed step by step, and a page that is written on. */
export function lectureSkeleton(lesson: NewLesson): string {
  const { skill } = lesson;
  return `${factLines(lesson, 2)}
# Every number of the captions that can be worked out again.
calculations:
  - says: "$225"
    is: 30 * (50 - 42.5)
  - says: "$660"
    is: 30 * (50 - 28)
markets:
  example: { seed: 7, candles: 60, start: 50, volatility: 0.02, jumps: [{ at: 40, to: 28 }] }
# What the lecture stops for: \`ask\` in a step names one of these. docs/authoring.md shows each kind.
activities:
  planned-loss:
    kind: commit
    asks: number # or choice, level, point, curve
    title: "[write: a question whose answer the next steps give]"
    skill: ${skill}
    unit: "$"
    from: 0
    to: 1000
    truth: 30 * (50 - 42.5)
    tolerance: 25
    reveal: "30 x $7.50 = $225. [write: what surprises in it]"
  what-comes-next:
    kind: commit
    asks: choice
    title: "[write: what happens now? Ask before it is shown]"
    skill: ${skill}
    choices: # a right choice that is not always the longest
      - text: "[write: what really happens]"
        correct: true
      - text: "[write: what most people expect]"
    reveal: "[write: what one can see from it]"
  alone:
    kind: check
    title: "[write: the same once more, alone]"
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
# Each scene is a chapter; each step is one caption of at most 200 characters. Two to six minutes in all. Without \`seconds\` a
# step stands as long as it takes to read.
scenes:
  - title: "[write: the first chapter]"
    stage: { kind: candles, market: example, from: 0, to: 50 }
    steps:
      - say: "[write: what the learner sees first]"
        seconds: 20
        draw:
          - { candles_to: 20 }
      - say: "[write: what to look at now]"
        seconds: 20
        draw:
          - { level: 50, label: Bought }
          - { level: 42.5, label: Stop, tone: down }
      - say: "[write: a question about the two lines]"
        seconds: 15
        ask: planned-loss
      - say: "30 shares lose $225 between the two lines. [write: compare it with the learner's number]"
        seconds: 15
        draw:
          # Stands as written until the learner has answered, and then as \`says\`.
          - write: "Planned loss: $225"
            answer: { to: planned-loss, says: "Planned loss: $225. You said \${{ answer }}." }
      - say: "[write: stop before the jump, and ask]"
        seconds: 10
        draw:
          - { candles_to: 39 }
        ask: what-comes-next
      - say: "[write: what happens]"
        seconds: 20
        poster: true # the lecture opens on the picture of this step
        draw:
          - { candles_to: 51 }
          - { mark: 40, label: Sold at $28, tone: down }
  - title: "[write: the second chapter]"
    stage: { kind: page }
    steps:
      - say: "30 shares bought at $50 and sold at $28 lose $660. [write: what follows from it]"
        seconds: 20
        draw:
          - { write: "30 x ($50 - $28) = $660" }
        ask: alone
`;
}
