import { expect, test } from 'vitest';
import { nextAndOthers } from './next-and-others.ts';

const untried = { is_open: true, open_session: null, tries: 0, met: 0 };
const begun = { ...untried, id: 'begun', open_session: 'a session' };
const failed = { ...untried, id: 'failed', tries: 2 };
const fresh = { ...untried, id: 'fresh' };
const met = { ...untried, id: 'met', tries: 1, met: 1 };
const closed = { ...untried, id: 'closed', is_open: false };

test('next is what was tried and not met; of the others what is under way comes first, and what is closed last', () => {
  const { next, others } = nextAndOthers([closed, met, fresh, failed, begun]);
  expect(next).toBe(failed);
  expect(others).toEqual([begun, fresh, met, closed]);
});

test('what is new is next in the order of the list', () => {
  const later = { ...fresh, id: 'later' };
  expect(nextAndOthers([begun, fresh, later])).toEqual({ next: fresh, others: [begun, later] });
});

test('nothing is next where all that is open was met or is under way', () => {
  expect(nextAndOthers([begun, met, closed])).toEqual({ next: undefined, others: [begun, met, closed] });
});
