/** A rule that stands in TypeScript and in SQL: both decide by it, and both tests run its cases. */
export type SharedRule = {
  readonly rule: string;
  /** In this folder. */
  readonly cases: string;
  /** The file that decides in TypeScript; the test beside it runs the cases. */
  readonly typescript: string;
  /** What decides in SQL: functions, views and constraints by their names in supabase/schema.sql. */
  readonly sql: readonly string[];
  /** In tests/policies. */
  readonly policyTest: string;
};

/**
 * Every rule that stands twice. tests/tooling/shared-rules.test.ts holds that each of them is run on both sides, and that
 * nothing in SQL or in a comment names a rule that is not here. Lists of values and limits of length are compared directly, by
 * tests/policies/value-lists.test.ts and tests/policies/field-limits.test.ts.
 */
export const SHARED_RULES: readonly SharedRule[] = [
  {
    rule: 'The score and the level of an assessment',
    cases: 'assessment-score.json',
    typescript: 'domain/assessment/score.ts',
    sql: ['private.score_assessment'],
    policyTest: 'assessment.test.ts',
  },
  {
    rule: 'Which lessons of a course are open to a learner',
    cases: 'lesson-access.json',
    typescript: 'domain/catalogue/opens-lesson.ts',
    sql: ['private.course_access', 'private.learner_can_open_lesson'],
    policyTest: 'lesson-access.test.ts',
  },
  {
    rule: 'When the exam of a course opens',
    cases: 'course-exam.json',
    typescript: 'domain/learning/course-exam.ts',
    sql: ['private.exam_is_closed'],
    policyTest: 'course-exam.test.ts',
  },
  {
    rule: 'What a note may be about',
    cases: 'note-anchor.json',
    typescript: 'domain/learning/notes/note-anchor.ts',
    sql: ['notes_anchor_check'],
    policyTest: 'notes.test.ts',
  },
  {
    rule: 'In which order the steps of onboarding are completed',
    cases: 'onboarding-order.json',
    typescript: 'domain/learning/onboarding.ts',
    sql: ['private.apply_onboarding_rules'],
    policyTest: 'onboarding.test.ts',
  },
  {
    rule: 'What follows from an event in the life of a subscription',
    cases: 'subscription-transitions.json',
    typescript: 'domain/billing/subscription-status.ts',
    sql: ['private.guard_subscription_transition'],
    policyTest: 'subscription-transitions.test.ts',
  },
  {
    rule: 'Two reviews before a decision, and their points',
    cases: 'application-reviews.json',
    typescript: 'domain/community/review-rubric.ts',
    sql: ['private.decide_application', 'private.application_cards'],
    policyTest: 'application-reviews.test.ts',
  },
  {
    rule: 'Who may review an application',
    cases: 'review-seats.json',
    typescript: 'domain/community/review-rubric.ts',
    sql: ['private.review_application', 'private.take_applications'],
    policyTest: 'application-reviews.test.ts',
  },
  {
    rule: 'How many seats of a scholarship can be awarded',
    cases: 'scholarship-seats.json',
    typescript: 'domain/community/seats-left.ts',
    sql: ['private.decide_application'],
    policyTest: 'scholarships.test.ts',
  },
  {
    rule: 'What is an address of a mail',
    cases: 'mail-address.json',
    typescript: 'domain/community/contract.ts',
    sql: ['leads_email_check', 'scholarship_applications_email_check'],
    policyTest: 'community-forms.test.ts',
  },
  {
    rule: 'What is a phone number',
    cases: 'phone-number.json',
    typescript: 'domain/community/contract.ts',
    sql: ['leads_phone_check'],
    policyTest: 'community-forms.test.ts',
  },
  {
    rule: 'What is kept of a name',
    cases: 'plain-name.json',
    typescript: 'domain/kernel/plain-name.ts',
    sql: ['private.plain_name'],
    policyTest: 'plain-names.test.ts',
  },
  {
    rule: 'What is a day of the calendar',
    cases: 'days.json',
    typescript: 'domain/kernel/time/is-day.ts',
    sql: ['legal_acceptances_version_check'],
    policyTest: 'calendar.test.ts',
  },
  {
    rule: 'What is a moment with its zone',
    cases: 'moments.json',
    typescript: 'domain/kernel/time/is-moment.ts',
    sql: [],
    policyTest: 'calendar.test.ts',
  },
  {
    rule: 'On which day a week or a month begins',
    cases: 'period-parts.json',
    typescript: 'domain/analytics/period.ts',
    sql: ['private.read_days', 'private.read_revenue'],
    policyTest: 'calendar.test.ts',
  },
  {
    rule: 'What follows from an action on a campaign',
    cases: 'campaign-status.json',
    typescript: 'domain/marketing/campaign-status.ts',
    sql: ['private.campaign_transition'],
    policyTest: 'campaign-status.test.ts',
  },
  {
    rule: 'Who is a robot',
    cases: 'robot-names.json',
    typescript: 'domain/security/assess-client.ts',
    sql: ['private.is_robot'],
    policyTest: 'security-events.test.ts',
  },
];

/** Cases of rules that stand once, by the test that runs them. */
export const SINGLE_RULES: Readonly<Record<string, string>> = {
  'mentor-advice.json': 'domain/mentor/asks-for-advice.test.ts',
  'mentor-distress.json': 'domain/mentor/distress-of.test.ts',
  'plan-entitlements.json': 'tests/policies/plan-entitlements.test.ts',
};
