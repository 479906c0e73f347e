import { factLines, type NewLesson } from './skeleton.ts';

/** A quiz of the six items it needs at least: each kind, and three generated ones. */
export function quizSkeleton(lesson: NewLesson): string {
  const { skill } = lesson;
  const [first = 'id-of-a-misconception', second = first] = lesson.misconceptions;
  const facts = (difficulty: number) => `skill: ${skill}
    difficulty: ${difficulty} # 1 recall, 2 use, 3 combine`;
  const hints = `hints:
      - "[write: a nudge: where to look]"
      - "[write: the first step]"
      - "[write: nearly the solution, without the answer]"`;
  return `${factLines(lesson, 10)}
# At least six items. A skill that the module recalls needs an item of its own.
items:
  - id: first-item # a short name, for ever
    kind: single
    ${facts(1)}
    prompt: "[write: a question with exactly one right choice]"
    ${hints}
    choices:
      - text: "[write: the right choice]"
        correct: true
        explanation: "[write: why it is right]"
      - text: "[write: what somebody answers who believes something wrong]"
        misconception: ${first}
        explanation: "[write: what is wrong with this thought]"

  - id: second-item
    kind: multiple
    ${facts(1)}
    prompt: "[write: a question with several right choices]"
    ${hints}
    choices:
      - text: "[write: a right choice]"
        correct: true
        explanation: "[write: why it belongs to the answer]"
      - text: "[write: a wrong choice]"
        misconception: ${second}
        explanation: "[write: why it does not belong to the answer]"

  - id: third-item
    kind: ordering
    ${facts(2)}
    prompt: "[write: what to put in order]"
    ${hints}
    steps:
      - "[write: the first step]"
      - "[write: the second step]"
      - "[write: the third step]"
    explanation: "[write: why this order]"
    wrong: "[write: what goes wrong in another order]"

${['fourth-item', 'fifth-item', 'sixth-item'].map((id) => generatedItem(id, facts(2), hints)).join('\n')}`;
}

/** Every attempt has other numbers: shares bought at a price, sold at a lower first price after a jump. */
function generatedItem(id: string, facts: string, hints: string): string {
  return `  - id: ${id}
    kind: numeric
    ${facts}
    variables:
      shares: { from: 10, to: 100, step: 10 }
      price: { one_of: [40, 45, 50] }
      first: { is: price - 12 }
    prompt: "[write: a question about {shares} shares bought at \${price} and sold at \${first}]"
    ${hints}
    answer: shares * (price - first)
    calculation: shares * price - shares * first # a second way to the same answer
    tolerance: 0.01
    unit: "$"
    decimals: 2
    solution: # may be left out; two to six steps
      - "One share loses \${= price - first}."
      - "{shares} shares lose {shares} x \${= price - first} = \${= shares * (price - first), 2}."
    explanation: "{shares} x (\${price} - \${first}) = \${= shares * (price - first), 2}. [write: why]"
    mistakes:
      - value: price - first
        mistake: misread # or slip, formula, or a misconception that leads to exactly this number
        step: 2 # where the answer left the solution
        explanation: "[write: what is wrong with counting one share only]"
`;
}
