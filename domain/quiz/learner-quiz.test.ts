import { describe, expect, test } from 'vitest';
import { learnerQuiz, stepId } from './learner-quiz.ts';
import type { QuizWords } from './quiz-words.ts';
import type { QuizFile } from './quiz-contract.ts';

const words: QuizWords = {
  block: (markdown) => `<p>${markdown}</p>`,
  inline: (markdown) => markdown,
  skillName: (skill) => `Name of ${skill}`,
  belief: (misconception) => `SECRET belief in ${misconception}`,
};

const quiz: QuizFile = {
  title: 'Rank the risks',
  description: 'Which risk comes first?',
  minutes: 5,
  author: 'Editors',
  reviewed: '2026-11-20',
  skills: ['risk-register'],
  sources: [],
  items: [
    {
      id: 'largest',
      kind: 'single',
      skill: 'risk-register',
      difficulty: 1,
      prompt: 'Which risk costs most on average?',
      hints: ['SECRET hint'],
      choices: [
        { text: 'A gap', misconception: 'risk-is-price-only', explanation: 'SECRET why wrong' },
        { text: 'A mistyped size', correct: true, explanation: 'SECRET why right' },
      ],
    },
    {
      id: 'expected-loss',
      kind: 'numeric',
      skill: 'risk-register',
      difficulty: 2,
      prompt: 'What is the expected loss?',
      hints: [],
      require: [],
      answer: 20,
      tolerance: 0.01,
      unit: '$',
      decimals: 2,
      calculation: '0.05 * 400',
      explanation: 'SECRET chance times loss',
      solution: ['SECRET 5% is 0.05', 'SECRET 0.05 x 400'],
      mistakes: [{ value: 2000, misconception: 'percent-as-whole', explanation: 'SECRET 5% is 0.05' }],
    },
    {
      id: 'drawn-loss',
      kind: 'numeric',
      skill: 'risk-register',
      difficulty: 2,
      prompt: 'SECRET {shares} shares lose $2 each.',
      hints: [],
      variables: { shares: { from: 10, to: 100, step: 10 } },
      require: [],
      answer: '2 * shares',
      tolerance: 0,
      calculation: 'shares + shares',
      explanation: 'SECRET {= 2 * shares}',
      mistakes: [],
    },
    {
      id: 'register-steps',
      kind: 'ordering',
      skill: 'risk-register',
      difficulty: 1,
      prompt: 'In which order?',
      hints: [],
      steps: ['List', 'Multiply', 'Rank'],
      explanation: 'SECRET order',
      wrong: 'SECRET other order',
      mistakes: [{ order: [1, 3, 2], misconception: 'percent-as-whole', explanation: 'SECRET too early' }],
    },
  ],
};

describe('learnerQuiz', () => {
  const seen = learnerQuiz(quiz, words);

  test('shows prompts, choices, steps, unit and decimals', () => {
    expect(seen.items).toEqual([
      {
        id: 'largest',
        kind: 'single',
        skill: 'risk-register',
        difficulty: 1,
        skill_name: 'Name of risk-register',
        prompt_html: '<p>Which risk costs most on average?</p>',
        hint_count: 1,
        choices: [
          { id: 'c1', html: 'A gap' },
          { id: 'c2', html: 'A mistyped size' },
        ],
      },
      {
        id: 'expected-loss',
        kind: 'numeric',
        skill: 'risk-register',
        difficulty: 2,
        skill_name: 'Name of risk-register',
        prompt_html: '<p>What is the expected loss?</p>',
        hint_count: 0,
        unit: '$',
        decimals: 2,
      },
      {
        id: 'drawn-loss',
        kind: 'numeric',
        skill: 'risk-register',
        difficulty: 2,
        skill_name: 'Name of risk-register',
        prompt_html: '',
        hint_count: 0,
      },
      {
        id: 'register-steps',
        kind: 'ordering',
        skill: 'risk-register',
        difficulty: 1,
        skill_name: 'Name of risk-register',
        prompt_html: '<p>In which order?</p>',
        hint_count: 0,
        choices: ['Multiply', 'Rank', 'List']
          .map((step) => ({ id: stepId(step), html: step }))
          .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      },
    ]);
  });

  test('names steps after their text alone, whatever their place', () => {
    const ids = new Set(['List', 'Multiply', 'Rank'].map(stepId));
    expect(ids.size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^s[0-9a-z]{1,7}$/);
  });

  test('never shows what would give an answer away', () => {
    const text = JSON.stringify(seen);
    for (const secret of [
      'SECRET',
      'correct',
      'misconception',
      'risk-is-price-only',
      'tolerance',
      'calculation',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
