import { join } from 'node:path';
import { entitlementRows, planRows } from '#server/adapters/content/import/plan-rows.ts';
import { readContent } from '#server/adapters/content/reading/read-content.ts';
import type { Query } from '#server/backend/database/database.ts';
import { addCredentialRows } from './credential-rows.ts';
import { addSimulatorRows } from './simulator-rows.ts';
import { addExamRows } from './exam-rows.ts';
import { addSeasonRows } from './season-rows.ts';
import { addMentorRows } from './mentor-rows.ts';

/**
 * The rows that every policy test starts from: one course with three modules, one learner who is enrolled in
 * it and has a row in every table, one learner who has nothing, and one admin.
 */

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const people = { learner: id(1), otherLearner: id(2), admin: id(3) } as const;

export const courses = { risk: id(10), crypto: id(11), inactive: id(12) } as const;

export const modules = {
  first: id(20),
  second: id(21),
  third: id(22),
  crypto: id(23),
  inactive: id(24),
} as const;

/** Of the risk course, by module: two free ones in the first, then one in the second and in the third. */
export const lessons = {
  freeText: id(30),
  freeQuiz: id(31),
  secondText: id(32),
  thirdText: id(33),
  crypto: id(34),
  inactive: id(35),
} as const;

export const attempt = id(40);
export const conversation = id(41);
/** Replies of the mentor in it. */
export const replies = { rated: id(91), unrated: id(92) };
/** Claimed by the learner. */
export const awardedApplication = id(42);
export const campaign = id(43);
export const testOut = id(44);
export const achievement = id(90);
export const certificateOrder = id(91);
export const signedCredential = id(92);
export const certificateAnchor = id(93);

const lessonRows: readonly [lesson: string, module: string, course: string, type: string, free: boolean][] = [
  [lessons.freeText, modules.first, courses.risk, 'text', true],
  [lessons.freeQuiz, modules.first, courses.risk, 'quiz', true],
  [lessons.secondText, modules.second, courses.risk, 'text', false],
  [lessons.thirdText, modules.third, courses.risk, 'text', false],
  [lessons.crypto, modules.crypto, courses.crypto, 'text', false],
  [lessons.inactive, modules.inactive, courses.inactive, 'text', true],
];

const moduleRows: readonly [module: string, course: string, order: number][] = [
  [modules.first, courses.risk, 1],
  [modules.second, courses.risk, 2],
  [modules.third, courses.risk, 3],
  [modules.crypto, courses.crypto, 1],
  [modules.inactive, courses.inactive, 1],
];

/** Fills an empty, migrated database. */
export async function createWorld(query: Query): Promise<void> {
  await createCatalogue(query);
  await createPeople(query);
  await createLearnersRows(query);
  await createPlacement(query);
}

export const placement = '00000000-0000-4000-8000-0000000000a1';

/** An item of the placement, one version of it. */
export const placedItem = {
  item_id: 'placed',
  version: 1,
  strand_id: 'risk',
  module: 'course/module',
  skill: 'sizing',
  level: 1,
  author_difficulty: -1,
  difficulty: -1,
  seconds: 30,
  is_numeric: true,
  item: {},
  key: {},
  content_hash: '',
  source_hash: '',
};

async function createPlacement(query: Query): Promise<void> {
  await query(`insert into public.placement_strands (strand_id, items_min, items_max) values ('risk', 1, 3)`);
  for (const item_id of ['placed', 'second']) {
    await query(
      `insert into public.placement_items
       select * from jsonb_populate_record(null::public.placement_items, $1::jsonb || jsonb_build_object('valid_from', now()))`,
      [JSON.stringify({ ...placedItem, item_id })],
    );
  }
  await query(
    `insert into public.placements (id, user_id, starts_low, finished_at, result) values ($1, $2, true, now(), '{}')`,
    [placement, people.learner],
  );
  await query(
    `insert into public.placement_answers (placement_id, place, user_id, item_id, version) values ($1, 1, $2, 'placed', 1)`,
    [placement, people.learner],
  );
}

