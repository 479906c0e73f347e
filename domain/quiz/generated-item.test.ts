import { describe, expect, test } from 'vitest';
import { generatedKey, settleItem } from './generated-item.ts';

const key = generatedKey(
  {
    id: 'planned-loss',
    kind: 'numeric',
    skill: 'risk-register',
    difficulty: 2,
    prompt: '{shares} shares fall by ${fall}.',
    hints: ['One share loses ${fall}.'],
    variables: { shares: { from: 10, to: 100, step: 10 }, fall: { from: 3, to: 11, step: 1 } },
    require: ['shares != 50'],
    answer: 'shares * fall / 3',
    tolerance: 0.01,
    unit: '$',
    decimals: 2,
    calculation: 'fall * shares / 3',
    explanation: '{= shares * fall, 2} / 3',
    solution: ['{shares} x {fall}', 'A third of it'],
    mistakes: [{ value: 'shares * fall', misconception: 'not-divided', explanation: '{shares}!' }],
  },
  {
    block: (markdown) => `<p>${markdown}</p>`,
    inline: (markdown) => markdown,
    skillName: (skill) => skill,
    belief: (misconception) => `Belief in ${misconception}`,
  },
);

describe('settleItem', () => {
  test('gives an attempt the same numbers every time, also after the key was kept as JSON', () => {
    const kept: typeof key = JSON.parse(JSON.stringify(key));
    for (let seed = 0; seed < 100; seed++) {
      expect(settleItem(kept, `attempt ${seed}`)).toEqual(settleItem(key, `attempt ${seed}`));
    }
  });

  test('gives other attempts other numbers', () => {
    const prompts = Array.from({ length: 100 }, (_, seed) => settleItem(key, `attempt ${seed}`).prompt_html);
    expect(new Set(prompts).size).toBeGreaterThan(50);
  });

  test('fills question, hints, answer and explanations with the same numbers', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { prompt_html, key: settled } = settleItem(key, String(seed));
      const [shares = 0, fall = 0] = Array.from(prompt_html.matchAll(/\d+/g), Number);
      expect(shares).not.toBe(50);
      expect(settled).toEqual({
        kind: 'numeric',
        hints: [`<p>One share loses $${fall}.</p>`],
        answer: Math.round((shares * fall * 100) / 3) / 100,
        tolerance: 0.01,
        html: `<p>${(shares * fall).toLocaleString('en-US', { minimumFractionDigits: 2 })} / 3</p>`,
        solution: [`<p>${shares} x ${fall}</p>`, '<p>A third of it</p>'],
        mistakes: [
          {
            value: shares * fall,
            html: `<p>${shares}!</p>`,
            mistake: 'belief',
            misconception: 'not-divided',
            belief: 'Belief in not-divided',
          },
        ],
      });
    }
  });
});
