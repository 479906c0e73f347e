-- A passkey whose signature was wrong is a failed sign-in, as a wrong password is.

create or replace function private.record_auth_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal constant text := new.payload -> 'traits' ->> 'error_code';
begin
  insert into public.security_events (user_id, event_type, ip_address, threat_level, blocked, details, source)
  select
    (select id from auth.users where id = (new.payload ->> 'actor_id')::uuid),
    kinds.event_type, nullif(new.ip_address, ''), kinds.threat_level, kinds.blocked,
    coalesce(new.payload -> 'traits', '{}'), 'server'
  from (values
    -- Two people hold one token, so one of them stole it.
    (new.payload ->> 'action' = 'token_revoked', 'refresh_token_reused', 'high', true),
    (refusal like 'over\_%', 'limit_reached', 'medium', true),
    (refusal = 'user_banned', 'banned_sign_in', 'medium', true),
    -- Whoever gets this far knows the password.
    (refusal like 'mfa\_%', 'second_step_failed', 'medium', false),
    (refusal = 'otp_expired', 'code_refused', 'low', false),
    (refusal in ('invalid_credentials', 'webauthn_verification_failed'), 'sign_in_failed', 'low', false)
  ) as kinds (applies, event_type, threat_level, blocked)
  where kinds.applies
  limit 1;
  return null;
end;
$$;