async function createCatalogue(query: Query): Promise<void> {
  for (const [slug, course] of Object.entries(courses)) {
    await query(
      `insert into public.courses (id, slug, title, description, level, color_gradient, duration_weeks,
         modules_count, withdrawn_at)
       values ($1, $2, $2, '', 'All Levels', 'plum', 4, 3, $3)`,
      [course, slug, course === courses.inactive ? '2026-11-20' : null],
    );
  }
  for (const [module, course, order] of moduleRows) {
    await query(
      `insert into public.modules (id, course_id, slug, title, description, order_index, week, status)
       values ($1::uuid, $2, $1::uuid::text, 'Module', '', $3, 1, 'written')`,
      [module, course, order],
    );
  }
  for (const [lesson, module, course, type, free] of lessonRows) {
    await query(
      `insert into public.lessons (id, module_id, course_id, slug, title, description, content_type,
         duration_minutes, is_free, order_index, author, reviewed_on)
       values ($1::uuid, $2, $3, $1::uuid::text, 'Lesson', '', $4, 5, $5, 1, 'Editors', '2026-11-20')`,
      [lesson, module, course, type, free],
    );
    await query(`insert into public.lesson_bodies (lesson_id, html, body_hash) values ($1, '<p>', '')`, [
      lesson,
    ]);
    await query(
      `insert into public.lesson_recordings (lesson_id, kind, language, object_name, media_type, cues, body_hash)
       values ($1::uuid, 'voice', 'en', $1 || '/voice', 'audio/mpeg', '[]', '')`,
      [lesson],
    );
  }
  await query(`
    with unused as (
      insert into public.courses (slug, title, description, level, color_gradient, duration_weeks, modules_count)
      values ('unused', '', '', 'Beginner', 'plum', 1, 1)
    )
    insert into public.modules (course_id, slug, title, description, order_index, week)
    values ('${courses.crypto}', 'unused', '', '', 2, 1)`);
  await query(`insert into public.quiz_answer_keys (lesson_id, item_id, key) values ($1, 'a', '{}')`, [
    lessons.freeQuiz,
  ]);
  await query(`insert into public.activity_keys (lesson_id, activity, key) values ($1, 'guess', '{}')`, [
    lessons.crypto,
  ]);
  await query(`
    with strand as (insert into public.skill_strands (id, name, order_index) values ('risk', 'Risk', 1), ('unused', '', 2)),
    skill as (
      insert into public.skills (id, strand_id, name, can_do, level, order_index)
      values ('sizing', 'risk', 'Size', '', 1, 1), ('stops', 'risk', 'Stop', '', 1, 2)
    ),
    edge as (insert into public.skill_prerequisites (skill_id, prerequisite_id) values ('sizing', 'stops'))
    insert into public.misconceptions (id, skill_id, belief, why_wrong) values ('never', 'stops', '', '')`);
  await createPlans(query);
  await query(`insert into public.installation_settings (key, value) values ('payment_provider', 'null')`);
}

/** The table of plans as content/plans.yaml has it: what these tests hold is what the cards say. */
async function createPlans(query: Query): Promise<void> {
  const { content } = await readContent(join(import.meta.dirname, '..', '..', 'content'));
  for (const { id, price_minor: price, opens } of planRows(content)) {
    await query(`insert into public.plans (id, price_minor, currency, opens) values ($1, $2, 'USD', $3)`, [
      id,
      price,
      opens,
    ]);
  }
  for (const row of entitlementRows(content)) {
    await query(
      `insert into public.entitlements (id, included_in, is_ready, order_index) values ($1, $2, $3, $4)
       on conflict (id) do update set included_in = excluded.included_in`,
      [row.id, row.included_in, row.is_ready, row.order_index],
    );
  }
}

