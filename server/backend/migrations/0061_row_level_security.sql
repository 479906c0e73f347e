-- No table is without row-level security: nobody but the owner comes near these, and without a policy a grant that slips
-- in one day opens nothing.
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.audit_log_entries enable row level security;
alter table auth.rate_limits enable row level security;
alter table engine.jobs enable row level security;
alter table engine.schedules enable row level security;
alter table engine.outbox enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.known_addresses enable row level security;
alter table auth.revocations enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.mfa_recovery_codes enable row level security;
alter table auth.oauth_states enable row level security;
