import { describe, expect, test } from 'vitest';
import { fillCases, worlds } from '../../../tests/cases/fills/all-cases.ts';
import { workOut } from '../../../tests/cases/fills/work-out/work-out.ts';
import { bookFaults } from '../../../tests/support/fills/book-faults.ts';
import { namedIn, outcomeOf } from '../../../tests/support/fills/outcome-of.ts';
import { playCase } from '../../../tests/support/fills/play-case.ts';
import { applyEvent, replay } from './apply-event.ts';
import { decide } from './decide.ts';
import { snapshotOf } from './snapshot.ts';

describe.each(Object.entries(fillCases))('%s', (_, cases) => {
  test.each(cases)('$name', (fillCase) => {
    const world = worlds[fillCase.world];
    if (world === undefined) throw new RangeError(fillCase.world);
    const faults: string[] = [];
    const played = playCase({ decide, applyEvent }, fillCase, world, (state, { kind }) => {
      faults.push(...bookFaults(state).map((fault) => `${kind}: ${fault}`));
    });
    expect(namedIn(fillCase.expect, outcomeOf(played))).toEqual(fillCase.expect);
    expect(faults).toEqual([]);
    expect(snapshotOf(replay(played.events))).toBe(snapshotOf(played.state));
  });
});

test('the cases are those that were worked out outside the engine', () => {
  expect(JSON.parse(JSON.stringify(workOut()))).toEqual(fillCases);
});
