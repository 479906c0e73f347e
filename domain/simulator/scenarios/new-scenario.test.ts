import { expect, test } from 'vitest';
import * as v from 'valibot';
import { RULE_SKILLS } from '../critique/finding.ts';
import { CONDITION_KINDS, conditionSchema } from './condition-contract.ts';
import { NEW_CONDITIONS } from './new-conditions.ts';
import { newPlanted } from './new-planted.ts';
import { newScenario } from './new-scenario.ts';
import { PLANTED_KINDS, scenarioSchema } from './scenario-contract.ts';

test('there is one condition of every kind to begin from, one of every rule, and each is sound', () => {
  expect(new Set(NEW_CONDITIONS.map(({ kind }) => kind))).toEqual(new Set(CONDITION_KINDS));
  const rules = NEW_CONDITIONS.flatMap((one) => (one.kind === 'rule' ? [one.rule] : []));
  expect(rules).toEqual(Object.keys(RULE_SKILLS));
  for (const condition of NEW_CONDITIONS) expect(v.parse(conditionSchema, condition)).toEqual(condition);
});

test('a new scenario is sound as it is, and with everything that can be planted and asked for', () => {
  const scenario = newScenario('a-course/a-module/a-lesson', ['stop-orders']);
  expect(v.parse(scenarioSchema, scenario)).toEqual(scenario);
  const planted = newPlanted('share');
  expect(planted.map(({ kind }) => kind)).toEqual(PLANTED_KINDS);
  const all = { ...scenario, market: { ...scenario.market, planted }, goal: NEW_CONDITIONS };
  expect(v.parse(scenarioSchema, all)).toEqual(all);
});
