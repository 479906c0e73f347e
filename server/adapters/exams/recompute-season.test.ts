import { expect, test } from 'vitest';
import { buildAchievement } from '#domain/credentials/shape/build-achievement.ts';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { sha256Text } from '#domain/credentials/text/sha256-text.ts';
import { ordersText, scenarioText } from '#domain/exams/practical/practical-file.ts';
import { awardFacts } from '#domain/seasons/award-facts.ts';
import { rankSeason } from '#domain/seasons/rank-season.ts';
import { snapshotOf, snapshotText } from '#domain/seasons/season-snapshot.ts';
import { examAbility, processShare } from '#domain/seasons/season-terms.ts';
import { playedPractical } from '#tests/support/played-practical.ts';
import { recomputeFile } from './recompute-file.ts';

const { file: practical } = playedPractical();
const others = Array.from({ length: 60 }, (_, place) => ({
  id: place,
  measures: { examAbility: examAbility(20 + (place % 20), 40), delayedRetention: 0.5, process: 0.25 },
}));
const own = {
  examAbility: examAbility(38, 40),
  delayedRetention: 0.9,
  process: processShare(practical.record),
};
const ranked = rankSeason([...others, { id: 60, measures: own }]) ?? [];
const snapshot = snapshotOf(ranked);
const place = ranked.find(({ id }) => id === 60);
if (!place) throw new Error('Nobody was ranked.');

const file = {
  format: 'ledgerline-season-1',
  course: 'A course',
  season: 3,
  exam: { right: 38, items: 40 },
  reviews: { right: 18, asked: 20 },
  practical: { ...practical, credential: JSON.stringify(award()) },
  until: 0,
  snapshot,
  place: {
    rank: place.rank,
    score: place.score,
    percentiles: place.percentiles,
    is_in_top_tenth: place.isInTopTenth,
  },
};

const other = (changed: object) =>
  recomputeFile(JSON.stringify({ ...file, ...changed }))
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);

test('a place in a season is computed again from its file, and is what the award says', () => {
  expect(other({})).toEqual([]);
  const named = recomputeFile(JSON.stringify(file)).map(({ what }) => what);
  for (const what of ['record', 'exam-score', 'snapshot-hash', 'measure process', 'rank', 'top-tenth'])
    expect(named).toContain(what);
});

test('what was changed afterwards fails', () => {
  expect(other({ place: { ...file.place, rank: 2 } })).toEqual(['rank']);
  expect(other({ exam: { right: 40, items: 40 } })).toContain('exam-score');
  expect(other({ reviews: { right: 20, asked: 20 } })).toContain('measure delayedRetention');
  expect(other({ practical: { ...file.practical, record: '1111' } })).toContain('record');
});

test('a snapshot without those who were better is not the one that the award names', () => {
  expect(other({ snapshot: { ...snapshot, scores: snapshot.scores.with(0, 0.5) } })).toEqual([
    'snapshot-hash',
  ]);
  const few = Object.fromEntries(Object.entries(snapshot).map(([of, list]) => [of, list.slice(0, 40)]));
  expect(other({ snapshot: few })).toEqual(expect.arrayContaining(['snapshot-hash', 'rank', 'top-tenth']));
});

test('what is traded after the season is no part of it', () => {
  const cut = practical.orders.slice(0, 1);
  const record = `${practical.record.slice(0, 1)}000`;
  const until = practical.orders[1]?.at ?? 0;
  const session = { ...practical, orders: cut, record, credential: null };
  const failed = (to: number) => other({ practical: session, until: to });
  expect(failed(until)).not.toContain('record');
  // At the end of its first minute the trade was still open, and one that is not closed kept no rule of closing.
  expect(failed(0)).toContain('record');
});

function award() {
  const id = practical.session;
  const facts = {
    course: 'A course',
    number: 3,
    ranked: ranked.length,
    items: 40,
    trades: practical.scenario.practical.trades,
    snapshotHash: sha256Text(snapshotText(snapshot)),
  };
  return buildCredential({
    id,
    issuer: { did: 'did:web:localhost', name: 'Tests', url: 'https://localhost' },
    achievement: buildAchievement({ id, version: 1, ...awardFacts(facts) }),
    issuedAt: new Date(0),
    recipient: { email: 'a@example.org', salt: 'a'.repeat(22) },
    examBits: `${'1'.repeat(38)}00`,
    practicalBits: practical.record,
    marking: 'by-rule',
    recompute: {
      scenario: sha256Text(scenarioText(practical.scenario)),
      orders: sha256Text(ordersText(practical.orders)),
      engine: String(practical.engine),
    },
    recordOrder: 'sorted',
    status: { list: 'https://localhost/credentials/status/1', index: 1 },
  });
}
