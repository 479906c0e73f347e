// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import type { SeasonEntry } from '#domain/seasons/contract.ts';
import { drawExample } from '../../ui/draw-example.tsx';
import { SeasonRuler } from './season-ruler.tsx';

const entry: SeasonEntry = { has_left: false, session_id: null, is_session_over: false, delayed_answers: 4 };
const result = {
  rank: 3,
  of: 61,
  score: 88,
  percentiles: { examAbility: 95, delayedRetention: 80, process: 84.5 },
  is_in_top_tenth: true,
  invitation: null,
};

function partsOf(props: Parameters<typeof SeasonRuler>[0]): (string | null)[] {
  const { element, remove } = drawExample(<SeasonRuler {...props} />);
  onTestFinished(remove);
  return [...element.querySelectorAll('li')].map(({ textContent }) => textContent);
}

test('says of each part how much it counts and how it stands', () => {
  expect(partsOf({ entry, result: null })).toEqual([
    'Exam ability counts 45%; it is in',
    'Delayed retention counts 25%; 4 of 10 delayed reviews',
    'Process counts 30%; the session is not begun',
  ]);
  const id = '0d5ef1a6-2f0a-4a0e-9b51-3a6d0e6f2c23';
  const begun = { ...entry, session_id: id, delayed_answers: 12 };
  expect(partsOf({ entry: begun, result: null }).slice(1)).toEqual([
    'Delayed retention counts 25%; it is in',
    'Process counts 30%; the session is under way',
  ]);
});

test('says only what counts to whoever takes no part, and how many one is above once it is over', () => {
  expect(partsOf({ entry: null, result: null })[1]).toBe('Delayed retention counts 25%');
  expect(partsOf({ entry, result })).toEqual([
    'Exam ability counts 45%; above 95% of the others',
    'Delayed retention counts 25%; above 80% of the others',
    'Process counts 30%; above 85% of the others',
  ]);
});
