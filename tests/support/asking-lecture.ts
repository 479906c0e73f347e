import { stableId } from '#server/adapters/content/stable-id.ts';
import type { ContentChange } from './content-copy.ts';

const commit = (title: string, truth: number) => `
    kind: commit
    asks: number
    title: ${title}
    skill: risk-register
    unit: "$"
    from: 0
    to: 500
    truth: ${truth}
    tolerance: 1
    reveal: It is $${truth}.`;

/** Two stops; each is followed by a scene that speaks of its answer. */
const LECTURE = `title: Past the stop
description: A price jumps past a stop.
minutes: 2
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
markets:
  plan: { seed: 7, candles: 40, start: 40, volatility: 0.012, jumps: [{ at: 30, to: 28 }] }
activities:
  planned:${commit('What does Sam plan to lose?', 120)}
  real:${commit('What does Sam lose?', 360)}
scenes:
  - title: The planned loss
    stage: { kind: candles, market: plan }
    steps:
      - { say: Sam buys 30 coins at $40., seconds: 1, draw: [{ candles_to: 20 }] }
      - { say: A stop waits at $36., seconds: 1, ask: planned, draw: [{ level: 36, label: Stop at $36 }] }
      - say: The planned loss is $120.
        seconds: 28
        draw: [{ write: "Planned: $120", answer: { to: planned, says: "Planned: $120. You said \${{ answer }}." } }]
      - { say: Nothing happens for a while., seconds: 28 }
  - title: The real loss
    stage: { kind: candles, market: plan }
    steps:
      - { say: Then the price jumps., seconds: 1, ask: real, draw: [{ candles_to: 40 }] }
      - { say: The real loss is $360., seconds: 28, draw: [{ write: "30 x ($40 - $28) = $360" }] }
      - { say: That is three times the plan., seconds: 28 }
`;

/** The lesson that `askingLecture` adds to the first module of the fixture course. */
export const ASKING_LESSON = stableId('first-steps', 'money-at-risk', 'past-the-stop');

/** Adds a lecture that asks to a copy of the fixture content. @param number the next free one of its module, `03` */
export const askingLecture = (number: string): ContentChange => ({
  add: `courses/first-steps/01-money-at-risk/${number}-past-the-stop.lecture.yaml`,
  text: LECTURE,
});
