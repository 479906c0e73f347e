/** Tables whose rows belong to a learner by their column `user_id`: all of them are exported, whoever else reads them. */
export const RECORDS = [
  'account_bans',
  'account_deletions',
  'activity_answers',
  'activity_hints',
  'admin_actions',
  'application_reviews',
  'assessment_drafts',
  'bookmarks',
  'certificate_consents',
  'certificate_orders',
  'certificates',
  'challenge_tries',
  'credential_shares',
  'credentials',
  'enrollments',
  'exam_answers',
  'exam_appeals',
  'exam_reports',
  'exam_sittings',
  'learner_paths',
  'learning_events',
  'legal_acceptances',
  'lesson_positions',
  'mail_preferences',
  'mentor_conversations',
  'mentor_dialogues',
  'mentor_messages',
  'mentor_ratings',
  'mentor_remarks',
  'mentor_rephrasings',
  'mentor_settings',
  'module_notices',
  'notes',
  'onboarding_steps',
  'paces',
  'payments',
  'placement_answers',
  'placements',
  'practical_attempts',
  'problem_reports',
  'puzzle_answers',
  'quiz_answers',
  'quiz_attempts',
  'quiz_hints',
  'responses',
  'review_questions',
  'scholarships',
  'season_entries',
  'season_places',
  'security_events',
  'simulation_states',
  'simulator_sessions',
  'skill_assessments',
  'skill_states',
  'subscriptions',
  'test_out_questions',
  'test_outs',
  'trade_invitations',
  'user_progress',
  'user_roles',
] as const;

/** By what rows are in order that only make sense one after the other. */
export const ORDER: Readonly<Partial<Record<(typeof RECORDS)[number], string>>> = {
  mentor_messages: 'created_at',
};

/** Tables of a learner that no browser reads by itself, with what they hold of them. `$1` is the user. */
export const PRIVATE: Readonly<Record<string, string>> = {
  learner_days: 'select * from private.learner_days where user_id = $1',
  mail_turns: 'select * from private.mail_turns where user_id = $1',
  picture: `select name, created_at, updated_at, metadata from storage.objects
    where bucket_id = 'pictures' and name = $1::text || '/picture'`,
  // That time passed is left out, and while a session is open how many stand before its orders: no market shows that.
  simulator_events: `select session_id, happened.sequence, kind, occurred_at,
      (case when ended_at is null then regexp_replace(event, '"queueAhead":\\d+,', '', 'g') else event end)::jsonb as event
    from private.simulator_events as happened join public.simulator_sessions on id = session_id
    where user_id = $1 and kind <> 'advanced' order by session_id, happened.sequence`,
  simulator_plans: `select session_id, client_order_id, cursor, equity, plan, planned_at
    from private.simulator_plans where user_id = $1`,
  simulator_disputes: 'select * from private.simulator_disputes where user_id = $1',
  // What is planted into a market is not told while it is traded.
  simulator_grades: 'select * from private.simulator_grades where user_id = $1',
  simulator_tries: `select session_id, tries.scenario, tries.started_at,
      case when ended_at is null then null else terms end as terms
    from private.simulator_tries as tries join public.simulator_sessions on id = session_id where tries.user_id = $1`,
  simulator_reviews: 'select * from private.simulator_reviews where user_id = $1',
  simulator_trades: 'select * from private.simulator_trades where user_id = $1',
};

/** What the account consists of, without anything that could open it. `$1` is the user. */
export const ACCOUNT: Readonly<Record<string, string>> = {
  users: `select id, email, phone, email_confirmed_at, phone_confirmed_at, last_sign_in_at, raw_user_meta_data,
    raw_app_meta_data, is_anonymous, created_at, updated_at from auth.users where id = $1`,
  identities: `select provider, identity_data, last_sign_in_at, created_at from auth.identities where user_id = $1`,
  sessions: `select created_at, refreshed_at, user_agent, ip, aal from auth.sessions where user_id = $1`,
  mfa_factors: `select friendly_name, factor_type, status, phone, created_at from auth.mfa_factors where user_id = $1`,
  webauthn_credentials: `select friendly_name, factor_id is not null as is_second_factor, created_at, last_used_at
    from auth.webauthn_credentials where user_id = $1`,
  audit_log_entries: `select payload ->> 'action' as action, ip_address, created_at from auth.audit_log_entries
    where payload ->> 'actor_id' = $1::text order by created_at`,
};

/** Forms are sent without an account: they belong to whoever has confirmed their address. `$1` is the address. */
export const FORMS: Readonly<Record<string, string>> = {
  leads: 'select * from public.leads where lower(email) = $1',
  scholarship_applications: 'select * from public.scholarship_applications where lower(email) = $1',
};
