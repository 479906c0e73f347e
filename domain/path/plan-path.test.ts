import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HONEST_ODDS } from '../placement/routing.ts';
import type { PathModule, PathSkill } from './path-module.ts';
import { type PathFacts, planPath } from './plan-path.ts';
import { pairOf } from './station-move.ts';

const skill = (strand: string, level: PathSkill['level'], ...needs: string[]): PathSkill => ({
  strand,
  level,
  needs,
});

const SKILLS = new Map<string, PathSkill>([
  ['odds', skill('market-basics', 1)],
  ['quote', skill('market-basics', 1)],
  ['book', skill('market-basics', 1, 'quote')],
  ['stops', skill('orders-and-costs', 2, 'book')],
  ['risks', skill('sizing-and-risk', 1)],
  ['size', skill('sizing-and-risk', 2, 'stops', 'risks')],
  ['policy', skill('sizing-and-risk', 3, 'size')],
  ['pairs', skill('macro-and-fx', 1, 'quote')],
]);

const module = (
  id: string,
  skills: readonly string[],
  progress: PathModule['progress'] = 'open',
  doneOn: string | null = null,
): PathModule => ({ id, course: id.split('/')[0] ?? '', skills, progress, doneOn });

const CRYPTO = 'crypto-fundamentals';
const RISK = 'risk-management-with-ai';
const FOREX = 'forex-market-mechanics';

const MODULES = [
  module(HONEST_ODDS, ['odds']),
  module(`${CRYPTO}/quote`, ['quote']),
  module(`${CRYPTO}/book`, ['book']),
  module(`${CRYPTO}/stops`, ['stops']),
  module(`${RISK}/map-of-risks`, ['risks']),
  module(`${RISK}/size`, ['size']),
  module(`${RISK}/policy`, ['policy']),
  module(`${FOREX}/pairs`, ['pairs']),
];

const FACTS: PathFacts = {
  modules: MODULES,
  skills: SKILLS,
  held: new Set(),
  placement: null,
  goals: [],
  course: null,
  levelCourse: CRYPTO,
  moves: [],
  kept: [],
};

const idsOf = (facts: PathFacts) => planPath(facts).stations.map(({ id }) => id);

const range = (strand: string, estimate: number, asked = 2) => ({
  strand,
  asked,
  right: asked,
  estimate,
  low: estimate - 0.5,
  high: estimate + 0.5,
  from_level: 1 as const,
  to_level: 3 as const,
});

const placed = (estimate: number) => ({
  estimate,
  strands: ['market-basics', 'orders-and-costs', 'sizing-and-risk'].map((strand) => range(strand, estimate)),
});

test('whoever wants nothing in particular goes through the course that suits their level, odds first', () => {
  const { stations, courses } = planPath(FACTS);
  expect(stations.map(({ id }) => id)).toEqual([
    HONEST_ODDS,
    `${CRYPTO}/quote`,
    `${CRYPTO}/book`,
    `${CRYPTO}/stops`,
  ]);
  expect(stations.map(({ state }) => state)).toEqual(['here', 'next', 'later', 'later']);
  expect(stations.map(({ why }) => why)).toEqual(['odds', 'level', 'level', 'level']);
  expect(courses).toEqual([CRYPTO]);
});

test('a goal leads through its course, and before a station through what it builds on, in other courses too', () => {
  const { stations } = planPath({ ...FACTS, goals: ['risk'], levelCourse: RISK });
  expect(stations.map(({ id }) => id)).toEqual([
    HONEST_ODDS,
    `${RISK}/map-of-risks`,
    `${CRYPTO}/quote`,
    `${CRYPTO}/book`,
    `${CRYPTO}/stops`,
    `${RISK}/size`,
    `${RISK}/policy`,
  ]);
  expect(stations[4]).toMatchObject({ why: 'prerequisite', for: `${RISK}/size` });
  expect(stations[5]).toMatchObject({
    why: 'goal',
    needs: [
      { skill: 'stops', isMet: false },
      { skill: 'risks', isMet: false },
    ],
  });
});

