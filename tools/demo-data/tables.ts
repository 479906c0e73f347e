/*
 * What the demonstration writes: every table with its columns and their types, in the order of their foreign keys.
 * Removal takes them in the opposite order.
 */

/**
 * The column that tells the rows of the demonstration from others. Where rows outlive a deleted account it is their own
 * id; else the id of what they belong to, so that what the product has added goes too.
 */
type Owner = 'user_id' | 'id' | 'campaign_id';

type Table = {
  readonly name: string;
  readonly owner: Owner;
  /** Whether its triggers rest meanwhile: they would write the time of now and rows that are written here already. */
  readonly restsTriggers?: true;
  readonly columns: Readonly<Record<string, string>>;
};

export const TABLES = {
  users: {
    name: 'auth.users',
    owner: 'id',
    columns: {
      id: 'uuid',
      email: 'text',
      email_confirmed_at: 'timestamptz',
      last_sign_in_at: 'timestamptz',
      raw_app_meta_data: 'jsonb',
      raw_user_meta_data: 'jsonb',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
  },
  demonstrationUsers: { name: 'private.demonstration_users', owner: 'user_id', columns: { user_id: 'uuid' } },
  onboardingSteps: {
    name: 'public.onboarding_steps',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      step_name: 'text',
      completed: 'boolean',
      completed_at: 'timestamptz',
      data: 'jsonb',
      created_at: 'timestamptz',
    },
  },
  assessments: {
    name: 'public.skill_assessments',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      assessment_data: 'jsonb',
      score: 'integer',
      skill_level: 'text',
      created_at: 'timestamptz',
    },
  },
  subscriptions: {
    name: 'public.subscriptions',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      plan_id: 'text',
      status: 'text',
      trial_ends_at: 'timestamptz',
      current_period_end: 'timestamptz',
      provider: 'text',
      provider_customer_id: 'text',
      provider_subscription_id: 'text',
      provider_seen_at: 'timestamptz',
      price_minor: 'integer',
      currency: 'text',
      cancel_at_period_end: 'boolean',
      canceled_at: 'timestamptz',
      course_id: 'uuid',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
  },
  payments: {
    name: 'public.payments',
    owner: 'id',
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      plan_id: 'text',
      kind: 'text',
      amount_minor: 'integer',
      currency: 'text',
      provider: 'text',
      provider_reference: 'text',
      provider_subscription_id: 'text',
      paid_at: 'timestamptz',
      period_ends_at: 'timestamptz',
      created_at: 'timestamptz',
    },
  },
  enrollments: {
    name: 'public.enrollments',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      course_id: 'uuid',
      progress: 'integer',
      created_at: 'timestamptz',
      completed_at: 'timestamptz',
    },
  },
  progress: {
    name: 'public.user_progress',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      course_id: 'uuid',
      module_id: 'uuid',
      lesson_id: 'uuid',
      completed: 'boolean',
      completed_at: 'timestamptz',
      score: 'integer',
    },
  },
  positions: {
    name: 'public.lesson_positions',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      user_id: 'uuid',
      lesson_id: 'uuid',
      course_id: 'uuid',
      position: 'numeric',
      updated_at: 'timestamptz',
    },
  },
  bookmarks: {
    name: 'public.bookmarks',
    owner: 'user_id',
    columns: { user_id: 'uuid', lesson_id: 'uuid', created_at: 'timestamptz' },
  },
  attempts: {
    name: 'public.quiz_attempts',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      lesson_id: 'uuid',
      started_at: 'timestamptz',
      finished_at: 'timestamptz',
      score: 'integer',
      passed: 'boolean',
    },
  },
  answers: {
    name: 'public.quiz_answers',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      attempt_id: 'uuid',
      item_id: 'text',
      round: 'smallint',
      try: 'smallint',
      user_id: 'uuid',
      answer: 'jsonb',
      is_correct: 'boolean',
      answered_at: 'timestamptz',
      skill: 'text',
      mistake: 'text',
      misconception: 'text',
    },
  },
  hints: {
    name: 'public.quiz_hints',
    owner: 'user_id',
    restsTriggers: true,
    columns: {
      attempt_id: 'uuid',
      item_id: 'text',
      round: 'smallint',
      step: 'smallint',
      user_id: 'uuid',
      taken_at: 'timestamptz',
    },
  },
  events: {
    name: 'public.learning_events',
    owner: 'id',
    restsTriggers: true,
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      verb: 'text',
      course_id: 'uuid',
      lesson_id: 'uuid',
      item_id: 'text',
      details: 'jsonb',
      occurred_at: 'timestamptz',
    },
  },
  reports: {
    name: 'public.problem_reports',
    owner: 'id',
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      lesson_id: 'uuid',
      item_id: 'text',
      kind: 'text',
      text: 'text',
      status: 'text',
      created_at: 'timestamptz',
      settled_at: 'timestamptz',
      settled_note: 'text',
    },
  },
  applications: {
    name: 'public.scholarship_applications',
    owner: 'id',
    columns: {
      id: 'uuid',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      preferred_language: 'text',
      program_interest: 'text',
      status: 'text',
      statement: 'text',
      created_at: 'timestamptz',
      decided_at: 'timestamptz',
      decision_reason: 'text',
    },
  },
  reviews: {
    name: 'public.application_reviews',
    owner: 'id',
    columns: {
      id: 'uuid',
      application_id: 'uuid',
      place: 'smallint',
      need: 'smallint',
      commitment: 'smallint',
      fit: 'smallint',
      clarity: 'smallint',
      taken_at: 'timestamptz',
      scored_at: 'timestamptz',
    },
  },
  scholarships: {
    name: 'public.scholarships',
    owner: 'user_id',
    columns: { application_id: 'uuid', user_id: 'uuid', claimed_at: 'timestamptz' },
  },
  leads: {
    name: 'public.leads',
    owner: 'id',
    columns: { id: 'uuid', email: 'text', phone: 'text', country: 'text', created_at: 'timestamptz' },
  },
  securityEvents: {
    name: 'public.security_events',
    owner: 'id',
    columns: {
      id: 'uuid',
      user_id: 'uuid',
      event_type: 'text',
      ip_address: 'text',
      user_agent: 'text',
      threat_level: 'text',
      blocked: 'boolean',
      details: 'jsonb',
      source: 'text',
      created_at: 'timestamptz',
    },
  },
  campaigns: {
    name: 'public.ad_campaigns',
    owner: 'id',
    columns: {
      id: 'uuid',
      platform: 'text',
      campaign_name: 'text',
      status: 'text',
      ad_content: 'jsonb',
      target_audience: 'text',
      budget: 'bigint',
      currency: 'text',
      starts_at: 'timestamptz',
      ends_at: 'timestamptz',
      archived_from: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
  },
  campaignDays: {
    name: 'public.ad_campaign_days',
    owner: 'campaign_id',
    columns: {
      campaign_id: 'uuid',
      day: 'date',
      impressions: 'bigint',
      clicks: 'bigint',
      conversions: 'bigint',
      spend_minor: 'bigint',
    },
  },
} as const satisfies Readonly<Record<string, Table>>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
