import type { ScenarioFile } from './scenario-contract.ts';

/**
 * A scenario to begin from: sound as it is, and its texts say no more than what it asks for.
 * @param lesson as course/module/lesson
 */
export function newScenario(lesson: string, skills: readonly string[]): ScenarioFile {
  return {
    title: 'Three trades in a calm market',
    lesson,
    skills: [...skills],
    market: { preset: 'share', regime: 'calm', planted: [] },
    deposit: 10_000,
    plan: { risk_percent: 1, day_loss_percent: 3 },
    briefing:
      'Make three trades. Send every entry with its stop in the same order, and risk no more than 1% of the account in any of them.',
    goal: [
      { kind: 'trades', least: 3 },
      { kind: 'stop-at-entry', skill: 'stop-orders' },
      { kind: 'rule', rule: 'risk-above-plan', skill: 'position-size' },
    ],
    debrief: {
      market: 'An ordinary share in a calm market. Nothing was planted, and nothing predicted its price.',
      lesson: 'Whatever the three trades brought, each of them could lose only what was decided before it.',
    },
  };
}
