import { expect, test } from 'vitest';
import { normal, seededRandom } from '#domain/kernel/seeded-random.ts';
import { rankSeason, type SeasonMeasures } from './rank-season.ts';
import { examAbility } from './season-terms.ts';
import { WHAT_LUCK_DOES } from './what-luck-does.ts';

/*
 * What luck alone does in a season: 500 learners sit an exam of 40 items of four choices, are asked 30 things again after weeks, and
 * place 20 trades by their own rules. Some know things, as much as normal deviates say; some answer at random.
 */

const { learners: LEARNERS, guessers: GUESSERS } = WHAT_LUCK_DOES;
const SEASONS = 15;
const [ITEMS, ASKED_AGAIN, TRADES] = [40, 30, 20];

/** One learner's season. @param ability on the scale of the items' difficulties; undefined: they answer at random */
function playSeason(random: () => number, ability: number | undefined): SeasonMeasures {
  const knows = (difficulty: number) =>
    ability === undefined ? 0 : 1 / (1 + Math.exp(difficulty - ability));
  const count = (times: number, chance: () => number) => {
    let hits = 0;
    for (let place = 0; place < times; place += 1) hits += random() < chance() ? 1 : 0;
    return hits;
  };
  const guessed = (known: number) => known + (1 - known) / 4;
  const right = count(ITEMS, () => guessed(knows(2 * random() - 1)));
  return {
    examAbility: examAbility(right, ITEMS),
    delayedRetention: count(ASKED_AGAIN, () => guessed(knows(0.5))) / ASKED_AGAIN,
    // A rule is kept by whoever knows it, and half of the time by chance.
    process: count(TRADES, () => 0.5 + knows(0) / 2) / TRADES,
  };
}

/** Plays a season in which so many answer at random. @returns who is in its top tenth */
function topTenth(random: () => number, atRandom: number, abilityOf: (id: number) => number): number[] {
  const entries = Array.from({ length: LEARNERS }, (_, id) => ({
    id,
    measures: playSeason(random, id < atRandom ? undefined : abilityOf(id)),
  }));
  return (rankSeason(entries) ?? []).filter(({ isInTopTenth }) => isInTopTenth).map(({ id }) => id);
}

/** As a page tells a share. */
const percent = (share: number) => Math.round(100 * share);

/** The share of a kind among those at the top, over all seasons. */
function shareAtTop(atRandom: number): number {
  const random = seededRandom(500);
  let [guessers, all] = [0, 0];
  for (let season = 0; season < SEASONS; season += 1) {
    const top = topTenth(random, atRandom, () => normal(random));
    guessers += top.filter((id) => id < atRandom).length;
    all += top.length;
  }
  return guessers / all;
}

test('of 500 learners, 100 of whom answer at random, next to none of these are in the top tenth', () => {
  expect(percent(shareAtTop(GUESSERS))).toBe(WHAT_LUCK_DOES.guessersAtTop);
});

test('where all know the same, or nothing, the top tenth is luck, and another tenth the next time', () => {
  const random = seededRandom(501);
  let [again, all] = [0, 0];
  for (let season = 0; season < SEASONS; season += 1) {
    const first = topTenth(random, 0, () => 1);
    const second = new Set(topTenth(random, 0, () => 1));
    again += first.filter((id) => second.has(id)).length;
    all += first.length;
  }
  expect(percent(again / all)).toBe(WHAT_LUCK_DOES.againAmongEquals);
});

test('of learners who differ, more stay at the top than luck would keep there', () => {
  const random = seededRandom(502);
  let [again, all] = [0, 0];
  for (let season = 0; season < SEASONS; season += 1) {
    const abilities = Array.from({ length: LEARNERS }, () => normal(random));
    const abilityOf = (id: number) => abilities[id] ?? 0;
    const first = topTenth(random, 0, abilityOf);
    const second = new Set(topTenth(random, 0, abilityOf));
    again += first.filter((id) => second.has(id)).length;
    all += first.length;
  }
  expect(percent(again / all)).toBe(WHAT_LUCK_DOES.againWhereTheyDiffer);
});