async function createPeople(query: Query): Promise<void> {
  for (const [name, person] of Object.entries(people)) {
    await query(`insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`, [
      person,
      `${name}@example.com`,
      { accepted: { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' } },
    ]);
  }
  await query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [people.admin]);
}

async function createLearnersRows(query: Query): Promise<void> {
  const { learner } = people;
  await query(`insert into public.enrollments (user_id, course_id) values ($1, $2)`, [learner, courses.risk]);
  await query(`insert into public.user_progress (user_id, lesson_id) values ($1, $2)`, [
    learner,
    lessons.freeText,
  ]);
  await query(`insert into public.lesson_positions (user_id, lesson_id) values ($1, $2)`, [
    learner,
    lessons.freeText,
  ]);
  await query(`insert into public.bookmarks (user_id, lesson_id) values ($1, $2)`, [
    learner,
    lessons.freeText,
  ]);
  await query(
    `insert into public.notes (user_id, lesson_id, anchor, text) values ($1, $2, '{"kind": "lesson"}', 'Again')`,
    [learner, lessons.freeText],
  );
  await query(`insert into public.module_notices (user_id, course_id) values ($1, $2)`, [
    learner,
    courses.risk,
  ]);
  await query(
    `insert into public.problem_reports (user_id, lesson_id, kind, text) values ($1, $2, 'mistake', '2 + 2 = 5')`,
    [learner, lessons.freeText],
  );
  await query(`insert into public.subscriptions (user_id, plan_id) values ($1, 'trial')`, [learner]);
  await query(
    `insert into public.payments (user_id, plan_id, kind, amount_minor, currency, provider, provider_reference,
       provider_subscription_id, paid_at, period_ends_at)
     values ($1, 'basic', 'payment', 4900, 'USD', 'test', 'in_1', 'sub_1', now(), '2100-01-01')`,
    [learner],
  );
  await query(
    `insert into public.payment_events (provider, event_id, kind, outcome, created_at)
     values ('stripe', 'evt_1', 'invoice.paid', 'applied', now())`,
  );
  await query(`insert into public.account_deletions (user_id, due_at) values ($1, '2100-01-01')`, [learner]);
  await query(`insert into public.onboarding_steps (user_id, step_name) values ($1, 'welcome')`, [learner]);
  await query(`insert into public.certificates (user_id, course_id) values ($1, $2)`, [
    learner,
    courses.risk,
  ]);
  await addCredentialRows(query, {
    learner,
    course: courses.risk,
    achievement,
    order: certificateOrder,
    credential: signedCredential,
    anchor: certificateAnchor,
  });
  await query(
    `insert into public.skill_assessments (user_id, assessment_data) values ($1,
       '{"trading-experience": "1", "chart-experience": "1", "risk-experience": "1",
         "pressure-experience": "1", "time-available": "1"}')`,
    [learner],
  );
  await query(
    `insert into public.assessment_drafts (user_id, answers) values ($1, '{"time-available": "1"}')`,
    [learner],
  );
  await query(`insert into public.quiz_attempts (id, user_id, lesson_id) values ($1, $2, $3)`, [
    attempt,
    learner,
    lessons.freeQuiz,
  ]);
  await query(
    `insert into public.quiz_answers (attempt_id, item_id, user_id, answer, is_correct)
     values ($1, 'a', $2, '"c1"', true)`,
    [attempt, learner],
  );
  await query(
    `insert into public.activity_answers (user_id, lesson_id, activity, try, answer, is_right)
     values ($1, $2, 'guess', 1, '25', true)`,
    [learner, lessons.crypto],
  );
  await query(
    `insert into public.activity_hints (user_id, lesson_id, activity, item_id, step)
     values ($1, $2, 'check', 'a', 1)`,
    [learner, lessons.crypto],
  );
  await query(
    `insert into public.simulation_states (user_id, lesson_id, activity, settings, run, spread)
     values ($1, $2, 'flips', '{}', 1, false)`,
    [learner, lessons.crypto],
  );
  await query(
    `insert into public.challenge_tries (user_id, lesson_id, activity, seed) values ($1, $2, 'goal', 1)`,
    [learner, lessons.crypto],
  );
  await query(`insert into public.quiz_hints (attempt_id, item_id, step, user_id) values ($1, 'a', 1, $2)`, [
    attempt,
    learner,
  ]);
  await query(
    `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, is_constructed, level, day)
     values ($1, 1, 'position-size', 'a', 'quiz', 1, true, true, 1, '2026-11-20')`,
    [learner],
  );
  for (const table of ['paces', 'mentor_settings', 'learner_paths'])
    await query(`insert into public.${table} (user_id) values ($1)`, [learner]);
  await query(`insert into public.mentor_dialogues (user_id, misconception) values ($1, 'a')`, [learner]);
  await query(
    `insert into public.mentor_remarks (user_id, day, kind, about) values ($1, '2026-11-20', 'fading', 'position-size')`,
    [learner],
  );
  await query(
    `insert into public.skill_states (user_id, skill, status, state) values ($1, 'position-size', 'learning', '{}')`,
    [learner],
  );
  await query(
    `insert into public.review_questions (user_id, skill, lesson_id, activity, item_id, day, settled_at)
     values ($1, 'position-size', $2, '', 'a', '2026-11-20', now())`,
    [learner, lessons.freeQuiz],
  );
  await query(`insert into public.mail_preferences (user_id, reminder) values ($1, true)`, [learner]);
  await query(`insert into public.test_outs (id, user_id, module_id) values ($1, $2, $3)`, [
    testOut,
    learner,
    modules.first,
  ]);
  await query(
    `insert into public.test_out_questions (test_out_id, place, user_id, skill, lesson_id, item_id)
     values ($1, 1, $2, 'position-size', $3, 'a')`,
    [testOut, learner, lessons.freeQuiz],
  );
  await addSimulatorRows(query, learner, lessons.freeText);
  await addExamRows(query, learner, lessons.freeQuiz);
  await addSeasonRows(query, learner, lessons.freeQuiz);
  await query(
    `insert into public.puzzle_answers (user_id, day, answer, is_right) values ($1, '2026-11-20', '50', true)`,
    [learner],
  );
  await addMentorRows(query, { learner, conversation, ...replies });
  await query(
    `insert into public.scholarship_applications (first_name, last_name, email, preferred_language,
       program_interest) values ('Ada', 'Lovelace', 'ada@example.com', 'en', 'women')`,
  );
  await query(
    `insert into public.scholarship_applications (id, first_name, last_name, email, preferred_language,
       program_interest, status, decided_at, decision_reason)
     values ($1, 'Ada', 'Lovelace', 'ada.l@example.com', 'en', 'global', 'awarded', now(), 'A clear plan.')`,
    [awardedApplication],
  );
  await query(
    `insert into public.application_reviews (application_id, place, user_id, need, commitment, fit, clarity, scored_at)
     values ($1, 1, $2, 4, 4, 3, 4, now())`,
    [awardedApplication, people.admin],
  );
  await query('insert into public.scholarships (application_id, user_id) values ($1, $2)', [
    awardedApplication,
    learner,
  ]);
  await query(
    `insert into public.admin_actions (user_id, action, subject_id) values ($1, 'decide-application', $2)`,
    [people.admin, awardedApplication],
  );
  await query(`insert into public.account_bans (user_id, reason) values ($1, 'Shared it.')`, [learner]);
  await query(`insert into public.leads (email, country) values ('ada@example.com', 'GB')`);
  await query(
    `insert into public.ad_campaigns (id, platform, campaign_name) values ($1, 'linkedin', 'Autumn')`,
    [campaign],
  );
  await query(`insert into public.ad_campaign_days values ($1, '2026-11-01', 1000, 30, 2, 1000)`, [campaign]);
  await query(
    `insert into public.security_events (user_id, event_type, ip_address, user_agent, threat_level, source)
     values ($1, 'suspicious_activity', '192.0.2.1', 'Firefox', 'high', 'server')`,
    [learner],
  );
  await query(`insert into public.blocked_addresses (network, reason) values ('203.0.113.0/24', 'Attacks')`);
}