test('the course that was chosen comes before goals, and one that is not written leads nowhere', () => {
  expect(planPath({ ...FACTS, goals: ['risk'], course: FOREX }).courses).toEqual([FOREX]);
  expect(idsOf({ ...FACTS, goals: ['risk'], course: FOREX })).toEqual([
    HONEST_ODDS,
    `${CRYPTO}/quote`,
    `${FOREX}/pairs`,
  ]);
  expect(planPath({ ...FACTS, goals: ['risk'], course: 'unwritten' }).courses).toEqual([CRYPTO, RISK]);
});

test('a beginner and an advanced learner are led to different stations after the odds', () => {
  const beginner = idsOf({ ...FACTS, placement: placed(-1.8), goals: ['risk'] });
  const advanced = planPath({ ...FACTS, placement: placed(1.2), goals: ['risk'] });
  expect(beginner[1]).toBe(`${RISK}/map-of-risks`);
  expect(advanced.stations.map(({ id }) => id)).toEqual([HONEST_ODDS, `${RISK}/policy`]);
  expect(advanced.leftOut).toEqual([`${RISK}/map-of-risks`, `${RISK}/size`]);
});

test('a goal that asks for more comes after the course to begin with', () => {
  expect(planPath({ ...FACTS, goals: ['forex'], levelCourse: RISK }).courses).toEqual([RISK, FOREX]);
});

test('placement leads to where sizing begins when only that is missing', () => {
  const placement = {
    estimate: -1,
    strands: [range('market-basics', -0.5), range('orders-and-costs', -0.5), range('sizing-and-risk', -1.9)],
  };
  const { stations, courses } = planPath({ ...FACTS, placement });
  expect(courses).toEqual([RISK]);
  expect(stations[1]).toMatchObject({ id: `${RISK}/map-of-risks`, why: 'start' });
});

test('one answer is only a hint: it meets what a station needs, and leaves no station out', () => {
  const placement = { estimate: 1.2, strands: [range('sizing-and-risk', 1.2, 1)] };
  const { stations, leftOut } = planPath({ ...FACTS, placement, course: RISK });
  expect(leftOut).toEqual([]);
  expect(stations.find(({ id }) => id === `${RISK}/size`)?.needs).toEqual([
    { skill: 'stops', isMet: true },
    { skill: 'risks', isMet: true },
  ]);
});

test('what answers have shown to be known is left out, unless the learner keeps it, and what is begun stays', () => {
  const held = new Set(['quote', 'book', 'odds']);
  expect(planPath({ ...FACTS, held })).toMatchObject({
    leftOut: [`${CRYPTO}/quote`, `${CRYPTO}/book`],
    stations: [{ id: HONEST_ODDS }, { id: `${CRYPTO}/stops` }],
  });
  expect(idsOf({ ...FACTS, held, kept: [`${CRYPTO}/book`] })).toContain(`${CRYPTO}/book`);
  const begun = MODULES.map((one) =>
    one.id === `${CRYPTO}/book` ? { ...one, progress: 'begun' as const } : one,
  );
  expect(idsOf({ ...FACTS, modules: begun, held })[1]).toBe(`${CRYPTO}/book`);
});

test('what is done stands first in the order of its days, and counts as met', () => {
  const modules = MODULES.map((one) =>
    one.id === `${CRYPTO}/book`
      ? { ...one, progress: 'tested_out' as const, doneOn: '2026-11-20' }
      : one.id === HONEST_ODDS
        ? { ...one, progress: 'completed' as const, doneOn: '2026-11-22' }
        : one,
  );
  const { stations } = planPath({ ...FACTS, modules });
  expect(stations.map(({ id, state }) => [id, state])).toEqual([
    [`${CRYPTO}/book`, 'tested_out'],
    [HONEST_ODDS, 'completed'],
    [`${CRYPTO}/quote`, 'here'],
    [`${CRYPTO}/stops`, 'next'],
  ]);
  expect(stations[3]?.needs).toEqual([{ skill: 'book', isMet: true }]);
});

