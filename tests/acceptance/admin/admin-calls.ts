/** A call of admins with a body that its schema takes. */
export type AdminCall = { readonly name: string; readonly body: Readonly<Record<string, unknown>> };

const SUBJECT = '00000000-0000-4000-8000-000000000001';
const PERIOD = { from: '2026-11-01T00:00:00Z', until: '2026-11-21T00:00:00Z' };

const CAMPAIGN = {
  platform: 'facebook',
  campaign_name: 'Spring',
  ad_content: { headline: '', description: '', cta: '', image: '', image_alt: '', hashtags: [] },
  target_audience: '',
  budget: 0,
  currency: 'USD',
};

const SCENARIO = {
  title: 'A day',
  lesson: 'course/module/lesson',
  skills: ['position-size'],
  market: { preset: 'share', regime: 'calm' },
  deposit: 25_000,
  plan: { risk_percent: 1 },
  briefing: 'A day.',
  goal: [{ kind: 'trades', least: 1 }, { kind: 'stop-at-entry' }],
  debrief: { market: 'It was calm.', lesson: 'Nothing more.' },
};

/** Every call of admins. Others than admins try each of them; one that is missing here fails the test. */
export const adminCalls: readonly AdminCall[] = [
  {
    name: 'publish-lesson-recording',
    body: {
      lesson_id: SUBJECT,
      kind: 'voice',
      language: 'en',
      object_name: `${SUBJECT}/${SUBJECT}`,
      captions: 'WEBVTT',
    },
  },
  { name: 'remove-lesson-recording', body: { lesson_id: SUBJECT, kind: 'voice', language: 'en' } },
  { name: 'list-people', body: {} },
  { name: 'read-person', body: { user_id: SUBJECT } },
  { name: 'change-role', body: { user_id: SUBJECT, role: 'admin' } },
  { name: 'ban-account', body: { user_id: SUBJECT, ends_at: null, reason: 'A reason.' } },
  { name: 'unban-account', body: { user_id: SUBJECT } },
  { name: 'list-account-sessions', body: { user_id: SUBJECT } },
  { name: 'end-account-sessions', body: { user_id: SUBJECT } },
  { name: 'view-as-learner', body: { user_id: SUBJECT } },
  { name: 'end-view', body: { view_id: SUBJECT, user_id: SUBJECT } },
  { name: 'list-certificates', body: { user_id: SUBJECT } },
  { name: 'revoke-certificate', body: { credential_id: SUBJECT, reason: 'A reason.' } },
  { name: 'list-issued-certificates', body: {} },
  { name: 'list-certificate-anchors', body: {} },
  { name: 'read-issuer-keys', body: {} },
  { name: 'rehearse-issuer-rotation', body: { reason: 'planned' } },
  { name: 'rotate-issuer-keys', body: { reason: 'compromised', current: 'key-1' } },
  { name: 'list-appeals', body: {} },
  { name: 'list-exam-reports', body: {} },
  { name: 'mark-exam-report', body: { report_id: SUBJECT, marks: [{ points: 1, words: 'Good.' }] } },
  { name: 'read-appealed-sitting', body: { appeal_id: SUBJECT } },
  { name: 'decide-appeal', body: { appeal_id: SUBJECT, is_granted: true, reason: 'A reason.' } },
  { name: 'list-seasons', body: {} },
  {
    name: 'open-season',
    body: { lesson_id: SUBJECT, opens_at: '2026-12-01T00:00:00Z', closes_at: '2027-01-15T00:00:00Z' },
  },
  { name: 'decide-invitation', body: { invitation_id: SUBJECT, is_granted: true, reason: 'A reason.' } },
  { name: 'list-admin-actions', body: {} },
  { name: 'read-simulator-statistics', body: {} },
  { name: 'list-traded-sessions', body: {} },
  { name: 'list-scenario-files', body: {} },
  { name: 'preview-scenario', body: { scenario: SCENARIO, path: 1 } },
  { name: 'save-scenario', body: { id: null, scenario: SCENARIO } },
  { name: 'remove-scenario', body: { id: 'a-scenario' } },
  {
    name: 'decide-application',
    body: { application_id: SUBJECT, decision: 'declined', reason: 'A reason.' },
  },
  { name: 'list-applications', body: {} },
  { name: 'read-application', body: { application_id: SUBJECT } },
  { name: 'take-applications', body: { application_ids: [SUBJECT] } },
  { name: 'release-applications', body: { application_ids: [SUBJECT] } },
  {
    name: 'review-application',
    body: { application_id: SUBJECT, need: 1, commitment: 2, fit: 3, clarity: 4, note: '' },
  },
  { name: 'create-campaign', body: CAMPAIGN },
  {
    name: 'edit-campaign',
    body: { ...CAMPAIGN, campaign_id: SUBJECT, updated_at: '2026-11-21T00:00:00Z' },
  },
  { name: 'duplicate-campaign', body: { campaign_id: SUBJECT, campaign_name: 'Spring (copy)' } },
  {
    name: 'schedule-campaign',
    body: { campaign_id: SUBJECT, starts_at: '2026-12-01T00:00:00Z', ends_at: null },
  },
  { name: 'change-campaign-status', body: { campaign_ids: [SUBJECT], action: 'pause' } },
  {
    name: 'record-campaign-days',
    body: {
      campaign_id: SUBJECT,
      days: [{ day: '2026-11-20', impressions: 10, clicks: 2, conversions: 1, spend: 90 }],
    },
  },
  { name: 'block-address', body: { address: '192.0.2.7', reason: 'A reason.', ends_at: null } },
  { name: 'unblock-address', body: { block_id: SUBJECT } },
  { name: 'list-security-alerts', body: PERIOD },
  { name: 'count-threat-levels', body: PERIOD },
  { name: 'switch-course', body: { course_id: SUBJECT, is_offered: false } },
  { name: 'settle-problem-reports', body: { report_ids: [SUBJECT], status: 'open', note: null } },
  { name: 'preview-lesson', body: { lesson_id: SUBJECT } },
  { name: 'read-dialogue-results', body: {} },
  { name: 'list-unanswered', body: {} },
  { name: 'read-model-report', body: {} },
  {
    name: 'save-model-settings',
    body: {
      is_on: true,
      replies_per_learner: 1,
      tokens_per_learner: 1,
      tokens_per_day: 1,
      input_price: 0,
      output_price: 0,
    },
  },
  { name: 'read-lesson-statistics', body: { course_id: SUBJECT, days: 30 } },
  {
    name: 'read-analytics',
    body: { section: 'days', from: '2026-11-01', to: '2026-11-21', course_id: null },
  },
  { name: 'read-billing-totals', body: {} },
  { name: 'list-subscriptions', body: {} },
  { name: 'list-payments', body: {} },
];
