import { frozenSeason, namelessPlace, openSeason, seasonPlace } from '../season-rows.ts';
import { lessons, people } from '../world.ts';
import { nothing, type Outcomes, readOnly, seesNone, type TableAccess } from './table-access.ts';

const written: Outcomes = ['allowed', 'allowed', 'allowed', 'denied'];

/** Written by the server only, read by the learner it belongs to. */
const ofLearner = {
  anon: nothing,
  learner: readOnly,
  otherLearner: seesNone,
  admin: seesNone,
  service: written,
} as const satisfies TableAccess['expect'];

export const seasons: readonly TableAccess[] = [
  {
    table: 'seasons',
    row: `id = '${openSeason}'`,
    insert: {
      lesson_id: lessons.crypto,
      number: 1,
      practical: {},
      opens_at: '2026-11-01',
      closes_at: '2026-12-01',
    },
    update: { frozen_at: '2026-12-01', holders: 50, joined: 50, begun: 50, complete: 50 },
    expect: {
      anon: readOnly,
      learner: readOnly,
      otherLearner: readOnly,
      admin: readOnly,
      service: written,
    },
  },
  {
    table: 'season_entries',
    row: `season_id = '${openSeason}' and user_id = '${people.learner}'`,
    insert: { season_id: frozenSeason, user_id: people.learner },
    update: { left_at: '2026-11-20' },
    expect: ofLearner,
  },
  {
    table: 'season_places',
    row: `id = '${seasonPlace}'`,
    insert: {
      season_id: openSeason,
      user_id: people.learner,
      exam_ability: 1,
      delayed_retention: 1,
      process: 1,
      percentiles: {},
      score: 50,
      rank: 1,
      is_in_top_tenth: true,
    },
    update: { rank: 1 },
    expect: { ...ofLearner, service: ['allowed', 'allowed', 'denied', 'denied'] },
  },
  {
    table: 'trade_invitations',
    row: `place_id = '${seasonPlace}'`,
    insert: { place_id: namelessPlace, user_id: people.learner },
    update: { is_granted: false, reason: 'Another account of theirs.', decided_at: '2026-11-20' },
    // Nobody learns of one before a person has looked at it.
    expect: { ...ofLearner, learner: seesNone },
  },
];