test('a station that was moved stays where it was put, before what it builds on too', () => {
  const moves = [{ station: `${RISK}/policy`, side: 'before' as const, other: `${RISK}/map-of-risks` }];
  expect(idsOf({ ...FACTS, levelCourse: RISK, moves }).slice(0, 3)).toEqual([
    HONEST_ODDS,
    `${RISK}/policy`,
    `${RISK}/map-of-risks`,
  ]);
});

test('nothing is put before the honest odds', () => {
  const moves = [{ station: `${CRYPTO}/stops`, side: 'before' as const, other: HONEST_ODDS }];
  expect(idsOf({ ...FACTS, moves })[0]).toBe(HONEST_ODDS);
});

const ids = MODULES.map(({ id }) => id);

const facts = fc
  .record({
    progress: fc.array(fc.constantFrom('open', 'open', 'open', 'begun', 'completed', 'tested_out'), {
      minLength: ids.length,
      maxLength: ids.length,
    }),
    held: fc.subarray([...SKILLS.keys()]),
    estimate: fc.option(fc.double({ min: -2, max: 2, noNaN: true })),
    goals: fc.subarray(['crypto', 'forex', 'risk', 'psychology', 'career']),
    course: fc.option(fc.constantFrom(CRYPTO, RISK, FOREX)),
    kept: fc.subarray(ids),
    moves: fc.array(
      fc.record({
        station: fc.constantFrom(...ids),
        side: fc.constantFrom('before' as const, 'after' as const),
        other: fc.constantFrom(...ids),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ progress, held, estimate, ...others }): PathFacts => {
    const modules = MODULES.map((one, index) => ({
      ...one,
      progress: progress[index] ?? ('open' as const),
      doneOn: `2026-11-${10 + index}`,
    }));
    const placement = estimate === null ? null : placed(estimate);
    return { ...FACTS, ...others, modules, held: new Set(held), placement };
  });

test('every station stands on a path once, what is done first, here before what is next', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { stations, leftOut } = planPath(given);
      const found = stations.map(({ id }) => id);
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((id) => leftOut.includes(id))).toEqual([]);
      const done = given.modules.filter(({ progress }) => /completed|tested_out/.test(progress));
      expect(
        stations
          .slice(0, done.length)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(done.map(({ id }) => id).toSorted());
      const ahead = stations.slice(done.length).map(({ state }) => state);
      expect(ahead).toEqual(ahead.map((_, place) => ['here', 'next'][place] ?? 'later'));
    }),
  );
});

test('what a station builds on stands before it, unless the learner moved one of them', () => {
  fc.assert(
    fc.property(facts, (drawn) => {
      const given = { ...drawn, moves: [] };
      const ahead = planPath(given).stations.filter(({ why }) => why !== 'done');
      expect(ahead.length).toBeGreaterThanOrEqual(0);
      for (const [place, station] of ahead.entries()) {
        for (const { skill: needed, isMet } of station.needs) {
          if (isMet) continue;
          const teacher = ahead.findIndex(({ id }) =>
            given.modules.some((one) => one.id === id && one.skills.includes(needed)),
          );
          expect(teacher).toBeLessThan(station.id === HONEST_ODDS ? ahead.length : place);
          expect(teacher).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

test('the same facts give the same path, and nothing that is learned undoes the last move', () => {
  fc.assert(
    fc.property(facts, fc.subarray([...SKILLS.keys()]), (given, more) => {
      expect(planPath(given)).toEqual(planPath(given));
      const last = given.moves.at(-1);
      if (!last || last.station === last.other) return;
      const [first, second] = pairOf(last);
      if (second === HONEST_ODDS) return;
      const ahead = planPath({ ...given, held: new Set([...given.held, ...more]) })
        .stations.filter(({ why }) => why !== 'done')
        .map(({ id }) => id);
      if (ahead.includes(first) && ahead.includes(second))
        expect(ahead.indexOf(first)).toBeLessThan(ahead.indexOf(second));
    }),
  );
});
