-- The schema that the migrations add up to, written by tools/dump-schema.ts from the catalogue.
-- For reading and for reviewing what a migration changes. Do not edit: add a migration and write it again.

create schema private;
comment on schema private is 'Rule and trigger functions. Not exposed; client roles cannot name anything in it.';
grant usage on schema private to service_role;

CREATE OR REPLACE FUNCTION private.address_digest(address text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with parts as (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as mailbox,
      case split_part(lower(address), '@', 2) when 'googlemail.com' then 'gmail.com'
        else split_part(lower(address), '@', 2) end as host
  )
  select sha256(
    (select salt from private.trial_salt)
    || convert_to(case host when 'gmail.com' then replace(mailbox, '.', '') else mailbox end || '@' || host, 'UTF8'))
  from parts;
$function$;
comment on function private.address_digest(text) is 'A salted digest of the mailbox behind an address: the same whatever its capitals, its part after a plus, and its dots where they do not count.';

CREATE OR REPLACE FUNCTION private.analytics_counted_until()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select counted_until from private.analytics_rollup), '-infinity');
$function$;
comment on function private.analytics_counted_until() is 'Where the kept counts end and those of the moment begin.';

CREATE OR REPLACE FUNCTION private.announce_blocked_addresses()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('blocked_addresses', '');
  return null;
end;
$function$;
comment on function private.announce_blocked_addresses() is 'Lets every server process read the blocked addresses again.';

CREATE OR REPLACE FUNCTION private.announce_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform realtime.send('{}', 'settings', 'account:' || new.id, true);
  return null;
end $function$;
comment on function private.announce_settings() is 'Lets the other devices of an account know that its settings were changed.';

CREATE OR REPLACE FUNCTION private.anonymise_admin_action()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'The log of admins is append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$function$;
comment on function private.anonymise_admin_action() is 'Of a row of the audit log nothing ever changes but that the account it names is deleted.';

CREATE OR REPLACE FUNCTION private.anonymise_learning_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' or old.user_id is null or new.user_id is not null then
    raise exception 'Learning events are append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$function$;
comment on function private.anonymise_learning_event() is 'Of a learning event nothing ever changes but that the account it names is deleted.';

CREATE OR REPLACE FUNCTION private.anonymise_learning_events(learner_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.learning_events set user_id = null where user_id = learner_id;
  delete from private.lesson_use where user_id = learner_id;
$function$;
comment on function private.anonymise_learning_events(uuid) is 'Takes a learner out of their events, for an account that is closed while its row stays. Deleting the row does it too.';
grant execute on function private.anonymise_learning_events(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.anonymise_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'Payments are append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$function$;
comment on function private.anonymise_payment() is 'Of a payment nothing ever changes but that the account it names is deleted.';

CREATE OR REPLACE FUNCTION private.anonymise_security_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'Security events are append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  new.ip_address := null;
  new.user_agent := null;
  return new;
end;
$function$;
comment on function private.anonymise_security_event() is 'Of a security event nothing ever changes but that the account it names is deleted; its address and browser go with it.';

CREATE OR REPLACE FUNCTION private.apply_awards_of_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.scholarships (application_id, user_id)
  select id, new.id from public.scholarship_applications
  where lower(email) = lower(new.email) and status = 'awarded'
  on conflict do nothing;
  return null;
end;
$function$;
comment on function private.apply_awards_of_address() is 'Claims the awards of an address for the account that has confirmed it.';

CREATE OR REPLACE FUNCTION private.apply_campaign_schedule()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.ad_campaigns set status = 'active' where status = 'scheduled' and starts_at <= now();
  update public.ad_campaigns set status = 'ended' where status in ('active', 'paused') and ends_at <= now();
$function$;
comment on function private.apply_campaign_schedule() is 'Starts the campaigns that are due and ends those whose time is over. Run by the clock.';
grant execute on function private.apply_campaign_schedule() to service_role;

CREATE OR REPLACE FUNCTION private.apply_earlier_trial()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_ends_at timestamptz;
begin
  if new.status <> 'trialing' or new.trial_ends_at is null then
    return new;
  end if;
  -- An address that nobody has confirmed may be a stranger's, whose trial is not to be used up.
  insert into private.trials as known (address_digest, ends_at)
  select private.address_digest(email), new.trial_ends_at from auth.users
  where id = new.user_id and email is not null and email_confirmed_at is not null
  on conflict (address_digest) do update set ends_at = known.ends_at
  returning ends_at into first_ends_at;
  new.trial_ends_at := coalesce(first_ends_at, new.trial_ends_at);
  if first_ends_at <= now() then
    new.status := 'expired';
  end if;
  return new;
end;
$function$;
comment on function private.apply_earlier_trial() is 'Goes on with the trial that the address of a learner was given before, instead of beginning another.';

CREATE OR REPLACE FUNCTION private.apply_lesson_position()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.course_id := (select course_id from public.lessons where id = new.lesson_id);
  new.updated_at := now();
  return new;
end;
$function$;
comment on function private.apply_lesson_position() is 'Sets course_id, and updated_at by the clock of the database.';

CREATE OR REPLACE FUNCTION private.apply_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    new.updated_at := now();
    return new;
  end if;
  select lessons.course_id, lessons.module_id into new.course_id, new.module_id
  from public.lessons where lessons.id = new.lesson_id;
  return new;
end;
$function$;
comment on function private.apply_note() is 'Sets course_id and module_id of a new note; counts version and sets updated_at at each change.';

CREATE OR REPLACE FUNCTION private.apply_onboarding_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  steps constant text[] := array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete'];
  by_learner constant boolean := current_user in ('anon', 'authenticated');
begin
  -- A draft that arrives after its step was completed is late: what was completed stays as it is.
  if old.completed and not new.completed then
    return old;
  end if;
  new.step_name := coalesce(old.step_name, new.step_name);
  -- On insert the step may be there already: an upsert of it gets here first.
  if by_learner and new.completed and exists (
    select from unnest(steps[:array_position(steps, new.step_name) - 1]) as earlier (step_name)
    where not exists (
      select from public.onboarding_steps as done
      where done.user_id = new.user_id and done.completed
        and done.step_name in (earlier.step_name, new.step_name)
    )
  ) then
    raise exception 'Complete the earlier steps first.' using hint = 'step-too-early';
  end if;
  -- Somebody who skips the assessment on one device after taking it on another has taken it.
  if by_learner and old.data ? 'assessment_id' then
    new.data := old.data;
  end if;
  new.completed_at := case when new.completed then coalesce(old.completed_at, now()) end;
  return new;
end;
$function$;
comment on function private.apply_onboarding_rules() is 'Refuses with the hint step-too-early what comes before an earlier step, except the assessment, which the server completes whenever it is taken. Sets completed_at; ignores late drafts. Completing a step again replaces its data and keeps the time.';

CREATE OR REPLACE FUNCTION private.apply_pace()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end;
$function$;
comment on function private.apply_pace() is 'Sets updated_at at each change.';

CREATE OR REPLACE FUNCTION private.apply_plain_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.first_name := private.plain_name(new.first_name);
  new.last_name := private.plain_name(new.last_name);
  return new;
end;
$function$;
comment on function private.apply_plain_names() is 'Keeps names of applicants plain. The form refuses a name with an address before; see the constraints for an empty one.';

CREATE OR REPLACE FUNCTION private.apply_plain_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.raw_user_meta_data := private.plain_profile(new.raw_user_meta_data);
  return new;
end;
$function$;
comment on function private.apply_plain_profile() is 'Keeps names of accounts plain, whoever writes them.';

CREATE OR REPLACE FUNCTION private.apply_progress_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  lesson public.lessons;
  by_learner constant boolean := current_user in ('anon', 'authenticated');
  was_completed constant boolean := coalesce(old.completed, false);
begin
  new.lesson_id := coalesce(old.lesson_id, new.lesson_id);
  select * into lesson from public.lessons where id = new.lesson_id;
  if not found then
    raise exception 'There is no such lesson.' using hint = 'lesson-not-found';
  end if;

  if not was_completed then
    if not exists (
      select from public.enrollments where user_id = new.user_id and course_id = lesson.course_id
    ) then
      raise exception 'Enrol in the course of this lesson first.' using hint = 'enrol-first';
    end if;
    if by_learner and not public.can_open_lesson(lesson.id) then
      raise exception 'Your plan does not include this lesson.' using hint = 'plan-needed';
    end if;
    if by_learner and new.completed and lesson.content_type = 'quiz' then
      raise exception 'A quiz is completed by passing it.' using hint = 'quiz-not-passed';
    end if;
  end if;

  new.course_id := lesson.course_id;
  new.module_id := lesson.module_id;
  new.completed := new.completed or was_completed;
  new.completed_at := case when new.completed then coalesce(old.completed_at, now()) end;
  new.score := case
    when lesson.content_type <> 'quiz' then case when new.completed then 100 end
    when by_learner then old.score
    else greatest(old.score, new.score)
  end;
  return new;
end;
$function$;
comment on function private.apply_progress_rules() is 'Refuses with the hints lesson-not-found, enrol-first, plan-needed, quiz-not-passed; computes every other column.';

CREATE OR REPLACE FUNCTION private.await_own_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_relid::text || new.user_id::text, 2));
  return new;
end;
$function$;
comment on function private.await_own_turn() is 'Lets a learner insert into a table in one transaction after the other, so that a limit that is checked next counts all rows.';

CREATE OR REPLACE FUNCTION private.ban_account(p_user_id uuid, p_ends_at timestamp with time zone, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
  perform from auth.users where id = p_user_id and deleted_at is null for update;
  if not found then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  if p_user_id = (select auth.uid()) then
    raise exception 'Nobody bans themselves.' using hint = 'own-account';
  end if;
  if p_ends_at <= now() then
    raise exception 'This ban would be over already.' using hint = 'ban-over';
  end if;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin') then
    raise exception 'An admin is banned once the role is taken away.' using hint = 'account-is-admin';
  end if;
  -- The engine keeps a moment for every ban; a thousand years is its way to say "until it is lifted".
  update auth.users set banned_until = coalesce(p_ends_at, now() + interval '1000 years') where id = p_user_id;
  delete from auth.sessions where user_id = p_user_id;
  insert into public.account_bans (user_id, reason, ends_at) values (p_user_id, p_reason, p_ends_at)
  on conflict (user_id) do update
    set reason = excluded.reason, ends_at = excluded.ends_at, banned_at = excluded.banned_at;
end;
$function$;
comment on function private.ban_account(uuid,timestamp with time zone,text) is 'Bans an account from now on, and ends its sessions. Refuses with account-not-found, own-account, account-is-admin, ban-over.';
grant execute on function private.ban_account(uuid,timestamp with time zone,text) to service_role;

CREATE OR REPLACE FUNCTION private.begin_record_of_lesson(lesson_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.session_is_complete() then
    raise exception 'Pass the second step of signing in first.' using hint = 'second-step-needed';
  end if;
  if not public.can_open_lesson(begin_record_of_lesson.lesson_id) then
    raise exception 'This lesson is not open to you.' using hint = 'plan-needed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
end;
$function$;
comment on function private.begin_record_of_lesson(uuid) is 'Lets the windows of one learner tell what they do in a lesson one after the other. Refuses with the hints second-step-needed and plan-needed.';

CREATE OR REPLACE FUNCTION private.block_address(p_address text, p_reason text, p_ends_at timestamp with time zone, p_own_address text)
 RETURNS public.blocked_addresses
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- IPv4 addresses reach an IPv6 socket as ::ffff:192.0.2.1.
  given constant text := regexp_replace(btrim(p_address), '^::ffff:(?=\d+\.)', '', 'i');
  blocked cidr;
  block public.blocked_addresses;
begin
  if not pg_input_is_valid(given, 'inet') then
    raise exception 'This is neither an address nor a network.' using hint = 'address-invalid';
  end if;
  blocked := case
    when family(given::inet) = 6 and given not like '%/%' then network(set_masklen(given::inet, 64))
    else network(given::inet)
  end;
  if masklen(blocked) < (case family(blocked) when 4 then 16 else 32 end) or blocked && inet '::ffff:0:0/96' then
    raise exception 'So wide a network cannot be blocked.' using hint = 'network-too-wide';
  end if;
  if pg_input_is_valid(p_own_address, 'inet') and p_own_address::inet <<= blocked then
    raise exception 'This block would lock out whoever makes it.' using hint = 'own-address';
  end if;
  -- An address is no business of ours once its block has ended a while ago.
  delete from public.blocked_addresses where ends_at < now() - interval '30 days';
  if 1000 <= (select count(*) from public.blocked_addresses) then
    raise exception 'A thousand blocks are enough.' using hint = 'too-many-blocks';
  end if;
  insert into public.blocked_addresses (network, reason, ends_at)
  values (blocked, btrim(p_reason), p_ends_at)
  on conflict (network) do update
  set reason = excluded.reason, ends_at = excluded.ends_at, created_at = now()
  returning * into block;
  return block;
end;
$function$;
comment on function private.block_address(text,text,timestamp with time zone,text) is 'Blocks an address or a network in CIDR notation until p_ends_at, or until it is lifted. Again for the same network it replaces reason and end. Hints: address-invalid, network-too-wide, own-address, too-many-blocks.';
grant execute on function private.block_address(text,text,timestamp with time zone,text) to service_role;

CREATE OR REPLACE FUNCTION private.campaign_transition(p_status text, p_action text, p_archived_from text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_status = 'archived' and p_action = 'restore' then p_archived_from
    else (
      select next from (values
        ('draft', 'schedule', 'scheduled'),
        ('draft', 'activate', 'active'),
        ('draft', 'archive', 'archived'),
        ('scheduled', 'schedule', 'scheduled'),
        ('scheduled', 'unschedule', 'draft'),
        ('scheduled', 'activate', 'active'),
        ('scheduled', 'archive', 'archived'),
        ('active', 'pause', 'paused'),
        ('active', 'end', 'ended'),
        ('active', 'archive', 'archived'),
        ('paused', 'resume', 'active'),
        ('paused', 'end', 'ended'),
        ('paused', 'archive', 'archived'),
        ('ended', 'archive', 'archived')
      ) as transitions (status, action, next)
      where transitions.status = p_status and transitions.action = p_action
    )
  end;
$function$;
comment on function private.campaign_transition(text,text,text) is 'The status that an action leads a campaign to, null where it is not possible. domain/marketing/campaign-status.ts is the same table; both run tests/cases/campaign-status.json.';
grant execute on function private.campaign_transition(text,text,text) to service_role;

CREATE OR REPLACE FUNCTION private.change_campaign_status(p_campaign_ids uuid[], p_action text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  update public.ad_campaigns
  set status = private.campaign_transition(status, p_action, archived_from),
    archived_from = case when p_action = 'archive' then status end,
    starts_at = case p_action when 'activate' then now() when 'unschedule' then null else starts_at end,
    ends_at = case p_action
      when 'activate' then case when ends_at > now() then ends_at end
      when 'unschedule' then null
      when 'end' then now()
      else ends_at
    end
  where id = any (p_campaign_ids) and private.campaign_transition(status, p_action, archived_from) is not null
  returning id;
  if not found then
    raise exception 'None of these campaigns can be changed like this.' using hint = 'campaign-status-refused';
  end if;
end;
$function$;
comment on function private.change_campaign_status(uuid[],text) is 'Takes an action on those of the campaigns on which it is possible, and returns their ids; refuses when there are none.';
grant execute on function private.change_campaign_status(uuid[],text) to service_role;

CREATE OR REPLACE FUNCTION private.change_role(p_user_id uuid, p_is_admin boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- One change after the other: two admins who take the role from each other must not leave none.
  perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
  if p_user_id = (select auth.uid()) then
    raise exception 'Nobody changes their own role.' using hint = 'own-account';
  end if;
  if not exists (select from auth.users where id = p_user_id and deleted_at is null) then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  if p_is_admin then
    if exists (select from auth.users where id = p_user_id and banned_until > now()) then
      raise exception 'A banned account gets no role.' using hint = 'account-banned';
    end if;
    insert into public.user_roles (user_id, role) values (p_user_id, 'admin') on conflict do nothing;
    return;
  end if;
  delete from public.user_roles where user_id = p_user_id and role = 'admin';
  if not exists (
    select from public.user_roles join auth.users on users.id = user_roles.user_id
    where coalesce(users.banned_until, '-infinity') <= now() and users.deleted_at is null
  ) then
    raise exception 'Somebody has to be an admin.' using hint = 'last-admin';
  end if;
  -- What was opened with the role, views of learners included, ends with it.
  delete from auth.sessions where user_id = p_user_id;
end;
$function$;
comment on function private.change_role(uuid,boolean) is 'Gives an account the role admin, or takes it and ends the sessions. Refuses with own-account, account-not-found, account-banned, last-admin.';
grant execute on function private.change_role(uuid,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.choose_mails(learner_id uuid, reminder boolean, summary boolean, hour integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.mail_preferences as kept (user_id, reminder, summary, hour)
  values (learner_id, choose_mails.reminder, choose_mails.summary, choose_mails.hour)
  on conflict (user_id) do update
    set reminder = excluded.reminder, summary = excluded.summary, hour = excluded.hour, chosen_at = excluded.chosen_at
    where (kept.reminder, kept.summary, kept.hour)
      is distinct from (excluded.reminder, excluded.summary, excluded.hour);
$function$;
comment on function private.choose_mails(uuid,boolean,boolean,integer) is 'Keeps which mails a learner wants, from their account or from the page that a mail leads to. The same again changes nothing.';

CREATE OR REPLACE FUNCTION private.choose_plan_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not 'one_course' = any (private.entitlements_of(new.user_id)) then
    raise exception 'No plan of this learner opens a course of their choice.' using hint = 'plan-needed';
  end if;
  if new.course_id is null or not exists (
    select from public.courses where id = new.course_id and is_active
  ) then
    raise exception 'This course is not offered.' using hint = 'course-not-active';
  end if;
  if old.course_changeable_at > now() then
    raise exception 'The course was chosen less than a month ago.' using hint = 'course-chosen-lately';
  end if;
  new.course_chosen_at := now();
  new.course_changeable_at := (now() at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  return new;
end;
$function$;
comment on function private.choose_plan_course() is 'Lets a learner choose the course of a plan of one course, once in a calendar month in UTC.';

CREATE OR REPLACE FUNCTION private.claim_scholarship(p_application_id uuid, p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.scholarship_applications where id = p_application_id and status = 'awarded'
  ) then
    raise exception 'This application has no award.' using hint = 'scholarship-not-awarded';
  end if;
  insert into public.scholarships (application_id, user_id) values (p_application_id, p_user_id)
  on conflict do nothing;
  if not exists (
    select from public.scholarships where application_id = p_application_id and user_id = p_user_id
  ) then
    raise exception 'Another account has claimed this award.' using hint = 'scholarship-claimed';
  end if;
end;
$function$;
comment on function private.claim_scholarship(uuid,uuid) is 'Gives an award to an account. Again by the same account it changes nothing; an award is claimed by one account only. The caller has made sure that the account belongs to the applicant.';
grant execute on function private.claim_scholarship(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.complete_assessment_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.onboarding_steps (user_id, step_name, completed, data)
  values (new.user_id, 'assessment', true, jsonb_build_object('assessment_id', new.id))
  on conflict (user_id, step_name) do update set completed = true, data = excluded.data;
  return null;
end;
$function$;
comment on function private.complete_assessment_step() is 'Submitting the assessment completes its step of onboarding, wherever the learner came from.';

CREATE OR REPLACE FUNCTION private.complete_quizzes_passed_before()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.user_progress (user_id, lesson_id, completed, score)
  select new.user_id, lessons.id, true, max(quiz_attempts.score)
  from public.quiz_attempts
  join public.lessons on lessons.id = quiz_attempts.lesson_id
  where quiz_attempts.user_id = new.user_id
    and quiz_attempts.passed
    and lessons.course_id = new.course_id
    and lessons.content_type = 'quiz'
  group by lessons.id
  on conflict (user_id, lesson_id) do update set completed = true, score = excluded.score;
  return null;
end;
$function$;
comment on function private.complete_quizzes_passed_before() is 'Enrolling completes the quizzes of the course that the learner has passed, with the score of the best attempt.';

CREATE OR REPLACE FUNCTION private.compute_course_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.is_active := new.retired_at is null and new.withdrawn_at is null;
  return new;
end;
$function$;
comment on function private.compute_course_offer() is 'Computes courses.is_active.';

CREATE OR REPLACE FUNCTION private.compute_course_progress()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  total integer;
  done integer;
  more_to_come boolean;
begin
  select count(*), count(*) filter (where user_progress.completed)
  into total, done
  from public.lessons
  left join public.user_progress
    on user_progress.lesson_id = lessons.id and user_progress.user_id = new.user_id
  where lessons.course_id = new.course_id and lessons.retired_at is null;

  more_to_come := exists (
    select from public.modules
    where course_id = new.course_id and status = 'in_writing' and retired_at is null
  );

  new.progress := case
    when total = 0 then 0
    when done = total and not more_to_come then 100
    else least(round(100.0 * done / total), 99)
  end;
  new.completed_at := coalesce(old.completed_at, case when new.progress = 100 then now() end);
  return new;
end;
$function$;
comment on function private.compute_course_progress() is 'progress = completed / all lessons that are not retired x 100, rounded half up. At most 99 while a lesson is open or a module in writing. completed_at is set when 100 is first reached and kept for good.';

CREATE OR REPLACE FUNCTION private.compute_written_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The clock, not the beginning of the import: who asked for a mail meanwhile has not seen the module.
  new.written_at := coalesce(
    case when tg_op = 'UPDATE' then old.written_at end,
    new.written_at,
    case when new.status = 'written' then clock_timestamp() end
  );
  return new;
end;
$function$;
comment on function private.compute_written_at() is 'Keeps the first modules.written_at, which is the clock unless the statement that wrote the module knew it.';

CREATE OR REPLACE FUNCTION private.count_active_learners(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(cohort_week date, week integer, learners bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with active as (
    select user_id, date_trunc('week', occurred_at at time zone 'UTC')::date as active_week
    from public.learning_events
    where occurred_at >= since and occurred_at < until and user_id is not null
    group by 1, 2
  ),
  counted as (
    select active_week, (
      select date_trunc('week', created_at at time zone 'UTC')::date
      from auth.users
      where id = active.user_id and not is_anonymous and deleted_at is null
    ) as cohort_week
    from active
    -- Who was active earlier in the same week is counted before `since`. Nothing is before the beginning of time, which
    -- spares a look at every learner there.
    where not (since > '-infinity' and exists (
      select from public.learning_events as earlier
      where earlier.user_id = active.user_id
        and earlier.occurred_at >= active_week::timestamp at time zone 'UTC' and earlier.occurred_at < since
    ))
  )
  select cohort_week, (active_week - cohort_week) / 7, count(*) from counted
  where cohort_week is not null
  group by 1, 2;
$function$;
comment on function private.count_active_learners(timestamp with time zone,timestamp with time zone) is 'Learners by the week they signed up, and how many weeks later they were active: had a learning event, each week counted in [since, until) when its first event is there.';

CREATE OR REPLACE FUNCTION private.count_active_learners_by_course(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(course_id uuid, cohort_week date, week integer, learners bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with active as (
    select user_id, learning_events.course_id,
      date_trunc('week', occurred_at at time zone 'UTC')::date as active_week, max(occurred_at) as last_at
    from public.learning_events
    where occurred_at >= since and occurred_at < until and user_id is not null
    group by 1, 2, 3
  ),
  counted as (
    select active.course_id, date_trunc('week', enrollments.created_at at time zone 'UTC')::date as cohort_week,
      active_week
    from active
    join public.enrollments on enrollments.user_id = active.user_id and enrollments.course_id = active.course_id
      and last_at >= enrollments.created_at
    where not (since > '-infinity' and exists (
      select from public.learning_events as earlier
      where earlier.user_id = active.user_id and earlier.course_id = active.course_id
        and earlier.occurred_at >= greatest(active_week::timestamp at time zone 'UTC', enrollments.created_at)
        and earlier.occurred_at < since
    ))
  )
  select course_id, cohort_week, (active_week - cohort_week) / 7, count(*) from counted group by 1, 2, 3;
$function$;
comment on function private.count_active_learners_by_course(timestamp with time zone,timestamp with time zone) is 'The same for each course: by the week of the enrolment, and events of the course from the enrolment on.';

CREATE OR REPLACE FUNCTION private.count_arrivals()
 RETURNS TABLE(figure text, name text, cases bigint, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with people as materialized (
    select id, created_at from auth.users where not is_anonymous and deleted_at is null
  )
  select 'first_answer', '', count(*), count(*) filter (where answered_at <= created_at + interval '10 minutes')
  from people left join lateral (
    select answered_at from public.responses where user_id = people.id order by sequence limit 1
  ) as first on true
  where created_at <= now() - interval '10 minutes'
  union all
  select 'return', days.after::text, count(*), count(*) filter (where exists (
    select from public.learning_events as events where events.user_id = people.id
      and occurred_at >= created_at + make_interval(days => days.after)
      and occurred_at < created_at + make_interval(days => days.after + 1)
  ) or exists (
    select from public.responses where responses.user_id = people.id
      and answered_at >= created_at + make_interval(days => days.after)
      and answered_at < created_at + make_interval(days => days.after + 1)
  ))
  from people cross join (values (1), (7), (30)) as days(after)
  where created_at <= now() - make_interval(days => days.after + 1)
  group by days.after;
$function$;
comment on function private.count_arrivals() is 'Of those who signed up: who answered something graded within ten minutes, and who was there on day 1, 7 and 30 after.';

CREATE OR REPLACE FUNCTION private.count_blocks()
 RETURNS TABLE(lesson_id uuid, activity text, cases bigint, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with opened as (
    select lesson_use.lesson_id, count(*) as learners from private.lesson_use where opened_at is not null group by 1
  ), answered as (
    select answers.lesson_id, answers.activity, count(distinct answers.user_id) as learners
    from public.activity_answers as answers where answers.try = 1 group by 1, 2
    union all
    select attempts.lesson_id, '', count(distinct attempts.user_id) from public.quiz_attempts as attempts
    where finished_at is not null group by 1
  )
  select answered.lesson_id, answered.activity, greatest(opened.learners, answered.learners), answered.learners
  from answered join opened on opened.lesson_id = answered.lesson_id;
$function$;
comment on function private.count_blocks() is 'How many of those who opened a lesson did each graded block of it; an empty name is its quiz.';

CREATE OR REPLACE FUNCTION private.count_choices()
 RETURNS TABLE(lesson_id uuid, item_id text, choice text, cases bigint, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with first as (
    select attempts.lesson_id, answers.item_id, answers.answer ->> 0 as choice, answers.is_correct, count(*) as answers
    from public.quiz_answers as answers join public.quiz_attempts as attempts on attempts.id = answers.attempt_id
    where answers.round = 1 and answers.try = 1
      and case jsonb_typeof(answers.answer) when 'array' then jsonb_array_length(answers.answer) = 1 end
    group by 1, 2, 3, 4
  )
  select first.lesson_id, first.item_id, first.choice,
    sum(sum(answers)) over (partition by first.lesson_id, first.item_id)::bigint, sum(answers)::bigint
  from first group by first.lesson_id, first.item_id, first.choice, first.is_correct;
$function$;
comment on function private.count_choices() is 'How often each choice was picked first, of the first answers to its item.';

CREATE OR REPLACE FUNCTION private.count_days(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(day date, measure text, course_id uuid, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with happenings (measure, course_id, moment) as (
    select 'sign_ups', null::uuid, created_at
    from auth.users
    where created_at >= since and created_at < until and not is_anonymous and deleted_at is null
    union all
    select 'activations', null, users.created_at
    from auth.users
    join (
      select user_id, min(completed_at) as completed_at
      from public.user_progress where completed_at >= since and completed_at < until
      group by user_id
    ) as first_lesson on first_lesson.user_id = users.id
    where not is_anonymous and deleted_at is null
      and first_lesson.completed_at < users.created_at + interval '7 days'
      and not (since > '-infinity' and exists (
        select from public.user_progress as earlier
        where earlier.user_id = users.id and earlier.completed_at < since
      ))
    union all
    select 'enrolments', course_id, created_at
    from public.enrollments where created_at >= since and created_at < until
    union all
    select 'lesson_completions', course_id, completed_at
    from public.user_progress where completed_at >= since and completed_at < until
    union all
    select 'course_completions', course_id, completed_at
    from public.enrollments where completed_at >= since and completed_at < until
    union all
    select 'assessments', null, created_at
    from public.skill_assessments where created_at >= since and created_at < until
    union all
    select 'onboardings', null, completed_at
    from public.onboarding_steps
    where step_name = 'complete' and completed and completed_at >= since and completed_at < until
    union all
    select 'plan_choices', null, created_at
    from public.subscriptions where created_at >= since and created_at < until
    union all
    select 'applications', null, created_at
    from public.scholarship_applications where created_at >= since and created_at < until
    union all
    select 'leads', null, created_at
    from public.leads where created_at >= since and created_at < until
  )
  select (moment at time zone 'UTC')::date, measure, course_id, count(*)
  from happenings
  group by 1, 2, 3;
$function$;
comment on function private.count_days(timestamp with time zone,timestamp with time zone) is 'What happened in [since, until), by day and, where it belongs to one, by course. An activation is a first lesson completed within seven days of the sign-up, and belongs to the day of the sign-up. Accounts without a person (anonymous) and deleted ones are left out.';

CREATE OR REPLACE FUNCTION private.count_lesson_steps(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(enrolled_on date, lesson_id uuid, opened bigint, completed bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with steps (user_id, course_id, lesson_id, opened, completed) as (
    select distinct user_id, course_id, lesson_id, 1, 0
    from public.learning_events as opening
    where verb = 'lesson_opened' and occurred_at >= since and occurred_at < until and user_id is not null
      and not (since > '-infinity' and exists (
        select from public.learning_events as earlier
        where earlier.user_id = opening.user_id and earlier.course_id = opening.course_id
          and earlier.lesson_id = opening.lesson_id and earlier.verb = 'lesson_opened' and earlier.occurred_at < since
      ))
    union all
    select user_id, course_id, lesson_id, 0, 1
    from public.user_progress where completed_at >= since and completed_at < until
    union all
    -- A free lesson can be opened, and a free quiz passed, before enrolling: both count from the enrolment on.
    select user_id, course_id, unnest(array(
      select distinct learning_events.lesson_id from public.learning_events
      where learning_events.user_id = enrollments.user_id and learning_events.course_id = enrollments.course_id
        and verb = 'lesson_opened' and occurred_at < since
    )), 1, 0
    from public.enrollments where since > '-infinity' and created_at >= since and created_at < until
    union all
    select user_id, course_id, unnest(array(
      select user_progress.lesson_id from public.user_progress
      where user_progress.user_id = enrollments.user_id and user_progress.course_id = enrollments.course_id
        and user_progress.completed_at < since
    )), 0, 1
    from public.enrollments where since > '-infinity' and created_at >= since and created_at < until
  ),
  placed as materialized (
    select steps.*, (
      select (created_at at time zone 'UTC')::date
      from public.enrollments
      where enrollments.user_id = steps.user_id and enrollments.course_id = steps.course_id and created_at < until
    ) as enrolled_on
    from steps
  )
  select enrolled_on, lesson_id, sum(opened), sum(completed)
  from placed
  where enrolled_on is not null
  group by 1, 2;
$function$;
comment on function private.count_lesson_steps(timestamp with time zone,timestamp with time zone) is 'How many of the learners who enrolled on a day opened and completed each lesson of their course, each counted in [since, until) when they did so first.';

CREATE OR REPLACE FUNCTION private.count_lesson_use(first_learner uuid, last_learner uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.lesson_use where user_id between first_learner and last_learner;
  insert into private.lesson_use
    (lesson_id, user_id, opened_at, completed_at, finished_at, passed_at, worked_at, used_at, seconds)
  select
    lesson_id,
    user_id,
    max(occurred_at) filter (where verb = 'lesson_opened'),
    max(occurred_at) filter (where verb = 'lesson_completed'),
    max(occurred_at) filter (where verb = 'quiz_finished'),
    max(occurred_at) filter (where verb = 'quiz_finished' and details ->> 'passed' = 'true'),
    max(occurred_at) filter (where verb = 'time_on_task'),
    max(occurred_at),
    coalesce(sum((details ->> 'seconds')::integer) filter (where verb = 'time_on_task'), 0)
  from public.learning_events
  where user_id between first_learner and last_learner and lesson_id is not null
    and verb in ('lesson_opened', 'lesson_completed', 'time_on_task', 'quiz_finished')
  group by lesson_id, user_id;
$function$;
comment on function private.count_lesson_use(uuid,uuid) is 'Counts lesson_use anew for the learners of a range of ids, for events that were there before it or were written past their triggers. Not for learners who are at it: an event that is written meanwhile would count twice or not at all.';

CREATE OR REPLACE FUNCTION private.count_recall()
 RETURNS TABLE(figure text, name text, cases bigint, happened bigint, value double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'recall', '', count(*), count(*) filter (where is_right), null
  from public.responses where try = 1 and days_since >= 7 and place in ('review', 'drill', 'quiz', 'lesson', 'exam')
  union all
  select 'forecast', tenth::text, count(*), count(*) filter (where is_right), avg(forecast)
  from public.responses cross join lateral (select least(floor(forecast * 10), 9)::integer as tenth) as bins
  where try = 1 and forecast is not null group by tenth;
$function$;
comment on function private.count_recall() is 'First answers after seven days without the skill, and first answers by the tenth that their forecast lay in.';

CREATE OR REPLACE FUNCTION private.count_stuck()
 RETURNS TABLE(skill text, cases bigint, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select given.skill, count(*), count(*) filter (where states.status = 'learning')
  from (
    select user_id, responses.skill from public.responses where try = 1
    group by user_id, responses.skill having count(*) >= 8
  ) as given
  join public.skill_states as states on states.user_id = given.user_id and states.skill = given.skill
  group by given.skill;
$function$;
comment on function private.count_stuck() is 'Of the learners who gave eight first answers to a skill: how many do not know it yet.';

CREATE OR REPLACE FUNCTION private.course_access(learner_id uuid, course_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when not private.is_enrolled(learner_id, course_access.course_id) then 'free_lessons'
    when 'all_courses' = any (held) then 'everything'
    when 'one_course' = any (held) and exists (
      select from public.subscriptions
      where user_id = learner_id and subscriptions.course_id = course_access.course_id
    ) then 'everything'
    when 'first_two_modules' = any (held) then 'first_two_modules'
    else 'free_lessons'
  end
  from private.entitlements_of(learner_id) as held;
$function$;
comment on function private.course_access(uuid,uuid) is 'What a learner may open of a course: free_lessons, first_two_modules or everything, by what is open to their account.';
grant execute on function private.course_access(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.decide_application(p_application_id uuid, p_decision text, p_reason text, p_spots integer, p_override_reason text)
 RETURNS public.scholarship_applications
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  application public.scholarship_applications;
  is_reviewed boolean;
begin
  if not public.is_admin() then
    raise exception 'Admins decide applications.' using hint = 'admins-only';
  end if;
  select * into application from public.scholarship_applications where id = p_application_id for update;
  if not found then
    raise exception 'There is no such application.' using hint = 'application-not-found';
  end if;
  if application.status in ('awarded', 'declined') then
    raise exception 'This application was decided already.' using hint = 'already-decided';
  end if;
  select count(*) >= 2 into is_reviewed from public.application_reviews
  where application_id = p_application_id and scored_at is not null;
  if not is_reviewed and p_override_reason is null then
    raise exception 'Two reviews come before the decision.' using hint = 'reviews-needed';
  end if;
  if p_decision = 'awarded' then
    -- One award of a program after the other: the next one counts this one.
    perform pg_advisory_xact_lock(hashtextextended('scholarship-seats:' || application.program_interest, 0));
    if p_spots <= (
      select count(*) from public.scholarship_applications
      where program_interest = application.program_interest and status = 'awarded'
    ) then
      raise exception 'Every seat of this program is taken.' using hint = 'no-seats-left';
    end if;
  end if;
  update public.scholarship_applications
  set status = p_decision, decision_reason = p_reason, decided_at = now(),
    override_reason = case when not is_reviewed then p_override_reason end
  where id = p_application_id
  returning * into application;
  delete from public.application_reviews where application_id = p_application_id and scored_at is null;
  if p_decision = 'awarded' then
    insert into public.scholarships (application_id, user_id)
    select p_application_id, id from auth.users
    where lower(email) = lower(application.email) and email_confirmed_at is not null and deleted_at is null
    on conflict do nothing;
  end if;
  return application;
end;
$function$;
comment on function private.decide_application(uuid,text,text,integer,text) is 'Awards or declines an application for the admin who calls, once and for good: after two reviews, or before them with a reason for not waiting. p_spots: the seats of its program, as content/site.yaml says. An award is at once claimed by the account that has confirmed the address.';
grant execute on function private.decide_application(uuid,text,text,integer,text) to service_role;

CREATE OR REPLACE FUNCTION private.delete_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A hosted Supabase deletes no row of an object without this: its file would stay. Ours is removed by the sweep.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'pictures' and name = old.id || '/picture';
  return null;
end;
$function$;
comment on function private.delete_picture() is 'Takes the picture of an account with it, and that of a stranger from an account that is handed over to its owner.';

CREATE OR REPLACE FUNCTION private.delete_recording_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A hosted Supabase deletes no row of an object without this: its file would stay. Ours is removed by the sweep.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'recordings' and name = old.object_name;
  return null;
end;
$function$;
comment on function private.delete_recording_file() is 'Takes the file of a recording with it, and of one that another takes the place of.';

CREATE OR REPLACE FUNCTION private.delete_unpublished_recordings(p_before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  deleted integer;
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'recordings' and created_at < p_before
    and not exists (select from public.lesson_recordings where object_name = objects.name);
  get diagnostics deleted = row_count;
  return deleted;
end;
$function$;
comment on function private.delete_unpublished_recordings(timestamp with time zone) is 'Deletes files that were uploaded before a moment and belong to no recording: whoever sent them did not go on.';
grant execute on function private.delete_unpublished_recordings(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.discard_assessment_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.assessment_drafts where user_id = new.user_id;
  return null;
end;
$function$;
comment on function private.discard_assessment_draft() is 'A submitted assessment needs its draft no longer.';

CREATE OR REPLACE FUNCTION private.entitlements_of(learner_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with holders as (
    select 'account' as holder
    union all
    select 'scholarship'
    from public.scholarships
    join public.scholarship_applications on scholarship_applications.id = scholarships.application_id
    where scholarships.user_id = learner_id and scholarship_applications.status = 'awarded'
    union all
    select case
      when status = 'active' then plan_id
      when status = 'past_due'
        or (status = 'trialing' and trial_ends_at > now())
        or (status = 'canceled' and current_period_end > now()) then 'trial'
    end
    from public.subscriptions
    where user_id = learner_id
  )
  select coalesce(array_agg(id order by order_index), '{}')
  from public.entitlements
  where included_in && array(select holder from holders)
    or not exists (
      select from public.installation_settings
      where key = 'payment_provider' and value <> 'null'
    );
$function$;
comment on function private.entitlements_of(uuid) is 'What is open to an account now, as ids of entitlements. The one place that decides it: every account has its own, a subscription adds what its plan opens while it is paid, what the trial opens while it is tried or overdue, and a scholarship adds its own; without a payment provider everything is open. Its cases are tests/cases/plan-entitlements.json.';
grant execute on function private.entitlements_of(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.exam_is_closed(learner_id uuid, lesson_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select
    from public.lessons as exam
    join public.modules as own on own.id = exam.module_id
    join public.modules as earlier
      on earlier.course_id = own.course_id
      and earlier.order_index < own.order_index
      and earlier.retired_at is null
    left join public.lessons as asked on asked.module_id = earlier.id and asked.retired_at is null
    left join public.user_progress as done
      on done.lesson_id = asked.id and done.user_id = learner_id and done.completed
    where exam.id = exam_is_closed.lesson_id
      and (done.id is null or earlier.status = 'in_writing')
  ) and not exists (
    select from public.user_progress as passed
    where passed.user_id = learner_id and passed.lesson_id = exam_is_closed.lesson_id and passed.completed
  );
$function$;
comment on function private.exam_is_closed(uuid,uuid) is 'Whether an exam waits for a learner to complete the modules before its own; one in writing keeps it closed. Who has passed it may open it for good. The same rule as domain/learning: both run tests/cases/course-exam.json.';
grant execute on function private.exam_is_closed(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.forget_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.account_deletions where user_id = new.id;
  return null;
end;
$function$;
comment on function private.forget_deletion() is 'Forgets the wish for deletion of an account that is handed over to its owner.';

CREATE OR REPLACE FUNCTION private.forget_forms_of(p_email text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.leads where lower(email) = lower(p_email);
  update public.application_reviews set note = ''
  where application_id in (
    select id from public.scholarship_applications where lower(email) = lower(p_email)
  );
  update public.scholarship_applications
  set first_name = '-', last_name = '-', email = 'deleted@example.invalid', statement = null,
    decision_reason = case when decision_reason is not null then '-' end,
    override_reason = case when override_reason is not null then '-' end
  where lower(email) = lower(p_email);
$function$;
comment on function private.forget_forms_of(text) is 'Takes the sender out of the forms that were sent with this address. For an address that its owner has confirmed.';
grant execute on function private.forget_forms_of(text) to service_role;

CREATE OR REPLACE FUNCTION private.give_plan_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.subscriptions set course_id = new.course_id
  where user_id = new.user_id and status = 'active' and course_id is null;
  return null;
end;
$function$;
comment on function private.give_plan_course() is 'The first course that somebody takes is the one of their plan, where they paid before they took any.';

CREATE OR REPLACE FUNCTION private.guard_anchors()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and old.block_height is null and (new.id, new.root, new.size, new.made_at)
    is not distinct from (old.id, old.root, old.size, old.made_at) then
    return new;
  end if;
  raise exception 'A root and its block are append-only.' using hint = 'append-only';
end;
$function$;
comment on function private.guard_anchors() is 'Lets a root get its block once, and refuses everything else.';

CREATE OR REPLACE FUNCTION private.guard_campaign_is_complete()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status not in ('draft', 'archived') and not (
    new.budget > 0
    and coalesce(btrim(new.ad_content ->> 'headline'), '') <> ''
    and coalesce(btrim(new.ad_content ->> 'description'), '') <> ''
    and coalesce(btrim(new.ad_content ->> 'cta'), '') <> ''
  ) then
    raise exception 'A campaign runs with a budget, a headline, a description and a call to action.'
      using hint = 'campaign-incomplete';
  end if;
  return new;
end;
$function$;
comment on function private.guard_campaign_is_complete() is 'A campaign leaves its draft only with a budget and the texts that its platform shows.';

CREATE OR REPLACE FUNCTION private.guard_decided_appeal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.decided_at is not null or (new.session_id, new.sitting_id, new.user_id, new.reason, new.sent_at)
    is distinct from (old.session_id, old.sitting_id, old.user_id, old.reason, old.sent_at) then
    raise exception 'What was said or decided does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$function$;
comment on function private.guard_decided_appeal() is 'Lets an appeal be decided once, and nothing else of it change.';

CREATE OR REPLACE FUNCTION private.guard_decided_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.decided_at is not null then
    raise exception 'What was decided does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$function$;
comment on function private.guard_decided_invitation() is 'Lets an invitation be decided once.';

CREATE OR REPLACE FUNCTION private.guard_enrollment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.courses where id = new.course_id and is_active) then
    raise exception 'This course is not open for enrolment.' using hint = 'course-not-active';
  end if;
  if 100 <= (
    select count(*) from public.learning_events
    where user_id = new.user_id and verb = 'enrolled' and occurred_at > now() - interval '1 day'
  ) then
    raise exception 'A hundred enrolments a day are enough.' using hint = 'too-many-enrolments';
  end if;
  return new;
end;
$function$;
comment on function private.guard_enrollment() is 'Refuses with the hints course-not-active and, from the 101st enrolment of a learner within 24 hours, too-many-enrolments.';

CREATE OR REPLACE FUNCTION private.guard_frozen_season()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.frozen_at is not null then
    raise exception 'A season that is frozen does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$function$;
comment on function private.guard_frozen_season() is 'Lets a season be frozen once.';

CREATE OR REPLACE FUNCTION private.guard_issued()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'What was issued is append-only.' using hint = 'append-only';
end;
$function$;
comment on function private.guard_issued() is 'Refuses to change what certificates say, or what was revoked.';

CREATE OR REPLACE FUNCTION private.guard_leaves()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.credential_id is null
    and (new.leaf, new.anchor_id, new.place) is not distinct from (old.leaf, old.anchor_id, old.place) then
    return new;
  end if;
  raise exception 'What is under a root is append-only.' using hint = 'append-only';
end;
$function$;
comment on function private.guard_leaves() is 'Lets a hash forget the certificate that went with its account, and refuses everything else.';

CREATE OR REPLACE FUNCTION private.guard_marked_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.marked_at is not null or (new.id, new.user_id, new.lesson_id, new.rubric, new.started_at)
      is distinct from (old.id, old.user_id, old.lesson_id, old.rubric, old.started_at)
    or (old.handed_in_at is not null
      and (new.texts, new.handed_in_at) is distinct from (old.texts, old.handed_in_at)) then
    raise exception 'What was handed in or marked does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$function$;
comment on function private.guard_marked_report() is 'Lets a report be written until it is handed in, and then be marked once.';

CREATE OR REPLACE FUNCTION private.guard_plan_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'authenticated' and new.plan_id <> old.plan_id and old.status in ('active', 'past_due') then
    raise exception 'A paid plan is changed where it is paid.' using hint = 'plan-is-paid';
  end if;
  return new;
end;
$function$;
comment on function private.guard_plan_change() is 'A plan that is being paid is changed by the server, which tells the payment provider; never by the learner alone.';

CREATE OR REPLACE FUNCTION private.guard_scored_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.finished_at is not null or (new.session_id, new.user_id, new.lesson_id, new.practical, new.policy, new.started_at)
    is distinct from (old.session_id, old.user_id, old.lesson_id, old.practical, old.policy, old.started_at) then
    raise exception 'What was stated or scored does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$function$;
comment on function private.guard_scored_attempt() is 'Lets an attempt be scored once, and nothing else of it change.';

CREATE OR REPLACE FUNCTION private.guard_season_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (old.session_id is not null
      and (new.session_id, new.policy, new.begun_at) is distinct from (old.session_id, old.policy, old.begun_at))
    or (old.record is not null
      and (new.record, new.judged_through) is distinct from (old.record, old.judged_through))
    or (select frozen_at from public.seasons where id = old.season_id) is not null then
    raise exception 'The first session counts, and what is frozen does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$function$;
comment on function private.guard_season_entry() is 'Lets a session be begun and judged once, and nothing change after the season was frozen.';

CREATE OR REPLACE FUNCTION private.guard_season_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.user_id is null
    and to_jsonb(new) - 'user_id' is not distinct from to_jsonb(old) - 'user_id' then
    return new;
  end if;
  raise exception 'The snapshot of a season is append-only.' using hint = 'append-only';
end;
$function$;
comment on function private.guard_season_places() is 'Lets a place forget whose it was, and refuses everything else.';

CREATE OR REPLACE FUNCTION private.guard_simulator_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'What happened in a session is append-only.' using hint = 'append-only';
end;
$function$;
comment on function private.guard_simulator_event() is 'Refuses to change what happened in a session, or a plan that an entry was made by.';

CREATE OR REPLACE FUNCTION private.guard_subscription_transition()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('trialing', 'active'), ('trialing', 'expired'),
    ('active', 'past_due'), ('active', 'canceled'),
    ('past_due', 'active'), ('past_due', 'expired'),
    ('canceled', 'active'), ('expired', 'active')
  ) then
    raise exception 'A subscription does not go from % to %.', old.status, new.status using hint = 'transition-refused';
  end if;
  if new.status = 'active'
    and (old.status <> 'active' or new.current_period_end is distinct from old.current_period_end)
    and not exists (
      select from public.payments
      where user_id = new.user_id and kind = 'payment' and period_ends_at >= new.current_period_end
    )
  then
    raise exception 'A subscription is active until the end of a payment.' using hint = 'payment-needed';
  end if;
  return new;
end;
$function$;
comment on function private.guard_subscription_transition() is 'The state machine of domain/billing/subscription-status.ts as pairs; both run tests/cases/subscription-transitions.json.';

CREATE OR REPLACE FUNCTION private.import_responses()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with new_learners as materialized (
    select users.id,
      coalesce((select zones.name from pg_catalog.pg_timezone_names as zones
        where zones.name = users.raw_user_meta_data ->> 'time_zone'), 'UTC') as time_zone
    from auth.users
    where not exists (select from public.responses where responses.user_id = users.id)
  ), given as (
    select answers.user_id, attempts.lesson_id, '' as activity, answers.item_id, answers.skill, answers.is_correct,
      answers.mistake, answers.misconception, null::numeric as confidence, answers.answer, answers.answered_at,
      case when lessons.is_exam then 'exam' else 'quiz' end as place,
      (select count(*) from public.quiz_hints as hints where hints.attempt_id = answers.attempt_id
        and hints.item_id = answers.item_id and hints.round = 1) as hints
    from public.quiz_answers as answers
    join public.quiz_attempts as attempts on attempts.id = answers.attempt_id
    join public.lessons on lessons.id = attempts.lesson_id
    where answers.round = 1 and answers.try = 1 and answers.skill is not null
    union all
    select answers.user_id, answers.lesson_id, answers.activity, coalesce(answers.item_id, ''), answers.skill,
      answers.is_right, answers.mistake, answers.misconception, answers.confidence, answers.answer, answers.answered_at,
      'lesson',
      (select count(*) from public.activity_hints as hints where hints.user_id = answers.user_id
        and hints.lesson_id = answers.lesson_id and hints.activity = answers.activity
        and hints.item_id = answers.item_id)
    from public.activity_answers as answers
    where answers.try = 1 and answers.skill is not null
  ), written as (
    insert into public.responses (user_id, sequence, skill, template, lesson_id, place, try, is_right, mistake,
      misconception, hints, confidence, is_constructed, level, day, answered_at)
    select given.user_id,
      row_number() over (partition by given.user_id
        order by given.answered_at, given.lesson_id, given.activity, given.item_id),
      given.skill, concat_ws('/', given.lesson_id, nullif(given.activity, ''), nullif(given.item_id, '')),
      given.lesson_id, given.place, 1, given.is_correct, given.mistake, given.misconception, given.hints,
      given.confidence,
      -- An item that is gone is known by its answer alone: choices are named c1, c2.
      coalesce(items.kind not in ('single', 'multiple'), given.answer::text !~ '^(\[)?"c\d'),
      coalesce(items.level, 1),
      ((given.answered_at at time zone new_learners.time_zone) - interval '4 hours')::date,
      given.answered_at
    from given
    join new_learners on new_learners.id = given.user_id
    left join private.review_items as items on items.lesson_id = given.lesson_id
      and items.activity = given.activity and items.item_id = given.item_id
    returning 1
  )
  select count(*) from written;
$function$;
comment on function private.import_responses() is 'Brings the first answers of learners of whom there is no evidence into responses, and says how many. Their states are computed when they are needed first, or by npm run learning:rebuild.';

CREATE OR REPLACE FUNCTION private.is_enrolled(learner_id uuid, course_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.enrollments
    where enrollments.user_id = learner_id and enrollments.course_id = is_enrolled.course_id
  );
$function$;
comment on function private.is_enrolled(uuid,uuid) is 'Whether a learner takes a course. Past the policies, so that a policy on courses can ask without recursion.';
grant execute on function private.is_enrolled(uuid,uuid) to authenticated;
grant execute on function private.is_enrolled(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.is_exam(lesson_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.lessons where lessons.id = is_exam.lesson_id and lessons.is_exam);
$function$;
comment on function private.is_exam(uuid) is 'Whether a lesson is the exam of its course, retired or not.';
grant execute on function private.is_exam(uuid) to anon;
grant execute on function private.is_exam(uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.is_robot(user_agent text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(lower(user_agent) ~ 'bot|crawler|spider|scraper|headless|phantom|selenium|puppeteer', false);
$function$;
comment on function private.is_robot(text) is 'Whether a program that calls itself so is a robot.';
grant execute on function private.is_robot(text) to service_role;

CREATE OR REPLACE FUNCTION private.learner_can_open_lesson(learner_id uuid, lesson_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select
    from public.lessons
    join public.modules on modules.id = lessons.module_id
    join public.courses on courses.id = lessons.course_id
    where lessons.id = learner_can_open_lesson.lesson_id
      and (
        (lessons.is_free and (courses.is_active or private.is_enrolled(learner_id, lessons.course_id)))
        or case private.course_access(learner_id, lessons.course_id)
          when 'everything' then true
          when 'first_two_modules' then modules.order_index <= 2
          else false
        end
      )
      and (not lessons.is_exam or (
        'exams' = any (private.entitlements_of(learner_id))
        and not private.exam_is_closed(learner_id, lessons.id)
      ))
  );
$function$;
comment on function private.learner_can_open_lesson(uuid,uuid) is 'Whether a learner (null: a visitor) may read a lesson: it is free, or what is open to their account includes it. In TypeScript: domain/catalogue/opens-lesson.ts; both run tests/cases/lesson-access.json. An exam opens besides only after the modules before it.';
grant execute on function private.learner_can_open_lesson(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.lesson_statistics(p_course_id uuid, p_from timestamp with time zone)
 RETURNS TABLE(lesson_id uuid, opened integer, completed integer, median_minutes numeric, timed integer, finished integer, passed integer, open_reports integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Learners with as many tenths of a minute are one row: that is what a few processes can count side by side.
  with work as (
    select
      lesson_use.lesson_id,
      (seconds + 3) / 6 as tenths,
      count(*) filter (where opened_at >= p_from) as opened,
      count(*) filter (where completed_at >= p_from) as completed,
      count(*) filter (where worked_at >= p_from) as timed,
      count(*) filter (where finished_at >= p_from) as finished,
      count(*) filter (where passed_at >= p_from) as passed
    from private.lesson_use
    join public.lessons on lessons.id = lesson_use.lesson_id and course_id = p_course_id
    where used_at >= p_from
    group by lesson_use.lesson_id, tenths
  ), ranked as (
    select work.*,
      sum(timed) over (partition by work.lesson_id order by tenths) as up_to,
      sum(timed) over (partition by work.lesson_id) as everybody
    from work
  ), counts as (
    select
      ranked.lesson_id,
      sum(opened)::integer as opened,
      sum(completed)::integer as completed,
      sum(timed)::integer as timed,
      sum(finished)::integer as finished,
      sum(passed)::integer as passed,
      -- The middle learner; of an even number, the mean of the two in the middle.
      (min(tenths) filter (where timed > 0 and up_to >= everybody / 2)
        + min(tenths) filter (where timed > 0 and up_to > everybody / 2)) / 20.0 as median_minutes
    from ranked
    group by ranked.lesson_id
  )
  select lessons.id,
    coalesce(counts.opened, 0), coalesce(counts.completed, 0), round(median_minutes, 1),
    coalesce(counts.timed, 0), coalesce(counts.finished, 0), coalesce(counts.passed, 0),
    (select count(*)::integer from public.problem_reports
     where problem_reports.lesson_id = lessons.id and status = 'open')
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  left join counts on counts.lesson_id = lessons.id
  where lessons.course_id = p_course_id and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index;
$function$;
comment on function private.lesson_statistics(uuid,timestamp with time zone) is 'Each lesson of a course since p_from: learners who opened and who completed it, the median of all their minutes of those who worked on it (timed: how many), learners who finished its quiz and those of them who passed, and reports that are open now. Learners who deleted their account are not counted.';
grant execute on function private.lesson_statistics(uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.limit_activity_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if 1000 <= (
    select count(*) from public.activity_answers
    where user_id = new.user_id and answered_at > now() - interval '1 day'
  ) then
    raise exception 'A thousand answers a day are enough.' using hint = 'too-many-answers';
  end if;
  return new;
end;
$function$;
comment on function private.limit_activity_answers() is 'Refuses the 1,001st answer of a learner to activities within 24 hours, with the hint too-many-answers.';

CREATE OR REPLACE FUNCTION private.limit_assessments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if 20 <= (
    select count(*) from public.skill_assessments
    where user_id = new.user_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'Twenty assessments a day are enough.' using hint = 'too-many-assessments';
  end if;
  return new;
end;
$function$;
comment on function private.limit_assessments() is 'Refuses the 21st assessment of a learner within 24 hours, with the hint too-many-assessments.';

CREATE OR REPLACE FUNCTION private.limit_challenge_tries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if 300 <= (
    select count(*) from public.challenge_tries
    where user_id = new.user_id and started_at > now() - interval '1 day'
  ) then
    raise exception 'Three hundred tries a day are enough.' using hint = 'too-many-answers';
  end if;
  return new;
end;
$function$;
comment on function private.limit_challenge_tries() is 'Refuses the 301st try of a learner at challenges within 24 hours, with the hint too-many-answers.';

CREATE OR REPLACE FUNCTION private.limit_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if 1000 <= (select count(*) from public.notes where user_id = new.user_id) then
    raise exception 'A thousand notes are enough.' using hint = 'too-many-notes';
  end if;
  if 200 <= (
    select count(*) from public.notes where user_id = new.user_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'Two hundred notes a day are enough.' using hint = 'too-many-notes-today';
  end if;
  return new;
end;
$function$;
comment on function private.limit_notes() is 'Refuses the 1,001st note of a learner with the hint too-many-notes, and the 201st within 24 hours with too-many-notes-today.';

CREATE OR REPLACE FUNCTION private.limit_problem_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if 20 <= (
    select count(*) from public.problem_reports
    where user_id = new.user_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'Twenty reports a day are enough.' using hint = 'too-many-reports';
  end if;
  return new;
end;
$function$;
comment on function private.limit_problem_reports() is 'Refuses the 21st report of a learner within 24 hours, with the hint too-many-reports.';

CREATE OR REPLACE FUNCTION private.limit_quiz_attempts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if 200 <= (
    select count(*) from public.quiz_attempts
    where user_id = new.user_id and started_at > now() - interval '1 day'
  ) then
    raise exception 'Two hundred attempts a day are enough.' using hint = 'too-many-attempts';
  end if;
  return new;
end;
$function$;
comment on function private.limit_quiz_attempts() is 'Refuses the 201st attempt of a learner within 24 hours, with the hint too-many-attempts.';

CREATE OR REPLACE FUNCTION private.note_lesson_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.lesson_use as known
    (lesson_id, user_id, opened_at, completed_at, finished_at, passed_at, worked_at, used_at, seconds)
  values (
    new.lesson_id,
    new.user_id,
    case when new.verb = 'lesson_opened' then new.occurred_at end,
    case when new.verb = 'lesson_completed' then new.occurred_at end,
    case when new.verb = 'quiz_finished' then new.occurred_at end,
    case when new.verb = 'quiz_finished' and new.details ->> 'passed' = 'true' then new.occurred_at end,
    case when new.verb = 'time_on_task' then new.occurred_at end,
    new.occurred_at,
    case when new.verb = 'time_on_task' then (new.details ->> 'seconds')::integer else 0 end
  )
  on conflict (lesson_id, user_id) do update set
    opened_at = greatest(known.opened_at, excluded.opened_at),
    completed_at = greatest(known.completed_at, excluded.completed_at),
    finished_at = greatest(known.finished_at, excluded.finished_at),
    passed_at = greatest(known.passed_at, excluded.passed_at),
    worked_at = greatest(known.worked_at, excluded.worked_at),
    used_at = greatest(known.used_at, excluded.used_at),
    seconds = known.seconds + excluded.seconds;
  return null;
end;
$function$;
comment on function private.note_lesson_use() is 'Adds an event about a lesson to what its learner did there.';

CREATE OR REPLACE FUNCTION private.plain_name(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              typed,
              '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u202a-\u202e'
                '\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f'
                '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]', '', 'g'
            ),
            '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
          ),
          '[^ ]*(?://|@|www[.．。｡․][^ .．。｡․,;)''’-])[^ ]*', '', 'gi'
        ),
        '[:/@<>]', ' ', 'g'
      ),
      '([.．。｡․])(?=[^ .．。｡․,;)''’-])', '\1 ', 'g'
    ),
    ' +', ' ', 'g'
  ));
$function$;
comment on function private.plain_name(text) is 'What is kept of a name: no line breaks, control characters or direction marks, no addresses and none of their marks, a blank after a dot inside a word. It can be empty.';
grant execute on function private.plain_name(text) to service_role;

CREATE OR REPLACE FUNCTION private.plain_profile(profile jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
  select profile - array['full_name', 'name'] || coalesce(
    jsonb_object_agg(names.key, names.plain) filter (where names.plain <> ''), '{}'
  )
  from (
    select key, private.plain_name(profile ->> key) as plain
    from unnest(array['full_name', 'name']) as key
    where jsonb_typeof(profile -> key) = 'string'
  ) as names;
$function$;
comment on function private.plain_profile(jsonb) is 'user_metadata with plain names. A name that is no text, or of which nothing is left, is taken out.';
grant execute on function private.plain_profile(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.read_course_funnel(p_from date, p_to date, p_course_id uuid)
 RETURNS TABLE(course_id uuid, title text, translations jsonb, enrolled bigint, began bigint, quarter bigint, half bigint, three_quarters bigint, completed bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select courses.id, courses.title, courses.translations,
    count(enrollments.id),
    count(*) filter (where enrollments.progress >= 1),
    count(*) filter (where enrollments.progress >= 25),
    count(*) filter (where enrollments.progress >= 50),
    count(*) filter (where enrollments.progress >= 75),
    count(*) filter (where enrollments.completed_at is not null)
  from public.courses
  left join public.enrollments on enrollments.course_id = courses.id
    and enrollments.created_at >= p_from::timestamp at time zone 'UTC'
    and enrollments.created_at < (p_to + 1)::timestamp at time zone 'UTC'
  where p_course_id is null or courses.id = p_course_id
  group by courses.id
  order by courses.order_index;
$function$;
comment on function private.read_course_funnel(date,date,uuid) is 'How far those who enrolled in a period have come in each course by now, in percent of its lessons.';

CREATE OR REPLACE FUNCTION private.read_days(p_from date, p_to date, p_course_id uuid, p_unit text)
 RETURNS TABLE(starts_on date, measure text, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with counted as (
    select * from private.daily_counts
    union all
    select * from private.count_days(private.analytics_counted_until(), 'infinity')
  ),
  days as (
    select day, measure, happened
    from counted
    where day between p_from and p_to and (p_course_id is null or course_id is null or course_id = p_course_id)
  ),
  -- Who signed up within the last seven days can still become active: their days tell nothing about the share yet.
  measures as (
    select * from days where measure <> 'activations'
    union all
    select day, case measure when 'sign_ups' then 'sign_ups_ripe' else measure end, happened
    from days where measure in ('sign_ups', 'activations') and day < (now() at time zone 'UTC')::date - 7
  )
  select date_trunc(p_unit, day::timestamp)::date, measure, sum(happened)::bigint
  from measures
  group by 1, 2
  order by 1, 2;
$function$;
comment on function private.read_days(date,date,uuid,text) is 'What happened in a period, by day, week or month (p_unit), see count_days. With a course, what belongs to another one is left out. sign_ups_ripe and activations are of the days whose seven days are over: their quotient is the activation.';

CREATE OR REPLACE FUNCTION private.read_learning(p_course_id uuid)
 RETURNS TABLE(figure text, lesson_id uuid, title text, translations jsonb, name text, detail text, cases bigint, happened bigint, value double precision, other double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select figures.figure, figures.lesson_id, coalesce(lessons.title, skills.name, ''), coalesce(lessons.translations, '{}'),
    figures.name, figures.detail, figures.cases, figures.happened, figures.value, figures.other
  from private.learning_figures as figures
  left join public.lessons on lessons.id = figures.lesson_id
  left join public.modules on modules.id = lessons.module_id
  left join public.skills on figures.figure = 'stuck' and skills.id = figures.name
  where figures.course_id is null or figures.course_id = p_course_id
  order by figures.figure, modules.order_index, lessons.order_index, figures.happened::float / nullif(figures.cases, 0) desc,
    figures.name, figures.detail;
$function$;
comment on function private.read_learning(uuid) is 'The figures of learning, with those of the lessons of one course.';

CREATE OR REPLACE FUNCTION private.read_lesson_funnel(p_from date, p_to date, p_course_id uuid)
 RETURNS TABLE(lesson_id uuid, title text, translations jsonb, module_number integer, lesson_number integer, content_type text, opened bigint, completed bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with counted as (
    select lesson_counts.lesson_id, enrolled_on, opened, completed from private.lesson_counts
    union all
    select steps.lesson_id, enrolled_on, opened, completed
    from private.count_lesson_steps(private.analytics_counted_until(), 'infinity') as steps
  )
  select lessons.id, lessons.title, lessons.translations, modules.order_index, lessons.order_index,
    lessons.content_type, coalesce(sum(counted.opened), 0)::bigint, coalesce(sum(counted.completed), 0)::bigint
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  left join counted on counted.lesson_id = lessons.id and enrolled_on between p_from and p_to
  where lessons.course_id = p_course_id and lessons.retired_at is null and modules.retired_at is null
  group by lessons.id, modules.order_index
  order by modules.order_index, lessons.order_index;
$function$;
comment on function private.read_lesson_funnel(date,date,uuid) is 'Of those who enrolled in a course in a period: how many have opened and completed each of its lessons by now, in the order of the course. Retired lessons are left out.';

CREATE OR REPLACE FUNCTION private.read_mistakes(p_from date, p_to date, p_course_id uuid)
 RETURNS TABLE(lesson_id uuid, title text, translations jsonb, module_number integer, item_id text, kind text, name text, belief text, happened bigint, answers bigint, happened_before bigint, answers_before bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with counted as (
    select * from private.mistake_sums
    union all
    select * from private.sum_mistakes(private.analytics_counted_until(), 'infinity')
  ),
  sums as (
    select counted.lesson_id, counted.item_id, counted.kind, counted.name,
      coalesce(sum(counted.happened) filter (where day >= p_from), 0)::bigint as happened,
      coalesce(sum(counted.happened) filter (where day < p_from), 0)::bigint as happened_before
    from counted
    where day between p_from - (p_to - p_from + 1) and p_to
    group by 1, 2, 3, 4
  )
  select lessons.id, lessons.title, lessons.translations, modules.order_index, mistakes.item_id, mistakes.kind, mistakes.name,
    misconceptions.belief, mistakes.happened, answered.happened, mistakes.happened_before, answered.happened_before
  from sums as mistakes
  join sums as answered on answered.lesson_id = mistakes.lesson_id and answered.item_id = mistakes.item_id
    and answered.kind = 'answered'
  join public.lessons on lessons.id = mistakes.lesson_id
  join public.modules on modules.id = lessons.module_id
  left join public.misconceptions on mistakes.kind = 'belief' and misconceptions.id = mistakes.name
  where mistakes.kind <> 'answered' and lessons.course_id = p_course_id
    and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index, mistakes.item_id, mistakes.kind, mistakes.name;
$function$;
comment on function private.read_mistakes(date,date,uuid) is 'What went wrong in each item, check and transcript of a course in a period, see sum_mistakes, of how many first answers to it; and the same of as many days before. What went wrong in neither is left out.';

CREATE OR REPLACE FUNCTION private.read_quiz_items(p_from date, p_to date, p_course_id uuid)
 RETURNS TABLE(lesson_id uuid, item_id text, title text, translations jsonb, module_number integer, prompt_html text, skill_name text, answers bigint, correct bigint, discrimination double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with counted as (
    select * from private.item_sums
    union all
    select * from private.sum_items(private.analytics_counted_until(), 'infinity')
  ),
  sums as (
    select counted.lesson_id, counted.item_id, sum(counted.answers)::bigint as answers, sum(counted.correct)::bigint as correct,
      sum(rest_answers)::double precision as n, sum(rest_correct)::double precision as x, sum(rest_sum) as y,
      sum(rest_square_sum) as yy, sum(correct_rest_sum) as xy
    from counted
    where day between p_from and p_to
    group by 1, 2
  )
  select lessons.id, item.value ->> 'id', lessons.title, lessons.translations, modules.order_index,
    item.value ->> 'prompt_html', item.value ->> 'skill_name', coalesce(sums.answers, 0), coalesce(sums.correct, 0),
    case
      when n >= 30 and x > 0 and x < n and n * yy - y * y > 1e-9
        then greatest(-1, least(1, (n * xy - x * y) / sqrt((n * x - x * x) * (n * yy - y * y))))
    end
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  join public.lesson_bodies on lesson_bodies.lesson_id = lessons.id
  cross join lateral jsonb_array_elements(lesson_bodies.quiz -> 'items') with ordinality as item (value, place)
  left join sums on sums.lesson_id = lessons.id and sums.item_id = item.value ->> 'id'
  where lessons.course_id = p_course_id and lessons.content_type = 'quiz'
    and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index, item.place;
$function$;
comment on function private.read_quiz_items(date,date,uuid) is 'The items of the quizzes of a course, as first attempts finished in a period answered them. Difficulty is correct / answers. discrimination is the corrected point-biserial: the correlation of the item (0 or 1) with the share right of the other items of the attempt (Henrysson 1963, Psychometrika 28, 211-218); null below 30 answers, and where all answers or all the others are alike.';

CREATE OR REPLACE FUNCTION private.read_retention(p_from date, p_to date, p_course_id uuid)
 RETURNS TABLE(cohort_week date, joined bigint, week integer, learners bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with joined as (
    select date_trunc('week', day::timestamp)::date as cohort_week, sum(happened)::bigint as joined
    from (
      select * from private.daily_counts
      union all
      select * from private.count_days(private.analytics_counted_until(), 'infinity')
    ) as counted
    where case when p_course_id is null then measure = 'sign_ups' else measure = 'enrolments' and course_id = p_course_id end
      and date_trunc('week', day::timestamp)::date between p_from and p_to
    group by 1
  ),
  active as (
    select cohort_week, week, sum(learners)::bigint as learners
    from (
      select * from private.active_learners
      union all
      select null, * from private.count_active_learners(private.analytics_counted_until(), 'infinity')
      where p_course_id is null
      union all
      select * from private.count_active_learners_by_course(private.analytics_counted_until(), 'infinity')
      where p_course_id is not null
    ) as counted
    where course_id is not distinct from p_course_id and week <= 12
    group by 1, 2
  )
  select joined.cohort_week, joined.joined, weeks.week, coalesce(active.learners, 0)
  from joined
  cross join lateral generate_series(0, least(12, ((now() at time zone 'UTC')::date - joined.cohort_week) / 7)) as weeks (week)
  left join active on active.cohort_week = joined.cohort_week and active.week = weeks.week
  order by 1, 3;
$function$;
comment on function private.read_retention(date,date,uuid) is 'Of the learners who joined in a week (Monday to Sunday) of a period: how many were active in it and in each of the twelve weeks after, see count_active_learners. Weeks that have not begun are left out; the last one may be unfinished.';

CREATE OR REPLACE FUNCTION private.read_revenue(p_from date, p_to date, p_unit text)
 RETURNS TABLE(starts_on date, currency text, provider text, kind text, payments bigint, amount_minor bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select date_trunc(p_unit, paid_at at time zone 'UTC')::date, currency, provider, kind, count(*),
    sum(amount_minor)::bigint
  from public.payments
  where paid_at >= p_from::timestamp at time zone 'UTC' and paid_at < (p_to + 1)::timestamp at time zone 'UTC'
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4;
$function$;
comment on function private.read_revenue(date,date,text) is 'Payments and refunds by day, week or month (p_unit), each currency and each payment provider by itself, in minor units.';

CREATE OR REPLACE FUNCTION private.record_accepted_documents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.legal_acceptances (user_id, document, version)
  select new.id, accepted.key, accepted.value
  from jsonb_each_text(new.raw_user_meta_data -> 'accepted') as accepted
  where accepted.key in ('terms', 'risk-disclosure')
    and accepted.value ~ '^\d{4}-\d{2}-\d{2}$'
    and pg_input_is_valid(accepted.value, 'date');
  return null;
end;
$function$;
comment on function private.record_accepted_documents() is 'Keeps the documents named in user metadata as {"accepted": {"terms": "2026-11-01"}} when an account is made.';

CREATE OR REPLACE FUNCTION private.record_auth_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.record_auth_event() is 'Makes a security event of what the audit log of accounts says about refusals and stolen tokens.';

CREATE OR REPLACE FUNCTION private.record_learning_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed constant jsonb := to_jsonb(coalesce(new, old));
begin
  insert into public.learning_events (user_id, verb, course_id, lesson_id, item_id, details)
  select
    users.id,
    tg_argv[0],
    coalesce((changed ->> 'course_id')::uuid, lessons.course_id),
    lessons.id,
    changed ->> 'item_id',
    coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(changed) where key = any (tg_argv[1:])),
      '{}'
    )
  from auth.users
  left join public.quiz_attempts on quiz_attempts.id = (changed ->> 'attempt_id')::uuid
  left join public.lessons
    on lessons.id = coalesce((changed ->> 'lesson_id')::uuid, quiz_attempts.lesson_id)
  -- Of an account that is being deleted there is nothing more to tell.
  where users.id = (changed ->> 'user_id')::uuid;
  return null;
end;
$function$;
comment on function private.record_learning_event() is 'Writes an event about the changed row. Arguments: the verb, then the columns that become details. Course and lesson come from the row, from its lesson or from its attempt.';

CREATE OR REPLACE FUNCTION private.record_vpn(p_address text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.security_events (event_type, ip_address, threat_level, blocked, details, source)
  select 'security_check', left(p_address, 64), 'high', false, '{"isVPN": true}', 'server'
  where not exists (
    select from public.security_events
    where ip_address = left(p_address, 64) and created_at > now() - interval '1 hour'
      and source = 'server' and details ->> 'isVPN' = 'true'
  );
$function$;
comment on function private.record_vpn(text) is 'Records that the operator''s provider knows an address as a VPN or a proxy: once an hour, since that is what an alert holds.';
grant execute on function private.record_vpn(text) to service_role;

CREATE OR REPLACE FUNCTION private.refresh_campaign_metrics()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.ad_campaigns
  set metrics = (
    select jsonb_build_object(
      'impressions', coalesce(sum(impressions), 0),
      'clicks', coalesce(sum(clicks), 0),
      'conversions', coalesce(sum(conversions), 0),
      'spend', coalesce(sum(spend_minor), 0),
      'cost_per_click', round(sum(spend_minor) / nullif(sum(clicks), 0), 2),
      'conversion_rate', round(sum(conversions) / nullif(sum(clicks), 0), 4)
    )
    from public.ad_campaign_days where campaign_id = ad_campaigns.id
  )
  where id in (select campaign_id from changed);
  return null;
end;
$function$;
comment on function private.refresh_campaign_metrics() is 'Sums the days of the campaigns whose days a statement has changed.';

CREATE OR REPLACE FUNCTION private.refresh_mail_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.mail_turns (user_id) values (new.user_id)
    on conflict (user_id) do update set next_at = excluded.next_at;
  return null;
end;
$function$;
comment on function private.refresh_mail_turn() is 'Has a learner looked at anew after they chose, or their clock changed.';

CREATE OR REPLACE FUNCTION private.refresh_mail_turn_of_zone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.mail_turns set next_at = '-infinity'
    where user_id = coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid;
  return null;
end;
$function$;
comment on function private.refresh_mail_turn_of_zone() is 'Has a learner looked at anew when the clock they live by changes.';

CREATE OR REPLACE FUNCTION private.refresh_modules_written()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.courses
  set modules_written = (
    select count(*) from public.modules
    where course_id = courses.id and status = 'written' and retired_at is null
  )
  where id in (old.course_id, new.course_id);
  return null;
end;
$function$;
comment on function private.refresh_modules_written() is 'Counts the written modules of a course whose modules have changed.';

CREATE OR REPLACE FUNCTION private.refresh_progress_of_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.enrollments set course_id = course_id where course_id = coalesce(new.course_id, old.course_id);
  return null;
end;
$function$;
comment on function private.refresh_progress_of_course() is 'Lets the enrolments in a course compute their progress anew when one of its modules or lessons changed.';

CREATE OR REPLACE FUNCTION private.refresh_progress_of_courses()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.enrollments set course_id = course_id where course_id in (select course_id from added);
  return null;
end;
$function$;
comment on function private.refresh_progress_of_courses() is 'Lets the enrolments in the courses of a statement that added modules or lessons compute their progress anew, once.';

CREATE OR REPLACE FUNCTION private.refresh_progress_of_learner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed constant public.user_progress := coalesce(new, old);
begin
  update public.enrollments set course_id = course_id
  where user_id = changed.user_id and course_id = changed.course_id;
  return null;
end;
$function$;
comment on function private.refresh_progress_of_learner() is 'Lets an enrolment compute its progress anew when its learner completed a lesson.';

CREATE OR REPLACE FUNCTION private.refresh_review_items()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.review_items;
  insert into private.review_items (lesson_id, activity, item_id, skill, kind, level, is_generated)
  select lessons.id, asked.activity, asked.item ->> 'id', asked.item ->> 'skill', asked.item ->> 'kind',
    (asked.item ->> 'difficulty')::smallint, coalesce(asked.is_generated, false)
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
  cross join lateral (
    select '' as activity, items.item, keys.key ->> 'kind' = 'generated' as is_generated
    from jsonb_array_elements(bodies.quiz -> 'items') as items(item)
    join public.quiz_answer_keys as keys on keys.lesson_id = lessons.id and keys.item_id = items.item ->> 'id'
    union all
    select activities.name, items.item, keys.key -> 'items' -> (items.item ->> 'id') ->> 'kind' = 'generated'
    from jsonb_each(bodies.activities) as activities(name, activity)
    join public.activity_keys as keys on keys.lesson_id = lessons.id and keys.activity = activities.name
    cross join lateral jsonb_array_elements(activities.activity -> 'items') as items(item)
    where activities.activity ->> 'kind' = 'check' and keys.key -> 'items' ? (items.item ->> 'id')
  ) as asked
  where lessons.retired_at is null and modules.retired_at is null and modules.status = 'written'
    and not lessons.is_exam
  on conflict do nothing;
$function$;
comment on function private.refresh_review_items() is 'Lists anew what reviews draw from, after content was imported.';

CREATE OR REPLACE FUNCTION private.release_applications(p_application_ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  released uuid[];
begin
  perform from public.scholarship_applications where id = any (p_application_ids) order by id for update;
  with left_seats as (
    delete from public.application_reviews
    where application_id = any (p_application_ids) and user_id = (select auth.uid()) and scored_at is null
    returning application_id
  )
  select array_agg(application_id) into released from left_seats;
  if released is null then
    raise exception 'You hold no unused seat at these applications.' using hint = 'no-seat-to-release';
  end if;
  update public.scholarship_applications set status = 'received'
  where id = any (released) and status = 'in_review'
    and not exists (select from public.application_reviews where application_id = scholarship_applications.id);
  return query select unnest(released);
end;
$function$;
comment on function private.release_applications(uuid[]) is 'Gives back the seats that the admin who calls has taken and not used, and returns the ids of their applications; refuses when there are none.';
grant execute on function private.release_applications(uuid[]) to service_role;

CREATE OR REPLACE FUNCTION private.review_application(p_application_id uuid, p_need integer, p_commitment integer, p_fit integer, p_clarity integer, p_note text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  application public.scholarship_applications;
begin
  select * into application from public.scholarship_applications where id = p_application_id for update;
  if not found then
    raise exception 'There is no such application.' using hint = 'application-not-found';
  end if;
  if application.decided_at is not null then
    raise exception 'This application was decided already.' using hint = 'already-decided';
  end if;
  if exists (
    select from public.application_reviews
    where application_id = p_application_id and user_id = (select auth.uid()) and scored_at is not null
  ) then
    raise exception 'An application is reviewed by two people, not by one twice.' using hint = 'already-reviewed';
  end if;
  if not exists (
    select from public.application_reviews
    where application_id = p_application_id and user_id = (select auth.uid())
  ) then
    perform private.take_applications(array[p_application_id]);
  end if;
  update public.application_reviews
  set need = p_need, commitment = p_commitment, fit = p_fit, clarity = p_clarity, note = p_note, scored_at = now()
  where application_id = p_application_id and user_id = (select auth.uid());
end;
$function$;
comment on function private.review_application(uuid,integer,integer,integer,integer,text) is 'Keeps the review of the admin who calls, once and for good; takes a seat first where they have none.';
grant execute on function private.review_application(uuid,integer,integer,integer,integer,text) to service_role;

CREATE OR REPLACE FUNCTION private.roll_up_analytics(until timestamp with time zone DEFAULT date_trunc('day'::text, now(), 'UTC'::text))
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.daily_counts;
  insert into private.daily_counts select * from private.count_days('-infinity', until);
  delete from private.lesson_counts;
  insert into private.lesson_counts select * from private.count_lesson_steps('-infinity', until);
  delete from private.item_sums;
  insert into private.item_sums select * from private.sum_items('-infinity', until);
  delete from private.mistake_sums;
  insert into private.mistake_sums select * from private.sum_mistakes('-infinity', until);
  delete from private.active_learners;
  insert into private.active_learners
    select null, * from private.count_active_learners('-infinity', until)
    union all
    select * from private.count_active_learners_by_course('-infinity', until);
  insert into private.analytics_rollup (counted_until) values (until)
  on conflict (id) do update set counted_until = excluded.counted_until;
end;
$function$;
comment on function private.roll_up_analytics(timestamp with time zone) is 'Counts everything up to a moment, the start of a day in UTC, and keeps it. Anew each time, so that deleted accounts and courses left leave the figures.';

CREATE OR REPLACE FUNCTION private.roll_up_learning()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.learning_figures;
  insert into private.learning_figures (figure, name, cases, happened)
    select * from private.count_arrivals() as counted where counted.cases > 0;
  insert into private.learning_figures (figure, name, cases, happened, value)
    select * from private.count_recall() as counted where counted.cases > 0;
  insert into private.learning_figures (figure, name, cases, happened)
    select 'stuck', counted.skill, counted.cases, counted.happened from private.count_stuck() as counted;
  insert into private.learning_figures (figure, course_id, lesson_id, name, cases, happened)
    select 'block', lessons.course_id, lessons.id, counted.activity, counted.cases, counted.happened
    from private.count_blocks() as counted join public.lessons on lessons.id = counted.lesson_id;
  insert into private.learning_figures (figure, course_id, lesson_id, name, detail, cases, happened)
    select 'choice', lessons.course_id, lessons.id, counted.item_id, counted.choice, counted.cases, counted.happened
    from private.count_choices() as counted
    join public.lessons on lessons.id = counted.lesson_id
    join public.quiz_answer_keys as keys on keys.lesson_id = lessons.id and keys.item_id = counted.item_id
    where keys.key ->> 'kind' = 'single' and not keys.key -> 'correct' ? counted.choice;
  insert into private.learning_figures (figure, course_id, lesson_id, name, cases, happened, value)
    select 'time', lessons.course_id, lessons.id, responses.template, count(*), count(*) filter (where is_right),
      percentile_cont(0.5) within group (order by seconds)
    from public.responses join public.lessons on lessons.id = responses.lesson_id
    where try = 1 and seconds is not null group by 2, 3, 4;
  insert into private.learning_figures (figure, name, cases, happened, value, other)
    select 'placement', items.item_id, count(*), count(*) filter (where is_right), max(current.difficulty),
      max(current.author_difficulty)
    from public.placement_answers as answers
    join public.placement_items as items using (item_id, version)
    join public.placement_items as current on current.item_id = items.item_id and current.valid_to is null
    where answers.answered_at is not null and items.content_hash = current.content_hash
    group by items.item_id;
end;
$function$;
comment on function private.roll_up_learning() is 'Counts the figures of learning anew, so that deleted accounts leave them. Once a night, with the closed days.';

CREATE OR REPLACE FUNCTION private.score_assessment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  questions constant text[] := array['trading-experience', 'chart-experience', 'risk-experience',
    'pressure-experience', 'time-available'];
  total integer;
begin
  -- A bad shape is left to the constraint of the column, which names it.
  if jsonb_typeof(new.assessment_data) is distinct from 'object' then
    return new;
  end if;
  if not new.assessment_data ?& questions
    or new.assessment_data - questions <> '{}'
    or exists (
      select from jsonb_each(new.assessment_data) as answer
      where jsonb_typeof(answer.value) not in ('string', 'number') or answer.value = '""'
    )
  then
    raise exception 'Answer all five questions, and only those.' using hint = 'answers-incomplete';
  end if;

  -- Four scaled answers are worth 1 to 4, any other answer ("Not sure") is worth 2.
  select sum(case when answer.value in ('1', '2', '3', '4') then answer.value::integer else 2 end)
  into total
  from jsonb_each_text(new.assessment_data) as answer;

  new.score := least(round(total / 20.0 * 100), 100);
  new.skill_level := case
    when new.score < 30 then 'beginner'
    when new.score < 60 then 'intermediate'
    else 'advanced'
  end;
  return new;
end;
$function$;
comment on function private.score_assessment() is 'score = sum of the answers / 20 x 100; below 30 beginner, below 60 intermediate, else advanced. The same rule as domain/assessment: both run tests/cases/assessment-score.json.';

CREATE OR REPLACE FUNCTION private.security_alerts(p_from timestamp with time zone, p_until timestamp with time zone, p_account_id uuid)
 RETURNS TABLE(id uuid, type text, severity text, description text, "timestamp" timestamp with time zone, ip text, blocked boolean, began_at timestamp with time zone, events integer, accounts uuid[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    grouped.id, grouped.type,
    (array['low', 'medium', 'high', 'critical'])[grouped.level],
    grouped.description, grouped.last_at, grouped.ip, grouped.blocked,
    grouped.began_at, grouped.events, grouped.accounts
  from (
    select
      (array_agg(security_events.id order by security_events.created_at, security_events.id))[1] as id,
      event_type as type,
      greatest(
        max(array_position(array['low', 'medium', 'high', 'critical'], threat_level)),
        case when count(*) >= 20 then 3 when count(*) >= 5 then 2 else 1 end
      ) as level,
      concat_ws(', ',
        case when bool_or(details ->> 'isBot' = 'true') then 'bot' end,
        case when bool_or(details ->> 'isVPN' = 'true') then 'vpn' end
      ) as description,
      max(security_events.created_at) as last_at,
      ip_address as ip,
      bool_or(security_events.blocked) as blocked,
      min(security_events.created_at) as began_at,
      count(*)::integer as events,
      coalesce((array_agg(distinct user_id) filter (where user_id is not null))[:10], '{}') as accounts
    from public.security_events
    where security_events.created_at >= p_from and security_events.created_at < p_until
      and security_events.source = 'server'
      and (p_account_id is null or user_id = p_account_id)
    group by event_type, ip_address, date_bin('1 hour', security_events.created_at, '2000-01-01 00:00:00+00')
  ) as grouped
  where grouped.level >= 2;
$function$;
comment on function private.security_alerts(timestamp with time zone,timestamp with time zone,uuid) is 'The alerts of a period, of one account if p_account_id is not null, made of what the server saw: nothing that a browser states is an alert. Events of one type and address within the same hour by the clock (UTC) are one alert. It is as severe as its worst event; five events make it medium at least, twenty high. What stays low is no alert. id is that of the first event, timestamp the moment of the last; description lists codes, which the client words; accounts names ten of them at most.';
grant execute on function private.security_alerts(timestamp with time zone,timestamp with time zone,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.session_is_complete()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
$function$;
comment on function private.session_is_complete() is 'Whether the caller has passed every step of signing in that they have set up.';
grant execute on function private.session_is_complete() to authenticated;
grant execute on function private.session_is_complete() to service_role;

CREATE OR REPLACE FUNCTION private.session_is_own()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select auth.jwt() -> 'act' is null $function$;
comment on function private.session_is_own() is 'False for somebody who looks on as somebody else.';
grant execute on function private.session_is_own() to authenticated;
grant execute on function private.session_is_own() to service_role;

CREATE OR REPLACE FUNCTION private.set_notified_until()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.notified_until := coalesce(
    (select max(modules.written_at) from public.modules where modules.course_id = new.course_id), '-infinity'
  );
  return new;
end;
$function$;
comment on function private.set_notified_until() is 'The newest module that is written is known to whoever asks now.';

CREATE OR REPLACE FUNCTION private.set_plan_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status = 'active' and new.course_chosen_at is null
    and (
      tg_op = 'INSERT' or new.course_id is null or new.plan_id <> old.plan_id
      or old.status not in ('active', 'past_due')
    )
  then
    new.course_id := coalesce((
      select enrollments.course_id
      from public.enrollments
      left join public.lesson_positions
        on lesson_positions.user_id = enrollments.user_id and lesson_positions.course_id = enrollments.course_id
      where enrollments.user_id = new.user_id
      order by greatest(lesson_positions.updated_at, enrollments.created_at) desc
      limit 1
    ), new.course_id);
  end if;
  return new;
end;
$function$;
comment on function private.set_plan_course() is 'Gives a plan that begins to be paid the course that the learner studied last, unless they chose one themselves.';

CREATE OR REPLACE FUNCTION private.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end;
$function$;
comment on function private.set_updated_at() is 'Computes updated_at, of any table that has it.';

CREATE OR REPLACE FUNCTION private.sum_items(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(day date, lesson_id uuid, item_id text, answers bigint, correct bigint, rest_answers bigint, rest_correct bigint, rest_sum double precision, rest_square_sum double precision, correct_rest_sum double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with answered as (
    select attempts.finished_at, attempts.lesson_id, quiz_answers.item_id, quiz_answers.is_correct::integer as score,
      -- The share right of the other items of the attempt; null when there is no other.
      (sum(quiz_answers.is_correct::integer) over attempt - quiz_answers.is_correct::integer)::double precision
        / nullif(count(*) over attempt - 1, 0) as rest
    from public.quiz_attempts as attempts
    join public.quiz_answers on quiz_answers.attempt_id = attempts.id and quiz_answers.round = 1
      and quiz_answers.try = 1
    where attempts.finished_at >= since and attempts.finished_at < until
      and not exists (
        select from public.quiz_attempts as earlier
        where earlier.user_id = attempts.user_id and earlier.lesson_id = attempts.lesson_id
          and earlier.started_at < attempts.started_at
      )
    window attempt as (partition by attempts.id)
  )
  select (finished_at at time zone 'UTC')::date, lesson_id, item_id, count(*), sum(score),
    count(rest), coalesce(sum(score) filter (where rest is not null), 0),
    coalesce(sum(rest), 0), coalesce(sum(rest * rest), 0), coalesce(sum(score * rest), 0)
  from answered
  group by 1, 2, 3;
$function$;
comment on function private.sum_items(timestamp with time zone,timestamp with time zone) is 'Of the first attempts of learners at quizzes that were finished in [since, until): the sums that difficulty and discrimination of each item are made of, from first answers. rest is the share right of the other items of the same attempt.';

CREATE OR REPLACE FUNCTION private.sum_mistakes(since timestamp with time zone, until timestamp with time zone)
 RETURNS TABLE(day date, lesson_id uuid, item_id text, kind text, name text, happened bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with first_answers (answered_at, lesson_id, item_id, is_right, mistake, misconception) as (
    select quiz_answers.answered_at, attempts.lesson_id, quiz_answers.item_id, quiz_answers.is_correct,
      quiz_answers.mistake, quiz_answers.misconception
    from public.quiz_answers
    join public.quiz_attempts as attempts on attempts.id = quiz_answers.attempt_id
    where quiz_answers.answered_at >= since and quiz_answers.answered_at < until
      and quiz_answers.round = 1 and quiz_answers.try = 1
      and not exists (
        select from public.quiz_attempts as earlier
        where earlier.user_id = attempts.user_id and earlier.lesson_id = attempts.lesson_id
          and earlier.started_at < attempts.started_at
      )
    union all
    select answers.answered_at, answers.lesson_id, answers.activity || '/' || answers.item_id, answers.is_right,
      answers.mistake, answers.misconception
    from public.activity_answers as answers
    where answers.answered_at >= since and answers.answered_at < until and answers.try = 1
      and answers.item_id is not null
    union all
    -- Work at tables counts where its author foresaw mistakes: elsewhere all of them would be unknown.
    select answers.answered_at, answers.lesson_id, answers.activity, answers.is_right, answers.mistake, answers.misconception
    from public.activity_answers as answers
    join public.activity_keys as keys on keys.lesson_id = answers.lesson_id and keys.activity = answers.activity
    where answers.answered_at >= since and answers.answered_at < until and answers.try = 1
      and answers.item_id is null and keys.key ->> 'kind' = 'data-task' and keys.key -> 'mistakes' <> '[]'
  ),
  transcripts as (
    select answers.answered_at, answers.lesson_id, answers.activity as item_id, keys.key -> 'faults' as faults,
      case when jsonb_typeof(answers.answer) = 'array' then answers.answer else '[]' end as marks
    from public.activity_answers as answers
    join public.activity_keys as keys on keys.lesson_id = answers.lesson_id and keys.activity = answers.activity
    where answers.answered_at >= since and answers.answered_at < until and answers.try = 1
      and answers.item_id is null and keys.key ->> 'kind' = 'transcript'
  ),
  happenings (moment, lesson_id, item_id, kind, name) as (
    select answered_at, lesson_id, item_id, 'answered', '' from first_answers
    union all
    select answered_at, lesson_id, item_id, coalesce(mistake, 'unknown'),
      case when mistake = 'belief' then coalesce(misconception, '') else '' end
    from first_answers where not is_right
    union all
    select answered_at, lesson_id, item_id, 'answered', '' from transcripts
    union all
    -- A fault that was not marked, or was marked for another reason.
    select answered_at, lesson_id, item_id, 'missed', fault ->> 'reason'
    from transcripts
    cross join lateral jsonb_array_elements(faults) as fault
    where not marks @> to_jsonb((fault ->> 'sentence') || ':' || (fault ->> 'reason'))
    union all
    -- A sound sentence that was marked.
    select answered_at, lesson_id, item_id, 'false_alarm', split_part(mark, ':', 2)
    from transcripts
    cross join lateral jsonb_array_elements_text(marks) as mark
    where not faults @> jsonb_build_array(jsonb_build_object('sentence', split_part(mark, ':', 1)))
  )
  select (moment at time zone 'UTC')::date, lesson_id, item_id, kind, name, count(*)
  from happenings
  group by 1, 2, 3, 4, 5;
$function$;
comment on function private.sum_mistakes(timestamp with time zone,timestamp with time zone) is 'Of first answers given in [since, until), to items of quizzes in first attempts and to checks, transcripts and work at tables with foreseen mistakes in lessons: how many there were (kind answered), and what went wrong: slip, misread, formula, belief (name is the misconception), unknown; in transcripts missed and false_alarm (name is the reason). An item of a check is named activity/item.';

CREATE OR REPLACE FUNCTION private.take_applications(p_application_ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken uuid[];
begin
  -- In one order, so that two admins who take the same ones do not wait for each other in a circle.
  perform from public.scholarship_applications where id = any (p_application_ids) order by id for update;
  -- Whoever is no admin any more holds no seat that was not used.
  delete from public.application_reviews
  where application_id = any (p_application_ids) and scored_at is null and not exists (
    select from public.user_roles where user_roles.user_id = application_reviews.user_id and role = 'admin'
  );
  with free as (
    select applications.id, min(place) as place
    from public.scholarship_applications as applications cross join (values (1), (2)) as places (place)
    where applications.id = any (p_application_ids) and decided_at is null and not exists (
      select from public.application_reviews
      where application_id = applications.id
        and (application_reviews.place = places.place or user_id = (select auth.uid()))
    )
    group by applications.id
  ), seated as (
    insert into public.application_reviews (application_id, place, user_id)
    select id, place, (select auth.uid()) from free
    returning application_id
  )
  select array_agg(application_id) into taken from seated;
  if taken is null then
    raise exception 'Decided already, or both seats are taken.' using hint = 'no-seat-at-application';
  end if;
  update public.scholarship_applications set status = 'in_review' where id = any (taken) and status = 'received';
  return query select unnest(taken);
end;
$function$;
comment on function private.take_applications(uuid[]) is 'Seats the admin who calls as a reviewer of those of the applications that have a seat for them, and returns their ids; refuses when there are none.';
grant execute on function private.take_applications(uuid[]) to service_role;

CREATE OR REPLACE FUNCTION private.threat_days(p_from timestamp with time zone, p_until timestamp with time zone)
 RETURNS TABLE(day date, low integer, medium integer, high integer, critical integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    (starts_at at time zone 'UTC')::date,
    count(*) filter (where level = 'low')::integer,
    count(*) filter (where level = 'medium')::integer,
    count(*) filter (where level = 'high')::integer,
    count(*) filter (where level = 'critical')::integer
  from generate_series(
    date_trunc('day', p_from, 'UTC'), p_until - interval '1 microsecond', interval '1 day', 'UTC'
  ) as starts_at
  left join lateral (
    -- Events that browsers stated before their levels were computed carry the level they stated.
    select case source when 'server' then threat_level else 'low' end as level
    from public.security_events
    where created_at >= greatest(p_from, starts_at) and created_at < least(p_until, starts_at + interval '24 hours')
  ) as events on true
  group by starts_at
  order by starts_at;
$function$;
comment on function private.threat_days(timestamp with time zone,timestamp with time zone) is 'How many security events of each level every day of a period had, by UTC; a day without any is a row of zeros. What browsers state counts as low.';
grant execute on function private.threat_days(timestamp with time zone,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.unban_account(p_user_id uuid)
 RETURNS public.account_bans
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lifted public.account_bans;
begin
  update auth.users set banned_until = null where id = p_user_id and deleted_at is null;
  if not found then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  delete from public.account_bans where user_id = p_user_id returning * into lifted;
  return lifted;
end;
$function$;
comment on function private.unban_account(uuid) is 'Lets a banned account sign in again, and gives the ban that was lifted; its sessions have ended for good. Refuses with account-not-found.';
grant execute on function private.unban_account(uuid) to service_role;

create table private.active_learners (
  course_id uuid,
  cohort_week date not null,
  week integer not null,
  learners bigint not null,
  constraint active_learners_course_id_cohort_week_week_key UNIQUE NULLS NOT DISTINCT (course_id, cohort_week, week)
);
comment on table private.active_learners is 'count_active_learners (course_id null) and count_active_learners_by_course of the closed days.';
alter table private.active_learners enable row level security;

create table private.analytics_rollup (
  id boolean not null default true,
  counted_until timestamp with time zone not null,
  constraint analytics_rollup_pkey PRIMARY KEY (id),
  constraint analytics_rollup_id_check CHECK (id)
);
comment on table private.analytics_rollup is 'One row, none before the first count: up to when the tables below are counted, the start of a day in UTC.';
alter table private.analytics_rollup enable row level security;

create table private.daily_counts (
  day date not null,
  measure text not null,
  course_id uuid,
  happened bigint not null,
  constraint daily_counts_measure_course_id_day_key UNIQUE NULLS NOT DISTINCT (measure, course_id, day)
);
comment on table private.daily_counts is 'count_days of the closed days.';
alter table private.daily_counts enable row level security;

create table private.demonstration_users (
  user_id uuid not null,
  constraint demonstration_users_pkey PRIMARY KEY (user_id),
  constraint demonstration_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.demonstration_users is 'Accounts of demonstration learners, also marked by raw_app_meta_data {"demonstration": true}. Written by the owner of the database only; docs/demo-data.md.';
alter table private.demonstration_users enable row level security;
grant select on table private.demonstration_users to service_role;

create table private.item_sums (
  day date not null,
  lesson_id uuid not null,
  item_id text not null,
  answers bigint not null,
  correct bigint not null,
  rest_answers bigint not null,
  rest_correct bigint not null,
  rest_sum double precision not null,
  rest_square_sum double precision not null,
  correct_rest_sum double precision not null,
  constraint item_sums_pkey PRIMARY KEY (lesson_id, item_id, day),
  constraint item_sums_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE
);
comment on table private.item_sums is 'sum_items of the closed days.';
alter table private.item_sums enable row level security;

create table private.learner_days (
  user_id uuid not null,
  day date not null,
  seen_at timestamp with time zone not null,
  time_zone text,
  folded_until integer not null default 0,
  constraint learner_days_pkey PRIMARY KEY (user_id),
  constraint learner_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint learner_days_folded_until_check CHECK ((folded_until >= 0)),
  constraint learner_days_time_zone_check CHECK ((char_length(time_zone) <= 100))
);
comment on table private.learner_days is 'The day on which each learner was last, so that changing time zones repeats and skips none, and up to which response their states are computed.';
comment on column private.learner_days.time_zone is 'That of the device on which they last reviewed; what their profile says comes first.';
alter table private.learner_days enable row level security;
CREATE TRIGGER refresh_mail_turn_of_zone AFTER UPDATE OF time_zone ON private.learner_days FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION private.refresh_mail_turn_of_zone();

create table private.learning_figures (
  figure text not null,
  course_id uuid,
  lesson_id uuid,
  name text not null,
  detail text not null default ''::text,
  cases bigint not null,
  happened bigint not null,
  value double precision,
  other double precision,
  constraint learning_figures_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint learning_figures_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint learning_figures_cases_check CHECK ((cases >= 0)),
  constraint learning_figures_figure_check CHECK ((figure = ANY (ARRAY['first_answer'::text, 'return'::text, 'recall'::text, 'forecast'::text, 'stuck'::text, 'block'::text, 'choice'::text, 'time'::text, 'placement'::text]))),
  constraint learning_figures_happened_check CHECK ((happened >= 0))
);
comment on table private.learning_figures is 'Figures of learning of all time: of so many cases something happened in so many. Counted anew each night.';
comment on column private.learning_figures.value is 'The mean forecast, the median of seconds, or the difficulty in use.';
comment on column private.learning_figures.other is 'The author''s difficulty of an item of the placement.';
CREATE INDEX learning_figures_course_id_idx ON private.learning_figures USING btree (course_id);
CREATE INDEX learning_figures_lesson_id_idx ON private.learning_figures USING btree (lesson_id);
alter table private.learning_figures enable row level security;

create table private.lesson_counts (
  enrolled_on date not null,
  lesson_id uuid not null,
  opened bigint not null,
  completed bigint not null,
  constraint lesson_counts_pkey PRIMARY KEY (lesson_id, enrolled_on),
  constraint lesson_counts_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE
);
comment on table private.lesson_counts is 'count_lesson_steps of the closed days.';
alter table private.lesson_counts enable row level security;

create table private.lesson_use (
  lesson_id uuid not null,
  user_id uuid not null,
  opened_at timestamp with time zone,
  completed_at timestamp with time zone,
  finished_at timestamp with time zone,
  passed_at timestamp with time zone,
  worked_at timestamp with time zone,
  used_at timestamp with time zone not null,
  seconds integer not null default 0,
  constraint lesson_use_pkey PRIMARY KEY (lesson_id, user_id),
  constraint lesson_use_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint lesson_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.lesson_use is 'One row per learner and lesson, written by note_lesson_use: when they last opened it, completed it, finished and passed its quiz, and told how long they worked; used_at is the last of these. And the seconds of all their work on it.';
CREATE INDEX lesson_use_user_id_idx ON private.lesson_use USING btree (user_id);
alter table private.lesson_use enable row level security;

create table private.mail_turns (
  user_id uuid not null,
  next_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  mailed_on date,
  farewell_at timestamp with time zone,
  constraint mail_turns_pkey PRIMARY KEY (user_id),
  constraint mail_turns_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.mail_preferences(user_id) ON DELETE CASCADE
);
comment on table private.mail_turns is 'When each learner who asked for mails is looked at next, and what they got. Whether they are written to is decided then.';
comment on column private.mail_turns.mailed_on is 'The learner''s day of the last mail: a day brings one at most.';
comment on column private.mail_turns.farewell_at is 'When they were told that nothing more comes until they are back.';
CREATE INDEX mail_turns_next_at_idx ON private.mail_turns USING btree (next_at);
alter table private.mail_turns enable row level security;

create table private.mistake_sums (
  day date not null,
  lesson_id uuid not null,
  item_id text not null,
  kind text not null,
  name text not null,
  happened bigint not null,
  constraint mistake_sums_pkey PRIMARY KEY (lesson_id, item_id, kind, name, day),
  constraint mistake_sums_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE
);
comment on table private.mistake_sums is 'sum_mistakes of the closed days.';
alter table private.mistake_sums enable row level security;

create table private.review_items (
  lesson_id uuid not null,
  activity text not null,
  item_id text not null,
  skill text not null,
  kind text not null,
  level smallint not null,
  is_generated boolean not null,
  constraint review_items_pkey PRIMARY KEY (lesson_id, activity, item_id),
  constraint review_items_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE
);
comment on table private.review_items is 'Items of the quizzes and checks of written modules by their skill, exams left out: what reviews draw from.';
comment on column private.review_items.activity is 'The check that the item is in; empty in a quiz.';
CREATE INDEX review_items_skill_idx ON private.review_items USING btree (skill);
alter table private.review_items enable row level security;

create table private.simulator_days (
  session_id uuid not null,
  day integer not null,
  state jsonb not null,
  hours jsonb not null,
  constraint simulator_days_pkey PRIMARY KEY (session_id, day),
  constraint simulator_days_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_days_day_check CHECK ((day >= 0)),
  constraint simulator_days_hours_check CHECK (((jsonb_typeof(hours) = 'array'::text) AND (octet_length((hours)::text) <= 65536))),
  constraint simulator_days_state_check CHECK (((jsonb_typeof(state) = 'object'::text) AND (octet_length((state)::text) <= 16384)))
);
comment on table private.simulator_days is 'Days of a market as far as they were needed. Its minutes are made again from the state at its start; longer bars come from its hours.';
comment on column private.simulator_days.state is 'MarketState of domain/market at the start of the day.';
comment on column private.simulator_days.hours is 'By instrument: bars of an hour, as [minute, open, high, low, close, volume, spread].';
alter table private.simulator_days enable row level security;

create table private.simulator_disputes (
  session_id uuid not null,
  finding text not null,
  user_id uuid not null,
  disputed_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_disputes_pkey PRIMARY KEY (session_id, finding),
  constraint simulator_disputes_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_disputes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_disputes_finding_check CHECK ((finding ~ '^[a-z-]{1,40}(:\d{1,9})?$'::text))
);
comment on table private.simulator_disputes is 'Findings of the critique that learners said were different: they count as no evidence.';
comment on column private.simulator_disputes.finding is 'A rule with the sequence of the event that broke it, or a pattern.';
CREATE INDEX simulator_disputes_user_id_idx ON private.simulator_disputes USING btree (user_id);
alter table private.simulator_disputes enable row level security;

create table private.simulator_events (
  session_id uuid not null,
  sequence integer not null,
  kind text not null,
  event text not null,
  previous_hash text not null,
  hash text not null,
  occurred_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_events_pkey PRIMARY KEY (session_id, sequence),
  constraint simulator_events_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_events_event_check CHECK ((octet_length(event) <= 1048576)),
  constraint simulator_events_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint simulator_events_kind_check CHECK ((kind ~ '^[a-z-]{1,20}$'::text)),
  constraint simulator_events_previous_hash_check CHECK ((previous_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint simulator_events_sequence_check CHECK ((sequence > 0))
);
comment on table private.simulator_events is 'What happened in sessions, each event tied by its hash to the one before: playing them again gives the same state byte for byte.';
comment on column private.simulator_events.event is 'Canonical text of a SessionEvent of domain/simulator: what was hashed, byte for byte.';
CREATE INDEX simulator_events_shown_idx ON private.simulator_events USING btree (session_id, sequence) WHERE (kind <> 'advanced'::text);
alter table private.simulator_events enable row level security;
CREATE TRIGGER guard_simulator_event BEFORE UPDATE ON private.simulator_events FOR EACH ROW EXECUTE FUNCTION private.guard_simulator_event();

create table private.simulator_grades (
  session_id uuid not null,
  user_id uuid not null,
  is_met boolean not null,
  conditions jsonb not null,
  graded_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_grades_pkey PRIMARY KEY (session_id),
  constraint simulator_grades_session_id_fkey FOREIGN KEY (session_id) REFERENCES private.simulator_tries(session_id) ON DELETE CASCADE,
  constraint simulator_grades_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_grades_conditions_check CHECK (((jsonb_typeof(conditions) = 'array'::text) AND (octet_length((conditions)::text) <= 65536)))
);
comment on table private.simulator_grades is 'What became of each try that ended: every condition of the goal, kept or broken, with its evidence.';
comment on column private.simulator_grades.conditions is 'GradedCondition of domain/simulator, in the order of the goal.';
CREATE INDEX simulator_grades_user_id_idx ON private.simulator_grades USING btree (user_id);
alter table private.simulator_grades enable row level security;
CREATE TRIGGER guard_simulator_event BEFORE UPDATE ON private.simulator_grades FOR EACH ROW EXECUTE FUNCTION private.guard_simulator_event();

create table private.simulator_markets (
  session_id uuid not null,
  market jsonb not null,
  constraint simulator_markets_pkey PRIMARY KEY (session_id),
  constraint simulator_markets_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_markets_market_check CHECK (((jsonb_typeof(market) = 'object'::text) AND (octet_length((market)::text) <= 65536)))
);
comment on table private.simulator_markets is 'The parameters of each session''s market (Market of domain/market), a planted edge among them: told when the session ends. Its key follows from the secret of the installation and is kept nowhere.';
alter table private.simulator_markets enable row level security;

create table private.simulator_plans (
  session_id uuid not null,
  client_order_id text not null,
  user_id uuid not null,
  cursor integer not null,
  equity numeric(30,0) not null,
  plan jsonb not null,
  planned_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_plans_pkey PRIMARY KEY (session_id, client_order_id),
  constraint simulator_plans_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_plans_client_order_id_check CHECK ((client_order_id ~ '^[A-Za-z0-9_-]{8,64}$'::text)),
  constraint simulator_plans_cursor_check CHECK ((cursor >= 0)),
  constraint simulator_plans_plan_check CHECK (((jsonb_typeof(plan) = 'object'::text) AND (octet_length((plan)::text) <= 16384)))
);
comment on table private.simulator_plans is 'What learners decided before an entry (EntryPlan of domain/simulator); it cannot be changed afterwards.';
comment on column private.simulator_plans.equity is 'What the account was worth when the order was sent.';
CREATE INDEX simulator_plans_user_id_idx ON private.simulator_plans USING btree (user_id);
alter table private.simulator_plans enable row level security;
CREATE TRIGGER guard_simulator_event BEFORE UPDATE ON private.simulator_plans FOR EACH ROW EXECUTE FUNCTION private.guard_simulator_event();

create table private.simulator_reviews (
  session_id uuid not null,
  trade integer not null,
  user_id uuid not null,
  followed_plan text,
  lesson text not null,
  tags text[] not null,
  written_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_reviews_pkey PRIMARY KEY (session_id, trade),
  constraint simulator_reviews_session_id_trade_fkey FOREIGN KEY (session_id, trade) REFERENCES private.simulator_trades(session_id, trade) ON DELETE CASCADE,
  constraint simulator_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_reviews_followed_plan_check CHECK ((followed_plan = ANY (ARRAY['yes'::text, 'partly'::text, 'no'::text]))),
  constraint simulator_reviews_lesson_check CHECK ((char_length(lesson) <= 2000)),
  constraint simulator_reviews_tags_check CHECK (((cardinality(tags) <= 10) AND (octet_length(array_to_string(tags, ''::text)) <= 1600)))
);
comment on table private.simulator_reviews is 'What learners wrote of a trade after it closed.';
CREATE INDEX simulator_reviews_user_id_idx ON private.simulator_reviews USING btree (user_id);
alter table private.simulator_reviews enable row level security;

create table private.simulator_snapshots (
  session_id uuid not null,
  sequence integer not null,
  state text not null,
  constraint simulator_snapshots_pkey PRIMARY KEY (session_id),
  constraint simulator_snapshots_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_snapshots_sequence_check CHECK ((sequence > 0)),
  constraint simulator_snapshots_state_check CHECK ((octet_length(state) <= 16777216))
);
comment on table private.simulator_snapshots is 'The state of each session after some event, so that only those after it are played again. Nothing is lost with it.';
alter table private.simulator_snapshots enable row level security;

create table private.simulator_trades (
  session_id uuid not null,
  trade integer not null,
  closing integer not null,
  user_id uuid not null,
  client_order_id text not null,
  symbol text not null,
  side text not null,
  opened_at integer not null,
  closed_at integer not null,
  quantity integer not null,
  entry integer not null,
  result numeric(30,0) not null,
  frictionless numeric(30,0) not null,
  risk numeric(30,0),
  adverse integer not null,
  favourable integer not null,
  recorded_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_trades_pkey PRIMARY KEY (session_id, trade),
  constraint simulator_trades_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_trades_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_trades_adverse_check CHECK ((adverse >= 0)),
  constraint simulator_trades_check CHECK ((closing >= trade)),
  constraint simulator_trades_check1 CHECK ((closed_at >= opened_at)),
  constraint simulator_trades_client_order_id_check CHECK ((char_length(client_order_id) <= 64)),
  constraint simulator_trades_entry_check CHECK ((entry > 0)),
  constraint simulator_trades_favourable_check CHECK ((favourable >= 0)),
  constraint simulator_trades_opened_at_check CHECK ((opened_at >= 0)),
  constraint simulator_trades_quantity_check CHECK ((quantity > 0)),
  constraint simulator_trades_risk_check CHECK ((risk > (0)::numeric)),
  constraint simulator_trades_side_check CHECK ((side = ANY (ARRAY['buy'::text, 'sell'::text]))),
  constraint simulator_trades_symbol_check CHECK ((symbol ~ '^[A-Z0-9]{1,12}$'::text)),
  constraint simulator_trades_trade_check CHECK ((trade > 0))
);
comment on table private.simulator_trades is 'Positions of sessions that were opened and closed again (Trade of domain/simulator), as their events tell them.';
comment on column private.simulator_trades.trade is 'The sequence of the fill that opened it; closing that of the one that closed it.';
comment on column private.simulator_trades.opened_at is 'Tick of the session''s clock, as is closed_at.';
comment on column private.simulator_trades.result is 'After fees, in 10^-8 of the account''s currency; frictionless without any cost.';
comment on column private.simulator_trades.risk is 'What was at risk at entry by the stop of its bracket or its plan; null where there was none.';
CREATE INDEX simulator_trades_user_id_recorded_at_idx ON private.simulator_trades USING btree (user_id, recorded_at);
alter table private.simulator_trades enable row level security;

create table private.simulator_tries (
  session_id uuid not null,
  user_id uuid not null,
  scenario text not null,
  terms jsonb not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  constraint simulator_tries_pkey PRIMARY KEY (session_id),
  constraint simulator_tries_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint simulator_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_tries_scenario_check CHECK ((char_length(scenario) <= 60)),
  constraint simulator_tries_terms_check CHECK (((jsonb_typeof(terms) = 'object'::text) AND (octet_length((terms)::text) <= 65536)))
);
comment on table private.simulator_tries is 'Sessions that play a scenario. Abandoned ones stay.';
comment on column private.simulator_tries.terms is 'The scenario as it was when the session began: what it is graded by.';
CREATE INDEX simulator_tries_user_id_scenario_idx ON private.simulator_tries USING btree (user_id, scenario);
alter table private.simulator_tries enable row level security;
CREATE TRIGGER guard_simulator_event BEFORE UPDATE ON private.simulator_tries FOR EACH ROW EXECUTE FUNCTION private.guard_simulator_event();

create table private.trial_salt (
  is_only_row boolean not null default true,
  salt bytea not null default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  constraint trial_salt_pkey PRIMARY KEY (is_only_row),
  constraint trial_salt_is_only_row_check CHECK (is_only_row)
);
comment on table private.trial_salt is 'Random, different in every installation: digests of addresses from elsewhere find nothing here.';
alter table private.trial_salt enable row level security;

create table private.trials (
  address_digest bytea not null,
  ends_at timestamp with time zone not null,
  constraint trials_pkey PRIMARY KEY (address_digest),
  constraint trials_address_digest_check CHECK ((octet_length(address_digest) = 32))
);
comment on table private.trials is 'The end of the trial that an address was given, whether or not its account is still there. Forgotten a year after it.';
CREATE INDEX trials_ends_at_idx ON private.trials USING btree (ends_at);
alter table private.trials enable row level security;

create view private.application_cards as
 SELECT applications.id,
    applications.preferred_language,
    applications.program_interest,
    applications.status,
    applications.created_at,
    applications.due_at,
    applications.decided_at,
    applications.decision_reason,
    applications.override_reason,
    applications.statement,
    seats.reviewers,
    seats.reviews,
    seats.is_mine,
    seats.is_scored_by_me,
    blind.is_open,
        CASE
            WHEN blind.is_open THEN applications.first_name
            ELSE NULL::text
        END AS first_name,
        CASE
            WHEN blind.is_open THEN applications.last_name
            ELSE NULL::text
        END AS last_name,
        CASE
            WHEN blind.is_open THEN applications.email
            ELSE NULL::text
        END AS email,
        CASE
            WHEN blind.is_open THEN seats.points
            ELSE NULL::double precision
        END AS points,
    (applications.email ~~ '%@demo.example.invalid'::text) AS is_demonstration
   FROM ((public.scholarship_applications applications
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS reviewers,
            (count(application_reviews.scored_at))::integer AS reviews,
            COALESCE(bool_or((application_reviews.user_id = ( SELECT auth.uid() AS uid))), false) AS is_mine,
            COALESCE(bool_or(((application_reviews.user_id = ( SELECT auth.uid() AS uid)) AND (application_reviews.scored_at IS NOT NULL))), false) AS is_scored_by_me,
            (round(avg((((application_reviews.need + application_reviews.commitment) + application_reviews.fit) + application_reviews.clarity)), 1))::double precision AS points
           FROM public.application_reviews
          WHERE (application_reviews.application_id = applications.id)) seats)
     CROSS JOIN LATERAL ( SELECT ((seats.reviews >= 2) OR (applications.decided_at IS NOT NULL)) AS is_open) blind);
comment on view private.application_cards is 'Applications as the admin who asks may see them: who applied and what the reviews say on the whole only once two reviews are in, or the decision. The caller has made sure that it is an admin.';
grant select on table private.application_cards to service_role;

create schema public;
comment on schema public is 'standard public schema';
grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;

CREATE OR REPLACE FUNCTION public.admin_access()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when not private.session_is_own() or not exists (
      select
      from public.user_roles
      join auth.users on users.id = user_roles.user_id
      where user_roles.user_id = (select auth.uid())
        and user_roles.role = 'admin'
        and coalesce(users.banned_until, '-infinity') <= now()
        and users.deleted_at is null
    ) then 'none'
    when auth.jwt() ->> 'aal' = 'aal2' then 'granted'
    when exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    ) then 'second-step-needed'
    when exists (
      select from public.installation_settings where key = 'admins_need_second_step' and value = 'true'
    ) then 'second-step-missing'
    else 'granted'
  end;
$function$;
comment on function public.admin_access() is 'What keeps the caller from being an admin: "none" for everybody without the role and for whoever looks on as somebody else, "second-step-needed" for an admin who has not passed the second step yet, "second-step-missing" for one who has to set it up first, "granted" for an admin. Clients ask an admin who is granted without aal2 to set up a second step.';
grant execute on function public.admin_access() to authenticated;

CREATE OR REPLACE FUNCTION public.can_open_lesson(lesson_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.learner_can_open_lesson(
    case when private.session_is_complete() then auth.uid() end, can_open_lesson.lesson_id
  ) or public.is_admin();
$function$;
comment on function public.can_open_lesson(uuid) is 'Whether the caller may read the body of a lesson. Admins may read every lesson. A caller who has not passed the second step they have set up reads what a visitor reads.';
grant execute on function public.can_open_lesson(uuid) to anon;
grant execute on function public.can_open_lesson(uuid) to authenticated;
grant execute on function public.can_open_lesson(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.grant_admin(p_email text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_id uuid;
begin
  select id into found_id from auth.users where email = lower(trim(p_email)) and deleted_at is null;
  if found_id is null then
    raise exception 'No account has this address.' using hint = 'account-not-found';
  end if;
  insert into public.user_roles (user_id, role) values (found_id, 'admin') on conflict do nothing;
  return case
    when not found then 'unchanged'
    when exists (select from auth.mfa_factors where user_id = found_id and status = 'verified') then 'granted'
    else 'granted-without-second-step'
  end;
end;
$function$;
comment on function public.grant_admin(text) is 'Gives the account with this address the role admin, and says "granted", "granted-without-second-step" or "unchanged". For the server only; refuses with the hint account-not-found.';
grant execute on function public.grant_admin(text) to service_role;

CREATE OR REPLACE FUNCTION public.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select public.admin_access() = 'granted' $function$;
comment on function public.is_admin() is 'Whether the caller is an admin now: holds the role, is not banned, was not deleted, and has passed the second step that they have set up or that the operator asks of admins. False for a visitor.';
grant execute on function public.is_admin() to anon;
grant execute on function public.is_admin() to authenticated;
grant execute on function public.is_admin() to service_role;

CREATE OR REPLACE FUNCTION public.log_security_event(p_user_id uuid, p_event_type text, p_ip_address text, p_user_agent text, p_threat_level text, p_blocked boolean, p_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  headers constant json := nullif(current_setting('request.headers', true), '');
  address constant text := left(coalesce(
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''), p_ip_address, 'unknown'
  ), 64);
  -- The guard blocks robots by their name, and this is the name that the request itself came under.
  is_robot constant boolean := p_event_type = 'security_check' and private.is_robot(headers ->> 'user-agent');
  stated constant jsonb := coalesce(p_details, '{}')
    || jsonb_build_object('threat_level', p_threat_level, 'blocked', coalesce(p_blocked, false));
begin
  if coalesce(p_threat_level, '') not in ('low', 'medium', 'high', 'critical') then
    raise exception 'The level is low, medium, high or critical.' using errcode = '23514';
  end if;
  insert into public.security_events
    (user_id, event_type, ip_address, user_agent, threat_level, blocked, details, source)
  select
    auth.uid(),
    p_event_type,
    address,
    left(coalesce(headers ->> 'user-agent', p_user_agent), 512),
    case when is_robot then 'high' else 'low' end,
    is_robot,
    case when is_robot then jsonb_build_object('isBot', true, 'stated', stated)
      else jsonb_build_object('stated', stated) end,
    case when is_robot then 'server' else 'browser' end
  where 60 > (
      select count(*) from public.security_events
      where ip_address = address and created_at > now() - interval '10 minutes'
    )
    and 60 > (
      select count(*) from public.security_events
      where user_id = auth.uid() and created_at > now() - interval '10 minutes'
    );
end;
$function$;
comment on function public.log_security_event(uuid,text,text,text,text,boolean,jsonb) is 'Records what the guard saw. What the request itself shows decides: the caller''s own id, the address that the gateway saw, the name of its browser, and from that level and blocking. A robot is recorded by the server; everything else is stated by the browser, low and not blocked. What the call says of itself is kept under details.stated. Long texts are cut. Keeps 60 events in ten minutes for an address, and as many for a learner; drops the others without an error.';
grant execute on function public.log_security_event(uuid,text,text,text,text,boolean,jsonb) to anon;
grant execute on function public.log_security_event(uuid,text,text,text,text,boolean,jsonb) to authenticated;
grant execute on function public.log_security_event(uuid,text,text,text,text,boolean,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.my_entitlements()
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.entitlements_of(auth.uid());
$function$;
comment on function public.my_entitlements() is 'What is open to the caller now, as ids of entitlements.';
grant execute on function public.my_entitlements() to authenticated;
grant execute on function public.my_entitlements() to service_role;

CREATE OR REPLACE FUNCTION public.payment_provider()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select value #>> '{}' from public.installation_settings where key = 'payment_provider';
$function$;
comment on function public.payment_provider() is 'Who takes payments in this installation; null: nobody, and every plan opens everything.';
grant execute on function public.payment_provider() to authenticated;
grant execute on function public.payment_provider() to service_role;

CREATE OR REPLACE FUNCTION public.read_calibration()
 RETURNS TABLE(confidence double precision, answers integer, correct integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select activity_answers.confidence::double precision, count(*)::integer,
    (count(*) filter (where is_right))::integer
  from public.activity_answers
  where user_id = (select auth.uid()) and try = 1 and activity_answers.confidence is not null
  group by 1
  order by 1;
$function$;
comment on function public.read_calibration() is 'Of the caller''s committed answers, the first to each question: how many there are at each likelihood that was said, and how many of them were right. Runs as the caller, who sees no answers but their own.';
grant execute on function public.read_calibration() to authenticated;

CREATE OR REPLACE FUNCTION public.read_own_revocations()
 RETURNS TABLE(credential_id uuid, revoked_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select credentials.id, revocations.revoked_at
  from public.credentials
  join public.credential_revocations as revocations
    on revocations.list = credentials.list and revocations.place = credentials.place
  where credentials.user_id = (select auth.uid()) and (select private.session_is_complete());
$function$;
comment on function public.read_own_revocations() is 'Which certificates of the caller were revoked, and when.';
grant execute on function public.read_own_revocations() to authenticated;

CREATE OR REPLACE FUNCTION public.record_lesson_opened(lesson_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.begin_record_of_lesson(record_lesson_opened.lesson_id);
  insert into public.learning_events (user_id, verb, course_id, lesson_id)
  select auth.uid(), 'lesson_opened', lessons.course_id, lessons.id
  from public.lessons
  where lessons.id = record_lesson_opened.lesson_id
    and not exists (
      select from public.learning_events
      where user_id = auth.uid() and verb = 'lesson_opened'
        and learning_events.lesson_id = lessons.id and occurred_at > now() - interval '10 minutes'
    );
  -- The course reopens with this lesson, wherever in it the learner was.
  insert into public.lesson_positions (user_id, lesson_id) values (auth.uid(), record_lesson_opened.lesson_id)
  on conflict on constraint lesson_positions_pkey do update set user_id = excluded.user_id;
end;
$function$;
comment on function public.record_lesson_opened(uuid) is 'The caller opened a lesson: an event, at most one in ten minutes, and the lesson the course reopens with. Refuses with the hints second-step-needed and plan-needed.';
grant execute on function public.record_lesson_opened(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.record_time_on_task(lesson_id uuid, seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  believed integer;
begin
  -- Two windows that report the same minute wait for each other, and the second one finds it told.
  perform private.begin_record_of_lesson(record_time_on_task.lesson_id);
  select least(coalesce(seconds, 0), 300, floor(extract(epoch from clock_timestamp() - max(occurred_at))))
  into believed
  from public.learning_events
  where user_id = auth.uid() and verb = 'time_on_task' and occurred_at > now() - interval '1 hour';
  if believed > 0 then
    insert into public.learning_events (user_id, verb, course_id, lesson_id, details, occurred_at)
    select auth.uid(), 'time_on_task', course_id, id, jsonb_build_object('seconds', believed), clock_timestamp()
    from public.lessons where id = record_time_on_task.lesson_id;
  end if;
end;
$function$;
comment on function public.record_time_on_task(uuid,integer) is 'The caller worked on a lesson for some seconds: at most 300 at a time, and never more than have passed since the last report, so that the sum cannot exceed the time there was. Refuses with the hints second-step-needed and plan-needed.';
grant execute on function public.record_time_on_task(uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.search_course(course_id uuid, query text)
 RETURNS TABLE(lesson_id uuid, excerpt text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked_text text;
  asked tsquery;
  reader constant uuid := case when private.session_is_complete() then auth.uid() end;
  reads_all constant boolean := public.is_admin();
begin
  if char_length(query) > 200 then
    raise exception 'Search for fewer words.' using hint = 'query-too-long';
  end if;
  -- The last word may still be being typed. A query that ends in a parenthesis has no last word.
  asked_text := websearch_to_tsquery('pg_catalog.english', query)::text;
  asked := (asked_text || case when asked_text like '%''' then ':*' else '' end)::tsquery;
  if numnode(asked) = 0 then
    return;
  end if;

  return query
    with seen as materialized (
      -- As the policies of the outline have it.
      select courses.id, courses.order_index, courses.is_active,
        private.is_enrolled(reader, courses.id) as is_taken, private.course_access(reader, courses.id) as access
      from public.courses
      where (search_course.course_id is null or courses.id = search_course.course_id)
        and (courses.is_active or reads_all or private.is_enrolled(auth.uid(), courses.id))
    ),
    outlines as materialized (
      select lessons.id, lessons.description,
        setweight(to_tsvector('pg_catalog.english', lessons.title), 'A')
          || setweight(to_tsvector('pg_catalog.english', lessons.description), 'B') as words,
        reads_all or (lessons.is_free and (seen.is_active or seen.is_taken)) or case seen.access
          when 'everything' then true
          when 'first_two_modules' then modules.order_index <= 2
          else false
        end as is_open,
        seen.order_index as course_order, modules.order_index as module_order, lessons.order_index as lesson_order
      from seen
      join public.lessons on lessons.course_id = seen.id and lessons.retired_at is null and not lessons.is_exam
      join public.modules on modules.id = lessons.module_id and modules.retired_at is null
    ),
    texts as materialized (
      select outlines.*, lesson_bodies.words as body_words, outlines.words || coalesce(lesson_bodies.words, '') as all_words
      from outlines
      left join public.lesson_bodies on lesson_bodies.lesson_id = outlines.id and outlines.is_open
    ),
    hits as materialized (
      select texts.*, ts_rank_cd(all_words, asked) as rank
      from texts
      where all_words @@ asked
      order by rank desc, course_order, module_order, lesson_order
      limit 30
    )
    select
      hits.id,
      ts_headline(
        'pg_catalog.english',
        case when hits.body_words @@ asked then lesson_bodies.plain_text else hits.description end,
        asked,
        format(
          'StartSel=%s, StopSel=%s, MaxFragments=2, MaxWords=20, MinWords=8, FragmentDelimiter=" … "', U&'\E000', U&'\E001'
        )
      )
    from hits
    left join public.lesson_bodies on lesson_bodies.lesson_id = hits.id
    order by hits.rank desc, hits.course_order, hits.module_order, hits.lesson_order;
end;
$function$;
comment on function public.search_course(uuid,text) is 'The lessons of a course, or of all where it is null, that hold all words of a query, best first, at most 30: in the title, the description, or in the text where the caller may open it. No exam is found. The query is that of web search engines (quotes, or, -), its last word may be unfinished. The excerpt is plain text with the matches between U+E000 and U+E001. Refuses with query-too-long.';
grant execute on function public.search_course(uuid,text) to authenticated;

create table public.account_bans (
  user_id uuid not null,
  reason text not null,
  banned_at timestamp with time zone not null default now(),
  ends_at timestamp with time zone,
  constraint account_bans_pkey PRIMARY KEY (user_id),
  constraint account_bans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint account_bans_reason_check CHECK (((char_length(btrim(reason)) >= 1) AND (char_length(btrim(reason)) <= 500)))
);
comment on table public.account_bans is 'Why an account is banned. Written by the server only; what decides is auth.users.banned_until.';
comment on column public.account_bans.ends_at is 'Null: until an admin lifts the ban.';
alter table public.account_bans enable row level security;
grant select on table public.account_bans to authenticated;
grant select, insert, update, delete on table public.account_bans to service_role;
create policy "Admins see why somebody is banned" on public.account_bans
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
create policy "Every step of signing in is passed" on public.account_bans as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));

create table public.account_deletions (
  user_id uuid not null,
  requested_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  constraint account_deletions_pkey PRIMARY KEY (user_id),
  constraint account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint account_deletions_check CHECK ((due_at >= requested_at))
);
comment on table public.account_deletions is 'Learners who want their account deleted. Until it is due they can change their mind; then a job deletes the account.';
CREATE INDEX account_deletions_due_at_idx ON public.account_deletions USING btree (due_at);
alter table public.account_deletions enable row level security;
grant select on table public.account_deletions to authenticated;
grant select, insert, update, delete on table public.account_deletions to service_role;
create policy "Every step of signing in is passed" on public.account_deletions as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see when their own account goes" on public.account_deletions
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));

create table public.achievements (
  id uuid not null,
  course_id uuid not null,
  version integer not null,
  body jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  season_id uuid,
  constraint achievements_pkey PRIMARY KEY (id),
  constraint achievements_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint achievements_season_id_fkey FOREIGN KEY (season_id) REFERENCES public.seasons(id),
  constraint achievements_body_check CHECK (((jsonb_typeof(body) = 'object'::text) AND (octet_length((body)::text) <= 32768))),
  constraint achievements_version_check CHECK (((version >= 1) AND (version <= 100000)))
);
comment on table public.achievements is 'What a certificate of a course is for, in versions that never change.';
comment on column public.achievements.body is 'The achievement of domain/credentials, word for word as certificates state it.';
comment on column public.achievements.season_id is 'Of the award of a season; null for what a certificate of the course is for.';
CREATE UNIQUE INDEX achievements_course_id_version_idx ON public.achievements USING btree (course_id, version) WHERE (season_id IS NULL);
CREATE UNIQUE INDEX achievements_season_id_idx ON public.achievements USING btree (season_id);
alter table public.achievements enable row level security;
grant select on table public.achievements to anon;
grant select on table public.achievements to authenticated;
grant select, insert on table public.achievements to service_role;
create policy "Everybody reads what certificates are for" on public.achievements
  for select to anon, authenticated
  using (true);
CREATE TRIGGER guard_issued BEFORE DELETE OR UPDATE ON public.achievements FOR EACH ROW EXECUTE FUNCTION private.guard_issued();

create table public.activity_answers (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  lesson_id uuid not null,
  activity text not null,
  item_id text,
  try smallint not null,
  answer jsonb not null,
  confidence numeric(3,2),
  is_right boolean not null,
  share numeric(5,4),
  error double precision,
  skill text,
  mistake text,
  misconception text,
  answered_at timestamp with time zone not null default clock_timestamp(),
  constraint activity_answers_pkey PRIMARY KEY (id),
  constraint activity_answers_user_id_lesson_id_activity_item_id_try_key UNIQUE NULLS NOT DISTINCT (user_id, lesson_id, activity, item_id, try),
  constraint activity_answers_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint activity_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint activity_answers_activity_check CHECK ((char_length(activity) <= 100)),
  constraint activity_answers_answer_check CHECK ((octet_length((answer)::text) <= 8192)),
  constraint activity_answers_confidence_check CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint activity_answers_item_id_check CHECK ((char_length(item_id) <= 100)),
  constraint activity_answers_share_check CHECK (((share >= (0)::numeric) AND (share <= (1)::numeric))),
  constraint activity_answers_try_check CHECK ((try > 0))
);
comment on table public.activity_answers is 'Append-only: every answer to an activity of a lesson. The first try alone says what a learner knew.';
comment on column public.activity_answers.item_id is 'Which item of a check; null for an activity that asks one thing.';
comment on column public.activity_answers.try is 'The how manieth answer to the same question it is, from 1.';
comment on column public.activity_answers.confidence is 'How likely the learner held it that the answer is right, where the activity asks for it.';
comment on column public.activity_answers.share is 'How much of it is right, 0 to 1, where that can be said.';
comment on column public.activity_answers.error is 'How far a number was from the truth, in its own unit.';
comment on column public.activity_answers.skill is 'The skill that was asked for, kept for when the activity is gone.';
comment on column public.activity_answers.mistake is 'What kind of mistake a wrong answer was, when it is recognised.';
comment on column public.activity_answers.misconception is 'The mistaken belief behind a wrong answer, when it is recognised.';
CREATE INDEX activity_answers_answered_at_idx ON public.activity_answers USING btree (answered_at) WHERE (try = 1);
CREATE INDEX activity_answers_lesson_id_idx ON public.activity_answers USING btree (lesson_id);
CREATE INDEX activity_answers_user_id_answered_at_idx ON public.activity_answers USING btree (user_id, answered_at);
CREATE INDEX activity_answers_user_id_skill_answered_at_idx ON public.activity_answers USING btree (user_id, skill, answered_at);
alter table public.activity_answers enable row level security;
grant select on table public.activity_answers to authenticated;
grant select, insert on table public.activity_answers to service_role;
create policy "Every step of signing in is passed" on public.activity_answers as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own answers" on public.activity_answers
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.activity_answers as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER limit_activity_answers BEFORE INSERT ON public.activity_answers FOR EACH ROW EXECUTE FUNCTION private.limit_activity_answers();
CREATE TRIGGER record_learning_event AFTER INSERT ON public.activity_answers FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('activity_answered', 'activity', 'try', 'is_right', 'share', 'confidence', 'skill', 'mistake', 'misconception');

create table public.activity_hints (
  user_id uuid not null,
  lesson_id uuid not null,
  activity text not null,
  item_id text not null,
  step smallint not null,
  taken_at timestamp with time zone not null default now(),
  constraint activity_hints_pkey PRIMARY KEY (user_id, lesson_id, activity, item_id, step),
  constraint activity_hints_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint activity_hints_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint activity_hints_activity_check CHECK ((char_length(activity) <= 100)),
  constraint activity_hints_item_id_check CHECK ((char_length(item_id) <= 100)),
  constraint activity_hints_step_check CHECK (((step >= 1) AND (step <= 3)))
);
comment on table public.activity_hints is 'Hints taken in a check inside a lesson, one row a step. They cost nothing.';
CREATE INDEX activity_hints_lesson_id_idx ON public.activity_hints USING btree (lesson_id);
alter table public.activity_hints enable row level security;
grant select on table public.activity_hints to authenticated;
grant select, insert on table public.activity_hints to service_role;
create policy "Every step of signing in is passed" on public.activity_hints as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own hints" on public.activity_hints
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.activity_hints as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER record_learning_event AFTER INSERT ON public.activity_hints FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('hint_taken', 'activity', 'step');

create table public.activity_keys (
  lesson_id uuid not null,
  activity text not null,
  key jsonb not null,
  constraint activity_keys_pkey PRIMARY KEY (lesson_id, activity),
  constraint activity_keys_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint activity_keys_key_check CHECK ((jsonb_typeof(key) = 'object'::text))
);
comment on table public.activity_keys is 'The truth of each activity with its feedback (ActivityKey of domain/activities). No client role has a grant or a policy: answers are checked on the server.';
alter table public.activity_keys enable row level security;
grant select, insert, update, delete on table public.activity_keys to service_role;

create table public.ad_campaign_days (
  campaign_id uuid not null,
  day date not null,
  impressions bigint not null,
  clicks bigint not null,
  conversions bigint not null,
  spend_minor bigint not null,
  constraint ad_campaign_days_pkey PRIMARY KEY (campaign_id, day),
  constraint ad_campaign_days_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.ad_campaigns(id) ON DELETE CASCADE,
  constraint ad_campaign_days_check CHECK (((clicks >= 0) AND (clicks <= impressions))),
  constraint ad_campaign_days_check1 CHECK (((conversions >= 0) AND (conversions <= clicks))),
  constraint ad_campaign_days_impressions_check CHECK (((impressions >= 0) AND (impressions <= '1000000000000'::bigint))),
  constraint ad_campaign_days_spend_minor_check CHECK (((spend_minor >= 0) AND (spend_minor <= '1000000000000'::bigint)))
);
comment on table public.ad_campaign_days is 'What a campaign achieved on each day, as the platform reports it: typed by an admin, or imported from a file.';
comment on column public.ad_campaign_days.conversions is 'What people did who had clicked, such as signing up.';
comment on column public.ad_campaign_days.spend_minor is 'In minor units of the currency of the campaign.';
alter table public.ad_campaign_days enable row level security;
grant select on table public.ad_campaign_days to authenticated;
grant select, insert, update, delete on table public.ad_campaign_days to service_role;
create policy "Admins see what campaigns achieved" on public.ad_campaign_days
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
CREATE TRIGGER refresh_metrics_after_delete AFTER DELETE ON public.ad_campaign_days REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_campaign_metrics();
CREATE TRIGGER refresh_metrics_after_insert AFTER INSERT ON public.ad_campaign_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_campaign_metrics();
CREATE TRIGGER refresh_metrics_after_update AFTER UPDATE ON public.ad_campaign_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_campaign_metrics();

create table public.ad_campaigns (
  id uuid not null default gen_random_uuid(),
  platform text not null,
  campaign_name text not null,
  status text not null default 'draft'::text,
  ad_content jsonb not null default '{}'::jsonb,
  target_audience text not null default ''::text,
  budget bigint not null default 0,
  currency text not null default 'USD'::text,
  metrics jsonb not null default '{"spend": 0, "clicks": 0, "conversions": 0, "impressions": 0, "cost_per_click": null, "conversion_rate": null}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  archived_from text,
  constraint ad_campaigns_pkey PRIMARY KEY (id),
  constraint ad_campaigns_ad_content_check CHECK (((jsonb_typeof(ad_content) = 'object'::text) AND (octet_length((ad_content)::text) <= 16384))),
  constraint ad_campaigns_archived_check CHECK (((status = 'archived'::text) = (archived_from IS NOT NULL))),
  constraint ad_campaigns_archived_from_check CHECK ((archived_from = ANY (ARRAY['draft'::text, 'scheduled'::text, 'active'::text, 'paused'::text, 'ended'::text]))),
  constraint ad_campaigns_budget_check CHECK ((budget >= 0)),
  constraint ad_campaigns_campaign_name_check CHECK (((char_length(btrim(campaign_name)) >= 1) AND (char_length(btrim(campaign_name)) <= 200))),
  constraint ad_campaigns_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint ad_campaigns_metrics_check CHECK (((jsonb_typeof(metrics) = 'object'::text) AND (octet_length((metrics)::text) <= 4096))),
  constraint ad_campaigns_period_check CHECK ((ends_at >= starts_at)),
  constraint ad_campaigns_platform_check CHECK ((platform = ANY (ARRAY['facebook'::text, 'instagram'::text, 'twitter'::text, 'linkedin'::text]))),
  constraint ad_campaigns_scheduled_check CHECK (((status <> 'scheduled'::text) OR (starts_at IS NOT NULL))),
  constraint ad_campaigns_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'active'::text, 'paused'::text, 'ended'::text, 'archived'::text]))),
  constraint ad_campaigns_target_audience_check CHECK ((char_length(target_audience) <= 2000))
);
comment on table public.ad_campaigns is 'Advertising campaigns, planned and followed by admins.';
comment on column public.ad_campaigns.ad_content is '{"headline", "description", "cta", "image", "image_alt", "hashtags"}';
comment on column public.ad_campaigns.budget is 'In minor units of the currency (cents).';
comment on column public.ad_campaigns.metrics is 'Sums of ad_campaign_days: impressions, clicks, conversions, spend (minor units); and from them cost_per_click (spend by clicks, minor units, to two decimals) and conversion_rate (conversions by clicks, 0 to 1, to four decimals), null without clicks.';
comment on column public.ad_campaigns.starts_at is 'From when it runs: planned while scheduled, then when it began.';
comment on column public.ad_campaigns.ends_at is 'Until when it runs: planned, then when it ended. Null: until somebody ends it.';
comment on column public.ad_campaigns.archived_from is 'The status it had before it was archived, for restoring it.';
CREATE INDEX ad_campaigns_due_idx ON public.ad_campaigns USING btree (status) WHERE (status = ANY (ARRAY['scheduled'::text, 'active'::text, 'paused'::text]));
CREATE INDEX ad_campaigns_platform_created_at_idx ON public.ad_campaigns USING btree (platform, created_at DESC);
alter table public.ad_campaigns enable row level security;
grant select on table public.ad_campaigns to authenticated;
grant select, insert, update, delete on table public.ad_campaigns to service_role;
create policy "Admins see campaigns" on public.ad_campaigns
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
CREATE TRIGGER guard_campaign_is_complete BEFORE INSERT OR UPDATE OF status, ad_content, budget ON public.ad_campaigns FOR EACH ROW EXECUTE FUNCTION private.guard_campaign_is_complete();
CREATE TRIGGER set_updated_at BEFORE UPDATE OF platform, campaign_name, status, ad_content, target_audience, budget, currency, starts_at, ends_at ON public.ad_campaigns FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.admin_actions (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  outcome text not null default 'done'::text,
  constraint admin_actions_pkey PRIMARY KEY (id),
  constraint admin_actions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint admin_actions_action_check CHECK (((action ~ '^[a-z]+(-[a-z]+)*$'::text) AND (char_length(action) <= 60))),
  constraint admin_actions_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (octet_length((details)::text) <= 4096))),
  constraint admin_actions_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'refused'::text])))
);
comment on table public.admin_actions is 'Append-only log of what admins did and of who tried to without being one, written by the wrapper of the functions for admins. Says nothing personal about a subject, whose row may have to be forgotten.';
comment on column public.admin_actions.user_id is 'The admin, or whoever was refused; null once their account was deleted.';
comment on column public.admin_actions.action is 'The verb and noun of the function, such as decide-application.';
comment on column public.admin_actions.subject_id is 'The row that was acted on; it may be gone by now. Null for refusals, and where the subject is no row.';
CREATE INDEX admin_actions_action_idx ON public.admin_actions USING btree (action, created_at DESC);
CREATE INDEX admin_actions_created_at_idx ON public.admin_actions USING btree (created_at DESC);
CREATE INDEX admin_actions_refused_idx ON public.admin_actions USING btree (created_at DESC) WHERE (outcome = 'refused'::text);
CREATE INDEX admin_actions_subject_id_idx ON public.admin_actions USING btree (subject_id);
CREATE INDEX admin_actions_user_id_created_at_idx ON public.admin_actions USING btree (user_id, created_at DESC);
alter table public.admin_actions enable row level security;
grant select on table public.admin_actions to authenticated;
grant select, insert on table public.admin_actions to service_role;
create policy "Admins see what admins did" on public.admin_actions
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
create policy "Every step of signing in is passed" on public.admin_actions as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
CREATE TRIGGER anonymise_admin_action BEFORE UPDATE ON public.admin_actions FOR EACH ROW EXECUTE FUNCTION private.anonymise_admin_action();

create table public.anchor_timestamps (
  anchor_id uuid not null,
  calendar text not null,
  asked_at timestamp with time zone not null,
  "timestamp" text,
  failures integer not null default 0,
  last_error text,
  constraint anchor_timestamps_pkey PRIMARY KEY (anchor_id, calendar),
  constraint anchor_timestamps_anchor_id_fkey FOREIGN KEY (anchor_id) REFERENCES public.certificate_anchors(id),
  constraint anchor_timestamps_calendar_check CHECK (((char_length(calendar) >= 1) AND (char_length(calendar) <= 1000))),
  constraint anchor_timestamps_failures_check CHECK ((failures >= 0)),
  constraint anchor_timestamps_last_error_check CHECK ((char_length(last_error) <= 1000)),
  constraint anchor_timestamps_timestamp_check CHECK ((octet_length("timestamp") <= 65536))
);
comment on table public.anchor_timestamps is 'What each calendar of OpenTimestamps has said of a root so far, and why it could not be asked.';
comment on column public.anchor_timestamps."timestamp" is 'From the root on, in base64url; null until the calendar has taken the root.';
alter table public.anchor_timestamps enable row level security;
grant select, insert, update on table public.anchor_timestamps to service_role;

create table public.anchored_leaves (
  leaf text not null,
  anchor_id uuid not null,
  place integer not null,
  credential_id uuid,
  constraint anchored_leaves_pkey PRIMARY KEY (leaf),
  constraint anchored_leaves_anchor_id_place_key UNIQUE (anchor_id, place),
  constraint anchored_leaves_credential_id_key UNIQUE (credential_id),
  constraint anchored_leaves_anchor_id_fkey FOREIGN KEY (anchor_id) REFERENCES public.certificate_anchors(id),
  constraint anchored_leaves_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.credentials(id) ON DELETE SET NULL,
  constraint anchored_leaves_leaf_check CHECK ((leaf ~ '^[0-9a-f]{64}$'::text)),
  constraint anchored_leaves_place_check CHECK (((place >= 0) AND (place <= 49999)))
);
comment on table public.anchored_leaves is 'The hashes of certificates under a root, in their order. They stay when an account goes: the ways of the others lead past them.';
alter table public.anchored_leaves enable row level security;
grant select, insert on table public.anchored_leaves to service_role;
CREATE TRIGGER guard_leaves BEFORE DELETE OR UPDATE ON public.anchored_leaves FOR EACH ROW EXECUTE FUNCTION private.guard_leaves();

create table public.application_reviews (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  place smallint not null,
  user_id uuid,
  need smallint,
  commitment smallint,
  fit smallint,
  clarity smallint,
  note text not null default ''::text,
  taken_at timestamp with time zone not null default now(),
  scored_at timestamp with time zone,
  constraint application_reviews_pkey PRIMARY KEY (id),
  constraint application_reviews_application_id_place_key UNIQUE (application_id, place),
  constraint application_reviews_application_id_user_id_key UNIQUE (application_id, user_id),
  constraint application_reviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.scholarship_applications(id) ON DELETE CASCADE,
  constraint application_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint application_reviews_clarity_check CHECK (((clarity >= 1) AND (clarity <= 4))),
  constraint application_reviews_commitment_check CHECK (((commitment >= 1) AND (commitment <= 4))),
  constraint application_reviews_fit_check CHECK (((fit >= 1) AND (fit <= 4))),
  constraint application_reviews_need_check CHECK (((need >= 1) AND (need <= 4))),
  constraint application_reviews_note_check CHECK ((char_length(note) <= 2000)),
  constraint application_reviews_place_check CHECK ((place = ANY (ARRAY[1, 2]))),
  constraint application_reviews_scored_check CHECK (
CASE
    WHEN (scored_at IS NULL) THEN ((num_nonnulls(need, commitment, fit, clarity) = 0) AND (note = ''::text))
    ELSE (num_nulls(need, commitment, fit, clarity) = 0)
END)
);
comment on table public.application_reviews is 'The two seats of reviewers at an application: taken first, scored later, then kept as they are. No client role reads them, because no reviewer may see the other''s scores before both are in.';
comment on column public.application_reviews.user_id is 'The admin; null once their account was deleted.';
comment on column public.application_reviews.need is 'Each criterion from 1 to 4; domain/community/review-rubric.ts.';
CREATE INDEX application_reviews_user_id_idx ON public.application_reviews USING btree (user_id);
alter table public.application_reviews enable row level security;
grant select, insert, update, delete on table public.application_reviews to service_role;

create table public.assessment_drafts (
  user_id uuid not null default auth.uid(),
  answers jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint assessment_drafts_pkey PRIMARY KEY (user_id),
  constraint assessment_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint assessment_drafts_answers_check CHECK (((jsonb_typeof(answers) = 'object'::text) AND (octet_length((answers)::text) <= 2048)))
);
comment on table public.assessment_drafts is 'Answers given and not submitted, one row per learner; gone when the assessment is submitted.';
comment on column public.assessment_drafts.answers is '{question id: chosen value}, any part of the five questions.';
alter table public.assessment_drafts enable row level security;
grant select, insert (user_id, answers), update (user_id, answers) on table public.assessment_drafts to authenticated;
grant select, insert, update, delete on table public.assessment_drafts to service_role;
create policy "Every step of signing in is passed" on public.assessment_drafts as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners change their own drafts" on public.assessment_drafts
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners keep their own drafts" on public.assessment_drafts
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own drafts" on public.assessment_drafts
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.assessment_drafts as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.assessment_drafts FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.blocked_addresses (
  id uuid not null default gen_random_uuid(),
  network cidr not null,
  reason text not null,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint blocked_addresses_pkey PRIMARY KEY (id),
  constraint blocked_addresses_network_key UNIQUE (network),
  constraint blocked_addresses_network_check CHECK ((masklen((network)::inet) >=
CASE family((network)::inet)
    WHEN 4 THEN 16
    ELSE 32
END)),
  constraint blocked_addresses_reason_check CHECK (((char_length(btrim(reason)) >= 1) AND (char_length(btrim(reason)) <= 500)))
);
comment on table public.blocked_addresses is 'One row a block. Lifting it deletes the row; who did what is in the log of admins.';
comment on column public.blocked_addresses.network is 'One IPv4 address is a /32. One visitor of IPv6 holds a /64. Wider than /16 and /32 would be half a country.';
comment on column public.blocked_addresses.ends_at is 'Null: until an admin lifts it.';
alter table public.blocked_addresses enable row level security;
grant select on table public.blocked_addresses to authenticated;
grant select, insert, update, delete on table public.blocked_addresses to service_role;
create policy "Admins see blocked addresses" on public.blocked_addresses
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
CREATE TRIGGER announce_blocked_addresses AFTER INSERT OR DELETE OR UPDATE ON public.blocked_addresses FOR EACH STATEMENT EXECUTE FUNCTION private.announce_blocked_addresses();

create table public.bookmarks (
  user_id uuid not null default auth.uid(),
  lesson_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint bookmarks_pkey PRIMARY KEY (user_id, lesson_id),
  constraint bookmarks_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint bookmarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.bookmarks is 'A learner marked a lesson, open to them or not.';
CREATE INDEX bookmarks_lesson_id_idx ON public.bookmarks USING btree (lesson_id);
alter table public.bookmarks enable row level security;
grant select, insert (user_id, lesson_id), delete on table public.bookmarks to authenticated;
grant select, insert, update, delete on table public.bookmarks to service_role;
create policy "Every step of signing in is passed" on public.bookmarks as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners remove their own bookmarks" on public.bookmarks
  for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own bookmarks" on public.bookmarks
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners set their own bookmarks" on public.bookmarks
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create table public.certificate_anchors (
  id uuid not null default gen_random_uuid(),
  root text not null,
  size integer not null,
  made_at timestamp with time zone not null default clock_timestamp(),
  block_height integer,
  block_header text,
  anchored_at timestamp with time zone,
  constraint certificate_anchors_pkey PRIMARY KEY (id),
  constraint certificate_anchors_root_key UNIQUE (root),
  constraint certificate_anchors_block_header_check CHECK ((block_header ~ '^[0-9a-f]{160}$'::text)),
  constraint certificate_anchors_block_height_check CHECK (((block_height >= 0) AND (block_height <= 100000000))),
  constraint certificate_anchors_check CHECK ((num_nulls(block_height, block_header, anchored_at) = ANY ('{0,3}'::integer[]))),
  constraint certificate_anchors_root_check CHECK ((root ~ '^[0-9a-f]{64}$'::text)),
  constraint certificate_anchors_size_check CHECK (((size >= 1) AND (size <= 50000)))
);
comment on table public.certificate_anchors is 'The root of the tree (RFC 6962) over certificates that were issued since the one before, at most one a day.';
comment on column public.certificate_anchors.block_header is 'Of the block of Bitcoin that the root is in, once it was looked at.';
CREATE INDEX certificate_anchors_made_at_idx ON public.certificate_anchors USING btree (made_at);
alter table public.certificate_anchors enable row level security;
grant select, insert, update (block_height, block_header, anchored_at) on table public.certificate_anchors to service_role;
CREATE TRIGGER guard_anchors BEFORE DELETE OR UPDATE ON public.certificate_anchors FOR EACH ROW EXECUTE FUNCTION private.guard_anchors();

create table public.certificate_consents (
  user_id uuid not null default auth.uid(),
  shows_name boolean not null default false,
  shows_order boolean not null default false,
  constraint certificate_consents_pkey PRIMARY KEY (user_id),
  constraint certificate_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.certificate_consents is 'What a learner agrees to have in certificates that are ordered from now on; without a row it is nothing.';
comment on column public.certificate_consents.shows_name is 'The name of the account.';
comment on column public.certificate_consents.shows_order is 'Which items and trades were missed, in their order; else only how many.';
alter table public.certificate_consents enable row level security;
grant select, insert (user_id, shows_name, shows_order), update (user_id, shows_name, shows_order) on table public.certificate_consents to authenticated;
grant select on table public.certificate_consents to service_role;
create policy "Every step of signing in is passed" on public.certificate_consents as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners agree for themselves" on public.certificate_consents
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners change their own mind" on public.certificate_consents
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners read what they agreed to" on public.certificate_consents
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.certificate_consents as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.certificate_orders (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  achievement_id uuid not null,
  facts jsonb not null,
  ordered_at timestamp with time zone not null default clock_timestamp(),
  constraint certificate_orders_pkey PRIMARY KEY (id),
  constraint certificate_orders_user_id_achievement_id_key UNIQUE (user_id, achievement_id),
  constraint certificate_orders_achievement_id_fkey FOREIGN KEY (achievement_id) REFERENCES public.achievements(id),
  constraint certificate_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint certificate_orders_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 8192)))
);
comment on table public.certificate_orders is 'One order for each learner and version of an achievement, written with what completes it. A job signs the certificate.';
comment on column public.certificate_orders.facts is 'EarnedFacts of domain/credentials.';
CREATE INDEX certificate_orders_achievement_id_idx ON public.certificate_orders USING btree (achievement_id);
alter table public.certificate_orders enable row level security;
grant select on table public.certificate_orders to authenticated;
grant select, insert on table public.certificate_orders to service_role;
create policy "Every step of signing in is passed" on public.certificate_orders as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own orders" on public.certificate_orders
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER guard_issued BEFORE UPDATE ON public.certificate_orders FOR EACH ROW EXECUTE FUNCTION private.guard_issued();

create table public.certificates (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  course_id uuid not null,
  issued_at timestamp with time zone not null default now(),
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_user_id_course_id_key UNIQUE (user_id, course_id),
  constraint certificates_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.certificates is 'One certificate per learner and course.';
CREATE INDEX certificates_course_id_idx ON public.certificates USING btree (course_id);
alter table public.certificates enable row level security;
grant select on table public.certificates to authenticated;
grant select, insert, update, delete on table public.certificates to service_role;
create policy "Every step of signing in is passed" on public.certificates as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own certificates, admins all" on public.certificates
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));

create table public.challenge_tries (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  lesson_id uuid not null,
  activity text not null,
  seed bigint not null,
  choices jsonb,
  is_met boolean,
  skill text,
  started_at timestamp with time zone not null default clock_timestamp(),
  finished_at timestamp with time zone,
  constraint challenge_tries_pkey PRIMARY KEY (id),
  constraint challenge_tries_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint challenge_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint challenge_tries_activity_check CHECK ((char_length(activity) <= 100)),
  constraint challenge_tries_check CHECK ((((choices IS NULL) = (finished_at IS NULL)) AND ((is_met IS NULL) = (finished_at IS NULL)))),
  constraint challenge_tries_choices_check CHECK (((jsonb_typeof(choices) = 'object'::text) AND (octet_length((choices)::text) <= 8192))),
  constraint challenge_tries_seed_check CHECK (((seed >= 0) AND (seed <= '4294967295'::bigint)))
);
comment on table public.challenge_tries is 'Tries of a challenge of a lesson. The server gives the seed, takes the choices once and works out again what they come to.';
comment on column public.challenge_tries.choices is 'What was chosen (ChallengeChoices of domain/activities); null until the end.';
CREATE INDEX challenge_tries_lesson_id_idx ON public.challenge_tries USING btree (lesson_id);
CREATE UNIQUE INDEX challenge_tries_open_idx ON public.challenge_tries USING btree (user_id, lesson_id, activity) WHERE (finished_at IS NULL);
CREATE INDEX challenge_tries_user_id_lesson_id_activity_started_at_idx ON public.challenge_tries USING btree (user_id, lesson_id, activity, started_at);
CREATE INDEX challenge_tries_user_id_started_at_idx ON public.challenge_tries USING btree (user_id, started_at);
alter table public.challenge_tries enable row level security;
grant select on table public.challenge_tries to authenticated;
grant select, insert, update on table public.challenge_tries to service_role;
create policy "Every step of signing in is passed" on public.challenge_tries as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own tries" on public.challenge_tries
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.challenge_tries as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER await_own_turn BEFORE INSERT ON public.challenge_tries FOR EACH ROW EXECUTE FUNCTION private.await_own_turn();
CREATE TRIGGER limit_challenge_tries BEFORE INSERT ON public.challenge_tries FOR EACH ROW EXECUTE FUNCTION private.limit_challenge_tries();
CREATE TRIGGER record_learning_event AFTER UPDATE ON public.challenge_tries FOR EACH ROW WHEN (((old.finished_at IS NULL) AND (new.finished_at IS NOT NULL))) EXECUTE FUNCTION private.record_learning_event('challenge_tried', 'activity', 'is_met', 'skill');

create table public.courses (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  title text not null,
  description text not null,
  level text not null,
  color_gradient text not null,
  duration_weeks integer not null,
  modules_count integer not null,
  is_active boolean not null default true,
  order_index integer not null default 0,
  translations jsonb not null default '{}'::jsonb,
  retired_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  modules_written integer not null default 0,
  constraint courses_pkey PRIMARY KEY (id),
  constraint courses_slug_key UNIQUE (slug),
  constraint courses_duration_weeks_check CHECK ((duration_weeks > 0)),
  constraint courses_level_check CHECK ((level = ANY (ARRAY['Beginner'::text, 'Intermediate'::text, 'Advanced'::text, 'All Levels'::text]))),
  constraint courses_modules_count_check CHECK ((modules_count >= 0)),
  constraint courses_modules_written_check CHECK ((modules_written >= 0)),
  constraint courses_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text))
);
comment on table public.courses is 'One course of the catalogue. An inactive course is seen by those enrolled in it.';
comment on column public.courses.is_active is 'Whether it is offered: neither retired nor withdrawn.';
comment on column public.courses.translations is '{"es": {"title": ..., "description": ...}, ...}; the columns themselves are English.';
comment on column public.courses.retired_at is 'Set by the importer when the content holds the course no more.';
comment on column public.courses.withdrawn_at is 'Set by an admin who takes the course out of the offer.';
comment on column public.courses.modules_written is 'How many of its modules are written and not retired; computed.';
alter table public.courses enable row level security;
grant select on table public.courses to anon;
grant select on table public.courses to authenticated;
grant select, insert, update, delete on table public.courses to service_role;
create policy "Admins see all courses" on public.courses
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
create policy "Everybody sees active courses" on public.courses
  for select to anon, authenticated
  using (is_active);
create policy "Learners see the courses they take, active or not" on public.courses
  for select to authenticated
  using (private.is_enrolled(( SELECT auth.uid() AS uid), id));
CREATE TRIGGER compute_course_offer BEFORE INSERT OR UPDATE ON public.courses FOR EACH ROW EXECUTE FUNCTION private.compute_course_offer();

create table public.credential_revocations (
  list integer not null,
  place integer not null,
  reason text not null,
  revoked_at timestamp with time zone not null default clock_timestamp(),
  constraint credential_revocations_pkey PRIMARY KEY (list, place),
  constraint credential_revocations_list_place_fkey FOREIGN KEY (list, place) REFERENCES public.status_places(list, place),
  constraint credential_revocations_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 1000)))
);
comment on table public.credential_revocations is 'Certificates that were revoked, by their places, and why. Nothing is taken back.';
alter table public.credential_revocations enable row level security;
grant select, insert on table public.credential_revocations to service_role;
CREATE TRIGGER guard_issued BEFORE DELETE OR UPDATE ON public.credential_revocations FOR EACH ROW EXECUTE FUNCTION private.guard_issued();

create table public.credential_shares (
  credential_id uuid not null,
  user_id uuid not null,
  slug text not null,
  is_shared boolean not null default false,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint credential_shares_pkey PRIMARY KEY (credential_id),
  constraint credential_shares_slug_key UNIQUE (slug),
  constraint credential_shares_credential_id_fkey FOREIGN KEY (credential_id) REFERENCES public.credentials(id) ON DELETE CASCADE,
  constraint credential_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint credential_shares_slug_check CHECK ((slug ~ '^[a-z2-7]{20}$'::text))
);
comment on table public.credential_shares is 'Whether a certificate has a public page, which its holder decides.';
comment on column public.credential_shares.slug is '100 random bits: nobody finds a page by trying.';
CREATE INDEX credential_shares_user_id_idx ON public.credential_shares USING btree (user_id);
alter table public.credential_shares enable row level security;
grant select on table public.credential_shares to authenticated;
grant select, insert, update on table public.credential_shares to service_role;
create policy "Every step of signing in is passed" on public.credential_shares as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see what they share" on public.credential_shares
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));

create table public.credentials (
  id uuid not null,
  order_id uuid not null,
  user_id uuid not null,
  signed_text text not null,
  sha256 text not null,
  list integer not null,
  place integer not null,
  issued_at timestamp with time zone not null,
  constraint credentials_pkey PRIMARY KEY (id),
  constraint credentials_list_place_key UNIQUE (list, place),
  constraint credentials_order_id_key UNIQUE (order_id),
  constraint credentials_list_place_fkey FOREIGN KEY (list, place) REFERENCES public.status_places(list, place),
  constraint credentials_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.certificate_orders(id) ON DELETE CASCADE,
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint credentials_check CHECK ((sha256 = encode(sha256(convert_to(signed_text, 'UTF8'::name)), 'hex'::text))),
  constraint credentials_signed_text_check CHECK ((octet_length(signed_text) <= 65536))
);
comment on table public.credentials is 'Certificates as they were signed, to the byte.';
comment on column public.credentials.signed_text is 'The credential with its proof, as canonical JSON (RFC 8785).';
comment on column public.credentials.sha256 is 'Of the signed text; it bends the drawing.';
CREATE INDEX credentials_user_id_idx ON public.credentials USING btree (user_id);
alter table public.credentials enable row level security;
grant select on table public.credentials to authenticated;
grant select, insert on table public.credentials to service_role;
create policy "Every step of signing in is passed" on public.credentials as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own certificates, admins all" on public.credentials
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER guard_issued BEFORE UPDATE ON public.credentials FOR EACH ROW EXECUTE FUNCTION private.guard_issued();

create table public.enrollments (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  course_id uuid not null,
  progress integer not null default 0,
  created_at timestamp with time zone not null default now(),
  completed_at timestamp with time zone,
  constraint enrollments_pkey PRIMARY KEY (id),
  constraint enrollments_user_id_course_id_key UNIQUE (user_id, course_id),
  constraint enrollments_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint enrollments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint enrollments_progress_check CHECK (((progress >= 0) AND (progress <= 100)))
);
comment on table public.enrollments is 'A learner takes a course. Learners write user_id and course_id only.';
comment on column public.enrollments.progress is 'Completed lessons / lessons of the course x 100; always computed.';
comment on column public.enrollments.completed_at is 'When the course was first completed; computed, and kept when lessons are added later.';
CREATE INDEX enrollments_completed_at_idx ON public.enrollments USING btree (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX enrollments_course_id_idx ON public.enrollments USING btree (course_id);
CREATE INDEX enrollments_created_at_idx ON public.enrollments USING btree (created_at);
alter table public.enrollments enable row level security;
grant select, insert (user_id, course_id), delete on table public.enrollments to authenticated;
grant select, insert, update, delete on table public.enrollments to service_role;
create policy "Every step of signing in is passed" on public.enrollments as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners enrol themselves" on public.enrollments
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners leave a course they have not begun" on public.enrollments
  for delete to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND (NOT (EXISTS ( SELECT
   FROM public.user_progress
  WHERE ((user_progress.user_id = enrollments.user_id) AND (user_progress.course_id = enrollments.course_id) AND (user_progress.completed_at > enrollments.created_at)))))));
create policy "Learners see their own enrolments, admins all" on public.enrollments
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
create policy "Who has no address does not enrol" on public.enrollments as restrictive
  for insert to authenticated
  with check ((NOT COALESCE(((( SELECT auth.jwt() AS jwt) ->> 'is_anonymous'::text))::boolean, false)));
CREATE TRIGGER complete_quizzes_passed_before AFTER INSERT ON public.enrollments FOR EACH ROW EXECUTE FUNCTION private.complete_quizzes_passed_before();
CREATE TRIGGER compute_course_progress BEFORE INSERT OR UPDATE ON public.enrollments FOR EACH ROW EXECUTE FUNCTION private.compute_course_progress();
CREATE TRIGGER give_plan_course AFTER INSERT ON public.enrollments FOR EACH ROW EXECUTE FUNCTION private.give_plan_course();
CREATE TRIGGER guard_enrollment BEFORE INSERT ON public.enrollments FOR EACH ROW EXECUTE FUNCTION private.guard_enrollment();
CREATE TRIGGER record_learning_event_after_delete AFTER DELETE ON public.enrollments FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('left_course');
CREATE TRIGGER record_learning_event_after_insert AFTER INSERT ON public.enrollments FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('enrolled');

create table public.entitlements (
  id text not null,
  included_in text[] not null,
  is_ready boolean not null,
  order_index integer not null,
  translations jsonb not null default '{}'::jsonb,
  constraint entitlements_pkey PRIMARY KEY (id),
  constraint entitlements_id_check CHECK ((id ~ '^[a-z]+(_[a-z]+)*$'::text)),
  constraint entitlements_included_in_check CHECK ((included_in <@ ARRAY['account'::text, 'scholarship'::text, 'trial'::text, 'basic'::text, 'premium'::text, 'pro'::text, 'elite'::text])),
  constraint entitlements_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text))
);
comment on table public.entitlements is 'What can be open to an account, and who has it; written by the content importer from content/plans.yaml. What the cards say and what the rules decide by.';
comment on column public.entitlements.included_in is 'Plans by their ids, account: every account, scholarship: its holders.';
comment on column public.entitlements.is_ready is 'False: in preparation, by the switches of content/site.yaml.';
comment on column public.entitlements.translations is '{"en": {"words": ..., "detail": ...}, "es": ..., ...}';
alter table public.entitlements enable row level security;
grant select on table public.entitlements to anon;
grant select on table public.entitlements to authenticated;
grant select, insert, update, delete on table public.entitlements to service_role;
create policy "Everybody sees what plans open" on public.entitlements
  for select to anon, authenticated
  using (true);

create table public.exam_answers (
  sitting_id uuid not null,
  place smallint not null,
  user_id uuid not null,
  item_id text not null,
  skill text not null,
  is_new_item boolean not null default false,
  asked_at timestamp with time zone not null,
  answer jsonb,
  answered_at timestamp with time zone,
  is_right boolean,
  constraint exam_answers_pkey PRIMARY KEY (sitting_id, place),
  constraint exam_answers_sitting_id_fkey FOREIGN KEY (sitting_id) REFERENCES public.exam_sittings(id) ON DELETE CASCADE,
  constraint exam_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint exam_answers_answer_check CHECK ((octet_length((answer)::text) <= 4096)),
  constraint exam_answers_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint exam_answers_item_id_check CHECK ((char_length(item_id) <= 100)),
  constraint exam_answers_place_check CHECK (((place >= 1) AND (place <= 300))),
  constraint exam_answers_skill_check CHECK ((char_length(skill) <= 100))
);
comment on table public.exam_answers is 'The items of a sitting in their order, and what is kept of the answers. Read by the server only.';
comment on column public.exam_answers.is_right is 'Null until the sitting is over, or the new item is answered.';
CREATE INDEX exam_answers_user_id_idx ON public.exam_answers USING btree (user_id);
alter table public.exam_answers enable row level security;
grant select, insert, update on table public.exam_answers to service_role;

create table public.exam_appeals (
  id uuid not null default gen_random_uuid(),
  session_id uuid,
  user_id uuid not null,
  reason text not null,
  sent_at timestamp with time zone not null default clock_timestamp(),
  is_granted boolean,
  decision text,
  decided_at timestamp with time zone,
  sitting_id uuid,
  constraint exam_appeals_pkey PRIMARY KEY (id),
  constraint exam_appeals_session_id_key UNIQUE (session_id),
  constraint exam_appeals_sitting_id_key UNIQUE (sitting_id),
  constraint exam_appeals_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.practical_attempts(session_id) ON DELETE CASCADE,
  constraint exam_appeals_sitting_id_fkey FOREIGN KEY (sitting_id) REFERENCES public.exam_sittings(id) ON DELETE CASCADE,
  constraint exam_appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint exam_appeals_check CHECK ((((is_granted IS NULL) = (decision IS NULL)) AND ((is_granted IS NULL) = (decided_at IS NULL)))),
  constraint exam_appeals_decision_check CHECK (((char_length(decision) >= 1) AND (char_length(decision) <= 2000))),
  constraint exam_appeals_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 4000))),
  constraint exam_appeals_subject_check CHECK ((num_nonnulls(session_id, sitting_id) = 1))
);
comment on table public.exam_appeals is 'What learners say against a sitting or a practical part that was not passed, once for each, and what an admin decided. One that is granted counts as passed.';
comment on column public.exam_appeals.session_id is 'The practical part that it is against; null for one against a sitting.';
comment on column public.exam_appeals.decision is 'Why it was granted or not, as the learner reads it.';
comment on column public.exam_appeals.sitting_id is 'The sitting that it is against; null for one against a practical part.';
CREATE INDEX exam_appeals_user_id_idx ON public.exam_appeals USING btree (user_id);
CREATE INDEX exam_appeals_waiting_idx ON public.exam_appeals USING btree (sent_at) WHERE (decided_at IS NULL);
alter table public.exam_appeals enable row level security;
grant select on table public.exam_appeals to authenticated;
grant select, insert, update on table public.exam_appeals to service_role;
create policy "Every step of signing in is passed" on public.exam_appeals as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own appeals" on public.exam_appeals
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.exam_appeals as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER guard_decided_appeal BEFORE UPDATE ON public.exam_appeals FOR EACH ROW EXECUTE FUNCTION private.guard_decided_appeal();

create table public.exam_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  lesson_id uuid not null,
  rubric jsonb not null,
  texts jsonb not null,
  started_at timestamp with time zone not null,
  handed_in_at timestamp with time zone,
  marks jsonb,
  record text,
  is_passed boolean,
  marked_at timestamp with time zone,
  constraint exam_reports_pkey PRIMARY KEY (id),
  constraint exam_reports_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint exam_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint exam_reports_check CHECK ((((marked_at IS NULL) = (marks IS NULL)) AND ((marked_at IS NULL) = (record IS NULL)) AND ((marked_at IS NULL) = (is_passed IS NULL)))),
  constraint exam_reports_check1 CHECK (((marked_at IS NULL) OR (handed_in_at IS NOT NULL))),
  constraint exam_reports_marks_check CHECK (((jsonb_typeof(marks) = 'array'::text) AND (octet_length((marks)::text) <= 65536))),
  constraint exam_reports_record_check CHECK ((record ~ '^[01]{1,100}$'::text)),
  constraint exam_reports_rubric_check CHECK (((jsonb_typeof(rubric) = 'object'::text) AND (octet_length((rubric)::text) <= 16384))),
  constraint exam_reports_texts_check CHECK (((jsonb_typeof(texts) = 'object'::text) AND (octet_length((texts)::text) <= 524288)))
);
comment on table public.exam_reports is 'Reports that are the practical part of an exam: drafts, those that wait for a person, and those that were marked.';
comment on column public.exam_reports.rubric is 'As it was published when the report was begun (Rubric of domain/quiz).';
comment on column public.exam_reports.texts is 'What is written, by the ids of the rubric''s lines. It changes until it is handed in.';
comment on column public.exam_reports.marks is 'Points and words for each line of the rubric, in their order.';
comment on column public.exam_reports.record is 'One sign for each point of the rubric: 1 for one that was given.';
CREATE INDEX exam_reports_lesson_id_idx ON public.exam_reports USING btree (lesson_id);
CREATE UNIQUE INDEX exam_reports_open_idx ON public.exam_reports USING btree (user_id, lesson_id) WHERE (handed_in_at IS NULL);
CREATE INDEX exam_reports_user_id_lesson_id_idx ON public.exam_reports USING btree (user_id, lesson_id, started_at);
CREATE INDEX exam_reports_waiting_idx ON public.exam_reports USING btree (handed_in_at) WHERE (marked_at IS NULL);
alter table public.exam_reports enable row level security;
grant select on table public.exam_reports to authenticated;
grant select, insert, update on table public.exam_reports to service_role;
create policy "Every step of signing in is passed" on public.exam_reports as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own reports" on public.exam_reports
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.exam_reports as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER guard_marked_report BEFORE UPDATE ON public.exam_reports FOR EACH ROW EXECUTE FUNCTION private.guard_marked_report();

create table public.exam_sittings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  lesson_id uuid not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  right_count smallint,
  is_passed boolean,
  completed_at timestamp with time zone,
  constraint exam_sittings_pkey PRIMARY KEY (id),
  constraint exam_sittings_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint exam_sittings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint exam_sittings_check CHECK ((ends_at > started_at)),
  constraint exam_sittings_check1 CHECK ((((finished_at IS NULL) = (is_passed IS NULL)) AND ((finished_at IS NULL) = (right_count IS NULL)))),
  constraint exam_sittings_check2 CHECK (((completed_at IS NULL) OR is_passed)),
  constraint exam_sittings_right_count_check CHECK (((right_count >= 0) AND (right_count <= 300)))
);
comment on table public.exam_sittings is 'Every sitting of an exam. It is over at ends_at with what was kept until then, whoever finishes it.';
comment on column public.exam_sittings.is_passed is 'By its score, or since an appeal against it was granted.';
comment on column public.exam_sittings.completed_at is 'When it was passed and every critical skill was shown: what a certificate needs of an exam.';
CREATE INDEX exam_sittings_lesson_id_idx ON public.exam_sittings USING btree (lesson_id);
CREATE UNIQUE INDEX exam_sittings_open_idx ON public.exam_sittings USING btree (user_id, lesson_id) WHERE (finished_at IS NULL);
CREATE INDEX exam_sittings_user_id_lesson_id_started_at_idx ON public.exam_sittings USING btree (user_id, lesson_id, started_at);
alter table public.exam_sittings enable row level security;
grant select on table public.exam_sittings to authenticated;
grant select, insert, update on table public.exam_sittings to service_role;
create policy "Every step of signing in is passed" on public.exam_sittings as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own sittings" on public.exam_sittings
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.exam_sittings as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.imported_market_days (
  market_id uuid not null,
  day integer not null,
  bars jsonb not null,
  constraint imported_market_days_pkey PRIMARY KEY (market_id, day),
  constraint imported_market_days_market_id_fkey FOREIGN KEY (market_id) REFERENCES public.imported_markets(id) ON DELETE CASCADE,
  constraint imported_market_days_bars_check CHECK (((jsonb_typeof(bars) = 'array'::text) AND (octet_length((bars)::text) <= 1048576))),
  constraint imported_market_days_day_check CHECK ((day >= 0))
);
comment on table public.imported_market_days is 'The minute bars of one day of an imported market: Bar of domain/market, in order.';
comment on column public.imported_market_days.day is 'Days since the first Monday.';
alter table public.imported_market_days enable row level security;
grant select, insert, update, delete on table public.imported_market_days to service_role;

create table public.imported_markets (
  id uuid not null default gen_random_uuid(),
  symbol text not null,
  instrument jsonb not null,
  first_monday date not null,
  source text not null,
  licence text not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  imported_at timestamp with time zone,
  constraint imported_markets_pkey PRIMARY KEY (id),
  constraint imported_markets_first_monday_check CHECK ((EXTRACT(isodow FROM first_monday) = (1)::numeric)),
  constraint imported_markets_instrument_check CHECK (((jsonb_typeof(instrument) = 'object'::text) AND (octet_length((instrument)::text) <= 4096))),
  constraint imported_markets_licence_check CHECK (((char_length(licence) >= 10) AND (char_length(licence) <= 500))),
  constraint imported_markets_source_check CHECK (((char_length(source) >= 10) AND (char_length(source) <= 500))),
  constraint imported_markets_symbol_check CHECK ((symbol ~ '^[A-Z0-9]{1,12}$'::text))
);
comment on table public.imported_markets is 'Instruments whose bars an operator imported, with provenance and licence.';
comment on column public.imported_markets.instrument is 'Instrument of domain/market.';
comment on column public.imported_markets.first_monday is 'The day from which the minutes of its bars are counted.';
comment on column public.imported_markets.imported_at is 'When the last of its days was in; null while an import runs, or was broken off.';
CREATE UNIQUE INDEX imported_markets_symbol_idx ON public.imported_markets USING btree (symbol) WHERE (imported_at IS NOT NULL);
alter table public.imported_markets enable row level security;
grant select, insert, update, delete on table public.imported_markets to service_role;

create table public.installation_settings (
  key text not null,
  value jsonb not null,
  constraint installation_settings_pkey PRIMARY KEY (key),
  constraint installation_settings_key_check CHECK ((key ~ '^[a-z_]{1,60}$'::text)),
  constraint installation_settings_value_check CHECK ((octet_length((value)::text) <= 16384))
);
comment on table public.installation_settings is 'Facts about this installation that rules in the database need; the server writes them at its start.';
comment on column public.installation_settings.value is 'For the key payment_provider: null (everything is open) or the name of the provider. For admins_need_second_step: whether every admin has to pass a second step of signing in; left out, only those who have set one up.';
alter table public.installation_settings enable row level security;
grant select on table public.installation_settings to authenticated;
grant select, insert, update, delete on table public.installation_settings to service_role;
create policy "Admins see the settings" on public.installation_settings
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));

create table public.leads (
  id uuid not null default gen_random_uuid(),
  email text not null,
  phone text,
  country text,
  created_at timestamp with time zone not null default now(),
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_country_check CHECK ((country = ANY (ARRAY['US'::text, 'GB'::text, 'CA'::text, 'AU'::text, 'DE'::text, 'FR'::text, 'other'::text]))),
  constraint leads_email_check CHECK (((char_length(email) <= 254) AND (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text))),
  constraint leads_phone_check CHECK ((phone ~ '^\+?[0-9 ()./-]{5,30}$'::text))
);
comment on table public.leads is 'Addresses left at the join section of the landing page.';
comment on column public.leads.country is 'The country select: ISO 3166-1 alpha-2 codes, or other.';
CREATE INDEX leads_created_at_idx ON public.leads USING btree (created_at DESC);
alter table public.leads enable row level security;
grant select on table public.leads to authenticated;
grant select, insert, update, delete on table public.leads to service_role;
create policy "Admins see leads" on public.leads
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));

create table public.learner_paths (
  user_id uuid not null,
  course_id uuid,
  moves jsonb not null default '[]'::jsonb,
  kept text[] not null default '{}'::text[],
  before jsonb,
  shown text[],
  changed_at timestamp with time zone not null default clock_timestamp(),
  has_chosen boolean not null default false,
  constraint learner_paths_pkey PRIMARY KEY (user_id),
  constraint learner_paths_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint learner_paths_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint learner_paths_before_check CHECK (((jsonb_typeof(before) = 'object'::text) AND (octet_length((before)::text) <= 65536))),
  constraint learner_paths_kept_check CHECK ((cardinality(kept) <= 300)),
  constraint learner_paths_moves_check CHECK (((jsonb_typeof(moves) = 'array'::text) AND (octet_length((moves)::text) <= 32768))),
  constraint learner_paths_shown_check CHECK ((cardinality(shown) <= 1000))
);
comment on table public.learner_paths is 'What each learner chose of their path, and which stations were ahead when it was shown to them last.';
comment on column public.learner_paths.course_id is 'The course that they chose; null where goals and placement decide.';
comment on column public.learner_paths.moves is 'StationMove of domain/path, the latest last.';
comment on column public.learner_paths.kept is 'Stations, as course/module, that they want to do although all in them is known.';
comment on column public.learner_paths.before is 'What they had chosen before their last change, for taking it back.';
comment on column public.learner_paths.shown is 'The stations ahead, as course/module, in the order they were shown in; null before the first time.';
comment on column public.learner_paths.has_chosen is 'Whether they chose a course, or that none is chosen; before that the course counts that they came for.';
CREATE INDEX learner_paths_course_id_idx ON public.learner_paths USING btree (course_id);
alter table public.learner_paths enable row level security;
grant select on table public.learner_paths to authenticated;
grant select, insert, update on table public.learner_paths to service_role;
create policy "Every step of signing in is passed" on public.learner_paths as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own path" on public.learner_paths
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.learner_paths as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.learning_events (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  verb text not null,
  course_id uuid,
  lesson_id uuid,
  item_id text,
  details jsonb not null default '{}'::jsonb,
  occurred_at timestamp with time zone not null default now(),
  constraint learning_events_pkey PRIMARY KEY (id),
  constraint learning_events_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint learning_events_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint learning_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint learning_events_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (octet_length((details)::text) <= 1024))),
  constraint learning_events_verb_check CHECK ((verb = ANY (ARRAY['enrolled'::text, 'left_course'::text, 'lesson_opened'::text, 'time_on_task'::text, 'item_answered'::text, 'hint_taken'::text, 'quiz_finished'::text, 'lesson_completed'::text, 'assessment_completed'::text, 'activity_answered'::text, 'simulation_run'::text, 'challenge_tried'::text])))
);
comment on table public.learning_events is 'Append-only. Deleting an account keeps its events and takes out whose they were.';
comment on column public.learning_events.details is 'What belongs to the verb, see docs/learning-records.md.';
CREATE INDEX learning_events_course_id_occurred_at_idx ON public.learning_events USING btree (course_id, occurred_at);
CREATE INDEX learning_events_lesson_id_item_id_occurred_at_idx ON public.learning_events USING btree (lesson_id, item_id, occurred_at);
CREATE INDEX learning_events_occurred_at_idx ON public.learning_events USING btree (occurred_at);
CREATE INDEX learning_events_opened_at_idx ON public.learning_events USING btree (occurred_at) WHERE (verb = 'lesson_opened'::text);
CREATE INDEX learning_events_opened_idx ON public.learning_events USING btree (user_id, course_id, lesson_id, occurred_at) WHERE (verb = 'lesson_opened'::text);
CREATE INDEX learning_events_user_id_occurred_at_idx ON public.learning_events USING btree (user_id, occurred_at);
alter table public.learning_events enable row level security;
grant select on table public.learning_events to authenticated;
grant select, insert on table public.learning_events to service_role;
create policy "Every step of signing in is passed" on public.learning_events as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own events" on public.learning_events
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.learning_events as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER anonymise_learning_event BEFORE DELETE OR UPDATE ON public.learning_events FOR EACH ROW EXECUTE FUNCTION private.anonymise_learning_event();
CREATE TRIGGER note_lesson_use AFTER INSERT ON public.learning_events FOR EACH ROW WHEN (((new.user_id IS NOT NULL) AND (new.lesson_id IS NOT NULL) AND (new.verb = ANY (ARRAY['lesson_opened'::text, 'lesson_completed'::text, 'time_on_task'::text, 'quiz_finished'::text])))) EXECUTE FUNCTION private.note_lesson_use();

create table public.legal_acceptances (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  document text not null,
  version text not null,
  accepted_at timestamp with time zone not null default now(),
  constraint legal_acceptances_pkey PRIMARY KEY (id),
  constraint legal_acceptances_user_id_document_version_key UNIQUE (user_id, document, version),
  constraint legal_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint legal_acceptances_document_check CHECK ((document = ANY (ARRAY['terms'::text, 'risk-disclosure'::text]))),
  constraint legal_acceptances_version_check CHECK (((version ~ '^\d{4}-\d{2}-\d{2}$'::text) AND pg_input_is_valid(version, 'date'::text)))
);
comment on table public.legal_acceptances is 'Which version of which document a learner accepted, and when. Evidence: nobody but the database writes it.';
comment on column public.legal_acceptances.version is 'The day the accepted version came into force.';
alter table public.legal_acceptances enable row level security;
grant select on table public.legal_acceptances to authenticated;
grant select, insert, update, delete on table public.legal_acceptances to service_role;
create policy "Every step of signing in is passed" on public.legal_acceptances as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see what they accepted" on public.legal_acceptances
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));

create table public.lesson_bodies (
  lesson_id uuid not null,
  html text not null,
  quiz jsonb,
  body_hash text not null,
  figures jsonb not null default '{}'::jsonb,
  terms jsonb not null default '{}'::jsonb,
  plain_text text not null default ''::text,
  lecture jsonb,
  media jsonb,
  words tsvector generated always as (to_tsvector('english'::regconfig, plain_text)) stored,
  activities jsonb not null default '{}'::jsonb,
  constraint lesson_bodies_pkey PRIMARY KEY (lesson_id),
  constraint lesson_bodies_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint lesson_bodies_activities_check CHECK ((jsonb_typeof(activities) = 'object'::text)),
  constraint lesson_bodies_figures_check CHECK ((jsonb_typeof(figures) = 'object'::text)),
  constraint lesson_bodies_lecture_check CHECK ((jsonb_typeof(lecture) = 'object'::text)),
  constraint lesson_bodies_media_check CHECK ((jsonb_typeof(media) = 'object'::text)),
  constraint lesson_bodies_quiz_check CHECK ((jsonb_typeof(quiz) = 'object'::text)),
  constraint lesson_bodies_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text))
);
comment on table public.lesson_bodies is 'What a lesson says. A table of its own, because the outline is public.';
comment on column public.lesson_bodies.html is 'Sanitised at import; the client shows it as it is.';
comment on column public.lesson_bodies.quiz is 'The items without their answers; null unless the lesson is a quiz.';
comment on column public.lesson_bodies.body_hash is 'Tells the importer whether the text changed.';
comment on column public.lesson_bodies.figures is 'The data of the figures by the names that data-figure has in the HTML (FigureData of domain/catalogue).';
comment on column public.lesson_bodies.terms is 'The glossary terms that the text uses, by the ids that data-term has in the HTML: {term, definition}.';
comment on column public.lesson_bodies.plain_text is 'All words of the lesson without markup; never an answer or an explanation of a quiz.';
comment on column public.lesson_bodies.lecture is 'The timeline of a lecture (Lecture of domain/catalogue); null unless the lesson is one.';
comment on column public.lesson_bodies.media is 'The files, captions and chapters of a recorded video (VideoMedia of domain/catalogue); null unless the lesson is one. The files themselves are served under addresses that open-lesson-media signs.';
comment on column public.lesson_bodies.words is 'plain_text as the search reads it.';
comment on column public.lesson_bodies.activities is 'What there is to do, by the names that data-activity has in the HTML (LearnerActivity of domain/activities); nothing in it tells what is right.';
alter table public.lesson_bodies enable row level security;
grant select on table public.lesson_bodies to anon;
grant select on table public.lesson_bodies to authenticated;
grant select, insert, update, delete on table public.lesson_bodies to service_role;
create policy "Only admins read the body of an exam" on public.lesson_bodies as restrictive
  for select to anon, authenticated
  using (((NOT private.is_exam(lesson_id)) OR ( SELECT public.is_admin() AS is_admin)));
create policy "Those who may open a lesson read its body" on public.lesson_bodies
  for select to anon, authenticated
  using (public.can_open_lesson(lesson_id));

create table public.lesson_positions (
  user_id uuid not null default auth.uid(),
  lesson_id uuid not null,
  course_id uuid not null,
  "position" numeric(8,3) not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint lesson_positions_pkey PRIMARY KEY (user_id, lesson_id),
  constraint lesson_positions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint lesson_positions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint lesson_positions_position_check CHECK ((("position" >= (0)::numeric) AND ("position" <= (86400)::numeric)))
);
comment on table public.lesson_positions is 'Where a learner left a lesson. The latest write wins, from whichever device.';
comment on column public.lesson_positions.course_id is 'Copied from the lesson by the database.';
comment on column public.lesson_positions."position" is 'Seconds in a video or lecture; the share of a text that lies above the top of the window, 0 to 1.';
CREATE INDEX lesson_positions_lesson_id_idx ON public.lesson_positions USING btree (lesson_id);
CREATE INDEX lesson_positions_user_id_course_id_updated_at_idx ON public.lesson_positions USING btree (user_id, course_id, updated_at DESC);
alter table public.lesson_positions enable row level security;
grant select, insert (user_id, lesson_id, "position"), update (user_id, lesson_id, "position") on table public.lesson_positions to authenticated;
grant select, insert, update, delete on table public.lesson_positions to service_role;
create policy "Every step of signing in is passed" on public.lesson_positions as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners keep positions in lessons they may open" on public.lesson_positions
  for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND public.can_open_lesson(lesson_id)));
create policy "Learners move their own positions" on public.lesson_positions
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND public.can_open_lesson(lesson_id)));
create policy "Learners see their own positions" on public.lesson_positions
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER apply_lesson_position BEFORE INSERT OR UPDATE ON public.lesson_positions FOR EACH ROW EXECUTE FUNCTION private.apply_lesson_position();

create table public.lesson_recordings (
  lesson_id uuid not null,
  kind text not null,
  language text not null,
  object_name text not null,
  media_type text not null,
  cues jsonb not null,
  body_hash text not null,
  published_at timestamp with time zone not null default now(),
  constraint lesson_recordings_pkey PRIMARY KEY (lesson_id, kind, language),
  constraint lesson_recordings_object_name_key UNIQUE (object_name),
  constraint lesson_recordings_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint lesson_recordings_cues_check CHECK ((jsonb_typeof(cues) = 'array'::text)),
  constraint lesson_recordings_kind_check CHECK ((kind = ANY (ARRAY['voice'::text, 'video'::text]))),
  constraint lesson_recordings_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'ar'::text, 'zh'::text, 'hi'::text])))
);
comment on table public.lesson_recordings is 'What admins recorded for a lesson. Written by publish-lesson-recording and remove-lesson-recording only; who did it stands in admin_actions.';
comment on column public.lesson_recordings.object_name is 'The name of its file in the bucket recordings.';
comment on column public.lesson_recordings.media_type is 'Such as audio/mpeg: the browser is told which before it loads it.';
comment on column public.lesson_recordings.cues is 'The captions: {from, to, text}, in seconds and in their order.';
comment on column public.lesson_recordings.body_hash is 'That of the lesson when it was recorded: the moments of a lecture follow from its words, so a voice fits no other ones.';
alter table public.lesson_recordings enable row level security;
grant select on table public.lesson_recordings to anon;
grant select on table public.lesson_recordings to authenticated;
grant select, insert, update, delete on table public.lesson_recordings to service_role;
create policy "Those who may open a lesson read its recordings" on public.lesson_recordings
  for select to anon, authenticated
  using (public.can_open_lesson(lesson_id));
CREATE TRIGGER delete_recording_file AFTER DELETE ON public.lesson_recordings FOR EACH ROW EXECUTE FUNCTION private.delete_recording_file();
CREATE TRIGGER delete_replaced_recording_file AFTER UPDATE OF object_name ON public.lesson_recordings FOR EACH ROW WHEN ((old.object_name <> new.object_name)) EXECUTE FUNCTION private.delete_recording_file();

create table public.lessons (
  id uuid not null default gen_random_uuid(),
  module_id uuid not null,
  course_id uuid not null,
  slug text not null,
  title text not null,
  description text not null,
  content_type text not null,
  content_url text,
  duration_minutes integer not null,
  is_free boolean not null default false,
  order_index integer not null,
  author text not null,
  reviewed_on date not null,
  sources jsonb not null default '[]'::jsonb,
  skills text[] not null default '{}'::text[],
  retired_at timestamp with time zone,
  translations jsonb not null default '{}'::jsonb,
  is_exam boolean not null default false,
  is_lecture boolean not null default false,
  constraint lessons_pkey PRIMARY KEY (id),
  constraint lessons_module_id_slug_key UNIQUE (module_id, slug),
  constraint lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint lessons_module_id_course_id_fkey FOREIGN KEY (module_id, course_id) REFERENCES public.modules(id, course_id),
  constraint lessons_content_type_check CHECK ((content_type = ANY (ARRAY['video'::text, 'text'::text, 'quiz'::text]))),
  constraint lessons_duration_minutes_check CHECK ((duration_minutes > 0)),
  constraint lessons_exam_check CHECK (((NOT is_exam) OR (content_type = 'quiz'::text))),
  constraint lessons_lecture_check CHECK (((NOT is_lecture) OR (content_type = 'video'::text))),
  constraint lessons_order_index_check CHECK ((order_index > 0)),
  constraint lessons_sources_check CHECK ((jsonb_typeof(sources) = 'array'::text)),
  constraint lessons_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text))
);
comment on table public.lessons is 'The public outline of a lesson; its body is kept in lesson_bodies, behind a policy.';
comment on column public.lessons.course_id is 'The course of the module, kept here so that progress needs no join.';
comment on column public.lessons.order_index is 'From 1 within the module.';
comment on column public.lessons.sources is '[{"title": ..., "authors": ..., "year": ..., "url": ...}]';
comment on column public.lessons.retired_at is 'Set instead of deleting: a retired lesson leaves the outline and the progress, what was learned stays.';
comment on column public.lessons.is_exam is 'The exam at the end of a course: a quiz without hints, which opens once the modules before its own are completed.';
comment on column public.lessons.is_lecture is 'A lesson that is played and drawn in the browser: no recorded video.';
CREATE INDEX lessons_course_id_idx ON public.lessons USING btree (course_id) WHERE (retired_at IS NULL);
CREATE INDEX lessons_module_id_course_id_idx ON public.lessons USING btree (module_id, course_id);
alter table public.lessons enable row level security;
grant select on table public.lessons to anon;
grant select on table public.lessons to authenticated;
grant select, insert, update, delete on table public.lessons to service_role;
create policy "Everybody sees the outline of courses they see" on public.lessons
  for select to anon, authenticated
  using (((retired_at IS NULL) AND (course_id IN ( SELECT courses.id
   FROM public.courses))));
CREATE TRIGGER refresh_progress_after_delete AFTER DELETE ON public.lessons FOR EACH ROW EXECUTE FUNCTION private.refresh_progress_of_course();
CREATE TRIGGER refresh_progress_after_insert AFTER INSERT ON public.lessons REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_progress_of_courses();
CREATE TRIGGER refresh_progress_after_update AFTER UPDATE ON public.lessons FOR EACH ROW WHEN ((old.retired_at IS DISTINCT FROM new.retired_at)) EXECUTE FUNCTION private.refresh_progress_of_course();

create table public.mail_preferences (
  user_id uuid not null,
  reminder boolean not null default false,
  summary boolean not null default false,
  hour smallint not null default 18,
  chosen_at timestamp with time zone not null default clock_timestamp(),
  constraint mail_preferences_pkey PRIMARY KEY (user_id),
  constraint mail_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mail_preferences_hour_check CHECK (((hour >= 5) AND (hour <= 23)))
);
comment on table public.mail_preferences is 'Which mails about their learning a learner asked for; without a row none. Notices about modules are rows of their own.';
comment on column public.mail_preferences.reminder is 'On days on which they have done nothing yet: what is due.';
comment on column public.mail_preferences.summary is 'On Mondays: what became of the week.';
comment on column public.mail_preferences.hour is 'By their clock.';
comment on column public.mail_preferences.chosen_at is 'An hour that had passed by then is not caught up with.';
alter table public.mail_preferences enable row level security;
grant select on table public.mail_preferences to authenticated;
grant select, insert, update, delete on table public.mail_preferences to service_role;
create policy "Every step of signing in is passed" on public.mail_preferences as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see which mails they asked for" on public.mail_preferences
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mail_preferences as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER refresh_mail_turn AFTER INSERT OR UPDATE ON public.mail_preferences FOR EACH ROW EXECUTE FUNCTION private.refresh_mail_turn();

create table public.mentor_conversations (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  title text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint mentor_conversations_pkey PRIMARY KEY (id),
  constraint mentor_conversations_id_user_id_key UNIQUE (id, user_id),
  constraint mentor_conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mentor_conversations_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200)))
);
comment on table public.mentor_conversations is 'One chat. Private: no admin policy, since learners write about their money.';
CREATE INDEX mentor_conversations_user_id_updated_at_idx ON public.mentor_conversations USING btree (user_id, updated_at DESC);
alter table public.mentor_conversations enable row level security;
grant select, delete on table public.mentor_conversations to authenticated;
grant select, insert, update, delete on table public.mentor_conversations to service_role;
create policy "Every step of signing in is passed" on public.mentor_conversations as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners delete their own conversations" on public.mentor_conversations
  for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own conversations" on public.mentor_conversations
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mentor_conversations as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.mentor_conversations FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.mentor_dialogues (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  misconception text not null,
  turn smallint not null default floor((random() * (1000)::double precision)),
  answers smallint[] not null default '{}'::smallint[],
  is_right boolean,
  started_at timestamp with time zone not null default clock_timestamp(),
  finished_at timestamp with time zone,
  constraint mentor_dialogues_pkey PRIMARY KEY (id),
  constraint mentor_dialogues_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mentor_dialogues_answers_check CHECK ((cardinality(answers) <= 20)),
  constraint mentor_dialogues_check CHECK (((finished_at IS NULL) = (is_right IS NULL))),
  constraint mentor_dialogues_misconception_check CHECK (((char_length(misconception) >= 1) AND (char_length(misconception) <= 100))),
  constraint mentor_dialogues_turn_check CHECK (((turn >= 0) AND (turn <= 999)))
);
comment on table public.mentor_dialogues is 'One dialogue of the mentor with a learner about a misconception, open until its item is answered.';
comment on column public.mentor_dialogues.turn is 'By how much the choices are turned.';
comment on column public.mentor_dialogues.answers is 'Places of the choices that were chosen, in their order; the last one answers the item.';
comment on column public.mentor_dialogues.is_right is 'Whether the item was answered right.';
CREATE UNIQUE INDEX mentor_dialogues_open_idx ON public.mentor_dialogues USING btree (user_id, misconception) WHERE (finished_at IS NULL);
CREATE INDEX mentor_dialogues_user_id_idx ON public.mentor_dialogues USING btree (user_id, started_at);
alter table public.mentor_dialogues enable row level security;
grant select (id, user_id, misconception, is_right, started_at, finished_at) on table public.mentor_dialogues to authenticated;
grant select, insert, update, delete on table public.mentor_dialogues to service_role;
create policy "Every step of signing in is passed" on public.mentor_dialogues as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own dialogues" on public.mentor_dialogues
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mentor_dialogues as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.mentor_messages (
  id uuid not null default gen_random_uuid(),
  conversation_id uuid not null,
  user_id uuid not null,
  role text not null,
  content text not null,
  created_at timestamp with time zone not null default now(),
  answered_by text,
  working jsonb,
  is_rephrased boolean not null default false,
  piece jsonb,
  constraint mentor_messages_pkey PRIMARY KEY (id),
  constraint mentor_messages_id_user_id_key UNIQUE (id, user_id),
  constraint mentor_messages_conversation_id_user_id_fkey FOREIGN KEY (conversation_id, user_id) REFERENCES public.mentor_conversations(id, user_id) ON DELETE CASCADE,
  constraint mentor_messages_answered_by_check CHECK (((char_length(answered_by) >= 1) AND (char_length(answered_by) <= 100))),
  constraint mentor_messages_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 8000))),
  constraint mentor_messages_piece_check CHECK (((jsonb_typeof(piece) = 'object'::text) AND (pg_column_size(piece) <= 500))),
  constraint mentor_messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text]))),
  constraint mentor_messages_working_check CHECK (((jsonb_typeof(working) = 'object'::text) AND (pg_column_size(working) <= 2000)))
);
comment on table public.mentor_messages is 'What was said, by the learner (user) and the mentor (assistant).';
comment on column public.mentor_messages.user_id is 'The learner of the conversation, also for the mentor''s replies.';
comment on column public.mentor_messages.answered_by is 'What answered: the id of an intent or a topic of content/mentor, passage, locked, advice or default. Null for what the learner says, and for older replies.';
comment on column public.mentor_messages.working is 'The calculator, the values that the learner gave, what is missing and what came out. Null for everything else.';
comment on column public.mentor_messages.is_rephrased is 'Whether the reply is in the words of a language model.';
comment on column public.mentor_messages.piece is 'The figure or simulation that stands beside what is quoted (LessonPiece of domain/mentor): lesson, kind and name. Null for everything else.';
CREATE INDEX mentor_messages_conversation_id_idx ON public.mentor_messages USING btree (conversation_id, user_id, created_at);
CREATE INDEX mentor_messages_unanswered_idx ON public.mentor_messages USING btree (created_at) WHERE (answered_by = ANY (ARRAY['default'::text, 'locked'::text]));
CREATE INDEX mentor_messages_user_id_idx ON public.mentor_messages USING btree (user_id);
alter table public.mentor_messages enable row level security;
grant select, delete on table public.mentor_messages to authenticated;
grant select, insert, update, delete on table public.mentor_messages to service_role;
create policy "Every step of signing in is passed" on public.mentor_messages as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners delete their own messages" on public.mentor_messages
  for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own messages" on public.mentor_messages
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mentor_messages as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.mentor_model_settings (
  is_only boolean not null default true,
  is_on boolean not null default false,
  replies_per_learner integer not null default 30,
  tokens_per_learner integer not null default 150000,
  tokens_per_day integer not null default 2000000,
  input_price numeric(9,4) not null default 0,
  output_price numeric(9,4) not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint mentor_model_settings_pkey PRIMARY KEY (is_only),
  constraint mentor_model_settings_input_price_check CHECK (((input_price >= (0)::numeric) AND (input_price <= (10000)::numeric))),
  constraint mentor_model_settings_is_only_check CHECK (is_only),
  constraint mentor_model_settings_output_price_check CHECK (((output_price >= (0)::numeric) AND (output_price <= (10000)::numeric))),
  constraint mentor_model_settings_replies_per_learner_check CHECK (((replies_per_learner >= 0) AND (replies_per_learner <= 10000))),
  constraint mentor_model_settings_tokens_per_day_check CHECK (((tokens_per_day >= 0) AND (tokens_per_day <= 1000000000))),
  constraint mentor_model_settings_tokens_per_learner_check CHECK (((tokens_per_learner >= 0) AND (tokens_per_learner <= 1000000000)))
);
comment on table public.mentor_model_settings is 'What the operator allows the language model: one row. Off until an admin switches it on.';
comment on column public.mentor_model_settings.tokens_per_learner is 'A day (UTC), question and reply together.';
comment on column public.mentor_model_settings.tokens_per_day is 'Of all learners together, on a day (UTC).';
comment on column public.mentor_model_settings.input_price is 'For a million tokens, in the currency of the operator''s contract.';
alter table public.mentor_model_settings enable row level security;
grant select, update on table public.mentor_model_settings to service_role;
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.mentor_model_settings FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.mentor_ratings (
  message_id uuid not null,
  user_id uuid not null default auth.uid(),
  is_helpful boolean not null,
  rated_at timestamp with time zone not null default now(),
  constraint mentor_ratings_pkey PRIMARY KEY (message_id),
  constraint mentor_ratings_message_id_user_id_fkey FOREIGN KEY (message_id, user_id) REFERENCES public.mentor_messages(id, user_id) ON DELETE CASCADE
);
comment on table public.mentor_ratings is 'The thumb under a reply of the mentor; it goes with its conversation.';
CREATE INDEX mentor_ratings_message_id_user_id_idx ON public.mentor_ratings USING btree (message_id, user_id);
CREATE INDEX mentor_ratings_user_id_idx ON public.mentor_ratings USING btree (user_id);
alter table public.mentor_ratings enable row level security;
grant select, insert (message_id, user_id, is_helpful), update (message_id, user_id, is_helpful), delete on table public.mentor_ratings to authenticated;
grant select, insert, update, delete on table public.mentor_ratings to service_role;
create policy "Every step of signing in is passed" on public.mentor_ratings as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners change their ratings" on public.mentor_ratings
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.mentor_messages
  WHERE ((mentor_messages.id = mentor_ratings.message_id) AND (mentor_messages.role = 'assistant'::text))))));
create policy "Learners rate replies to them" on public.mentor_ratings
  for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.mentor_messages
  WHERE ((mentor_messages.id = mentor_ratings.message_id) AND (mentor_messages.role = 'assistant'::text))))));
create policy "Learners see their own ratings" on public.mentor_ratings
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners take their ratings back" on public.mentor_ratings
  for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mentor_ratings as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.mentor_remarks (
  user_id uuid not null,
  day date not null,
  kind text not null,
  about text not null,
  said_at timestamp with time zone not null default clock_timestamp(),
  dismissed_at timestamp with time zone,
  constraint mentor_remarks_pkey PRIMARY KEY (user_id, day, kind, about),
  constraint mentor_remarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mentor_remarks_about_check CHECK (((char_length(about) >= 1) AND (char_length(about) <= 100))),
  constraint mentor_remarks_kind_check CHECK ((kind = ANY (ARRAY['belief'::text, 'fading'::text, 'stop-widened'::text])))
);
comment on table public.mentor_remarks is 'What the mentor said without being asked: about a belief met twice (belief), a skill that fades (fading), or a stop that was moved away from the price (stop-widened).';
comment on column public.mentor_remarks.day is 'The learner''s day: nothing is said twice on it.';
comment on column public.mentor_remarks.about is 'The id of the misconception or of the skill; of a stop the session and the event, parted by a colon.';
alter table public.mentor_remarks enable row level security;
grant select on table public.mentor_remarks to authenticated;
grant select, insert, update, delete on table public.mentor_remarks to service_role;
create policy "Every step of signing in is passed" on public.mentor_remarks as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see what was said to them unasked" on public.mentor_remarks
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mentor_remarks as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.mentor_rephrasings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  day date not null,
  outcome text not null,
  reason text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  began_at timestamp with time zone not null default clock_timestamp(),
  constraint mentor_rephrasings_pkey PRIMARY KEY (id),
  constraint mentor_rephrasings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mentor_rephrasings_input_tokens_check CHECK ((input_tokens >= 0)),
  constraint mentor_rephrasings_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'shown'::text, 'fallback'::text, 'stopped'::text, 'refused'::text]))),
  constraint mentor_rephrasings_output_tokens_check CHECK ((output_tokens >= 0)),
  constraint mentor_rephrasings_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 40)))
);
comment on table public.mentor_rephrasings is 'Each time the language model was to reword a reply, what it took and what became of it. Says nothing of what was asked. An open one counts with the most it may take, so that a server that went away leaves no hole in the budgets.';
CREATE INDEX mentor_rephrasings_day_idx ON public.mentor_rephrasings USING btree (day);
CREATE INDEX mentor_rephrasings_user_id_day_idx ON public.mentor_rephrasings USING btree (user_id, day);
alter table public.mentor_rephrasings enable row level security;
grant select, insert, update, delete on table public.mentor_rephrasings to service_role;

create table public.mentor_settings (
  user_id uuid not null default auth.uid(),
  knows boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  rephrases boolean not null default false,
  constraint mentor_settings_pkey PRIMARY KEY (user_id),
  constraint mentor_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.mentor_settings is 'Whether the mentor uses what is known of a learner. Who has chosen nothing has no row, and it does.';
comment on column public.mentor_settings.knows is 'Without it the mentor answers from the lessons alone and says nothing unasked.';
comment on column public.mentor_settings.rephrases is 'Whether the learner''s questions may be sent to the language model that the operator has connected.';
alter table public.mentor_settings enable row level security;
grant select, insert (user_id, knows, rephrases), update (user_id, knows, rephrases) on table public.mentor_settings to authenticated;
grant select, insert, update, delete on table public.mentor_settings to service_role;
create policy "Every step of signing in is passed" on public.mentor_settings as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners change what their mentor may know" on public.mentor_settings
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners choose what their mentor may know" on public.mentor_settings
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see what their mentor may know" on public.mentor_settings
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.mentor_settings as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.mentor_settings FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.misconceptions (
  id text not null,
  skill_id text not null,
  belief text not null,
  why_wrong text not null,
  constraint misconceptions_pkey PRIMARY KEY (id),
  constraint misconceptions_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES public.skills(id) ON DELETE CASCADE,
  constraint misconceptions_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
comment on table public.misconceptions is 'Mistaken beliefs, each with why it is wrong. For the server: they are worded like the wrong choices of quizzes, which a browser must not be able to tell.';
CREATE INDEX misconceptions_skill_id_idx ON public.misconceptions USING btree (skill_id);
alter table public.misconceptions enable row level security;
grant select, insert, update, delete on table public.misconceptions to service_role;

create table public.module_notices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  course_id uuid not null,
  created_at timestamp with time zone not null default now(),
  notified_until timestamp with time zone not null,
  constraint module_notices_pkey PRIMARY KEY (id),
  constraint module_notices_user_id_course_id_key UNIQUE (user_id, course_id),
  constraint module_notices_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint module_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.module_notices is 'A learner wants a mail about each further module of a course, until they want none.';
comment on column public.module_notices.notified_until is 'Modules written until then are known to the learner: they were ready when the learner asked, or a mail has told of them.';
CREATE INDEX module_notices_course_id_idx ON public.module_notices USING btree (course_id);
alter table public.module_notices enable row level security;
grant select, insert (user_id, course_id), delete on table public.module_notices to authenticated;
grant select, insert, update, delete on table public.module_notices to service_role;
create policy "Every step of signing in is passed" on public.module_notices as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners ask to hear of a course on offer" on public.module_notices
  for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.courses
  WHERE ((courses.id = module_notices.course_id) AND courses.is_active)))));
create policy "Learners see what they want to hear of" on public.module_notices
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners want no more mails" on public.module_notices
  for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Who has no address asks for no mail" on public.module_notices as restrictive
  for insert to authenticated
  with check ((NOT COALESCE(((( SELECT auth.jwt() AS jwt) ->> 'is_anonymous'::text))::boolean, false)));
CREATE TRIGGER set_notified_until BEFORE INSERT ON public.module_notices FOR EACH ROW EXECUTE FUNCTION private.set_notified_until();

create table public.modules (
  id uuid not null default gen_random_uuid(),
  course_id uuid not null,
  slug text not null,
  title text not null,
  description text not null,
  order_index integer not null,
  week integer not null,
  status text not null default 'in_writing'::text,
  skills text[] not null default '{}'::text[],
  retired_at timestamp with time zone,
  translations jsonb not null default '{}'::jsonb,
  written_at timestamp with time zone,
  constraint modules_pkey PRIMARY KEY (id),
  constraint modules_course_id_slug_key UNIQUE (course_id, slug),
  constraint modules_id_course_id_key UNIQUE (id, course_id),
  constraint modules_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint modules_order_index_check CHECK ((order_index > 0)),
  constraint modules_status_check CHECK ((status = ANY (ARRAY['written'::text, 'in_writing'::text]))),
  constraint modules_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text)),
  constraint modules_week_check CHECK ((week > 0))
);
comment on table public.modules is 'A part of a course. While one is in writing, its course never counts as completed.';
comment on column public.modules.description is 'The learning objective.';
comment on column public.modules.order_index is 'From 1. What a plan opens is decided by it.';
comment on column public.modules.retired_at is 'Set instead of deleting, so that what was learned stays on record.';
comment on column public.modules.written_at is 'When it was first written; kept when it is taken back into writing, so that nobody hears of it twice.';
alter table public.modules enable row level security;
grant select on table public.modules to anon;
grant select on table public.modules to authenticated;
grant select, insert, update, delete on table public.modules to service_role;
create policy "Everybody sees the modules of courses they see" on public.modules
  for select to anon, authenticated
  using (((retired_at IS NULL) AND (course_id IN ( SELECT courses.id
   FROM public.courses))));
CREATE TRIGGER compute_written_at BEFORE INSERT OR UPDATE OF status, written_at ON public.modules FOR EACH ROW EXECUTE FUNCTION private.compute_written_at();
CREATE TRIGGER refresh_modules_written AFTER INSERT OR DELETE OR UPDATE OF status, retired_at, course_id ON public.modules FOR EACH ROW EXECUTE FUNCTION private.refresh_modules_written();
CREATE TRIGGER refresh_progress_after_delete AFTER DELETE ON public.modules FOR EACH ROW EXECUTE FUNCTION private.refresh_progress_of_course();
CREATE TRIGGER refresh_progress_after_insert AFTER INSERT ON public.modules REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.refresh_progress_of_courses();
CREATE TRIGGER refresh_progress_after_update AFTER UPDATE ON public.modules FOR EACH ROW WHEN (((old.status <> new.status) OR (old.retired_at IS DISTINCT FROM new.retired_at))) EXECUTE FUNCTION private.refresh_progress_of_course();

create table public.notes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  course_id uuid not null,
  module_id uuid not null,
  lesson_id uuid not null,
  anchor jsonb not null,
  quote text generated always as (COALESCE((anchor ->> 'exact'::text), (anchor ->> 'title'::text))) stored,
  text text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint notes_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint notes_module_id_fkey FOREIGN KEY (module_id) REFERENCES public.modules(id),
  constraint notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notes_anchor_check CHECK ((COALESCE(
CASE (anchor ->> 'kind'::text)
    WHEN 'lesson'::text THEN (anchor = '{"kind": "lesson"}'::jsonb)
    WHEN 'passage'::text THEN (((anchor - '{kind,exact,prefix,suffix}'::text[]) = '{}'::jsonb) AND (jsonb_typeof((anchor -> 'exact'::text)) = 'string'::text) AND ((char_length((anchor ->> 'exact'::text)) >= 1) AND (char_length((anchor ->> 'exact'::text)) <= 1000)) AND (jsonb_typeof((anchor -> 'prefix'::text)) = 'string'::text) AND (char_length((anchor ->> 'prefix'::text)) <= 256) AND (jsonb_typeof((anchor -> 'suffix'::text)) = 'string'::text) AND (char_length((anchor ->> 'suffix'::text)) <= 256))
    WHEN 'figure'::text THEN (((anchor - '{kind,figure,title,values}'::text[]) = '{}'::jsonb) AND (jsonb_typeof((anchor -> 'figure'::text)) = 'string'::text) AND ((char_length((anchor ->> 'figure'::text)) >= 1) AND (char_length((anchor ->> 'figure'::text)) <= 100)) AND (jsonb_typeof((anchor -> 'title'::text)) = 'string'::text) AND ((char_length((anchor ->> 'title'::text)) >= 1) AND (char_length((anchor ->> 'title'::text)) <= 500)) AND (jsonb_typeof((anchor -> 'values'::text)) = 'object'::text) AND (NOT jsonb_path_exists((anchor -> 'values'::text), '$.*?(@.type() != "number")'::jsonpath)) AND (jsonb_array_length(jsonb_path_query_array((anchor -> 'values'::text), '$.*'::jsonpath)) <= 20))
    WHEN 'moment'::text THEN (((anchor - '{kind,second}'::text[]) = '{}'::jsonb) AND (jsonb_typeof((anchor -> 'second'::text)) = 'number'::text) AND ((((anchor ->> 'second'::text))::numeric >= (0)::numeric) AND (((anchor ->> 'second'::text))::numeric <= (86400)::numeric)))
    ELSE false
END, false) AND (octet_length((anchor)::text) <= 16384))),
  constraint notes_text_check CHECK (((char_length(btrim(text)) > 0) AND (char_length(text) <= 4000)))
);
comment on table public.notes is 'What a learner writes beside a lesson, a passage of it, a figure or a second of what is played.';
comment on column public.notes.course_id is 'Copied from the lesson by the database, as module_id is.';
comment on column public.notes.anchor is 'What the note is about (NoteAnchor of domain/learning/notes). It stays: another passage is another note.';
comment on column public.notes.quote is 'The words noted on, as they were; those of a figure its title in the state it was in.';
comment on column public.notes.version is 'Counts the changes: a device that changes another version than it has read is told so, and shows both.';
CREATE INDEX notes_course_id_idx ON public.notes USING btree (course_id);
CREATE INDEX notes_lesson_id_idx ON public.notes USING btree (lesson_id);
CREATE INDEX notes_module_id_idx ON public.notes USING btree (module_id);
CREATE INDEX notes_user_id_course_id_idx ON public.notes USING btree (user_id, course_id);
CREATE INDEX notes_user_id_lesson_id_idx ON public.notes USING btree (user_id, lesson_id);
alter table public.notes enable row level security;
grant select, insert (id, user_id, lesson_id, anchor, text), update (text), delete on table public.notes to authenticated;
grant select, insert, update, delete on table public.notes to service_role;
create policy "Every step of signing in is passed" on public.notes as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners change their own notes" on public.notes
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners remove their own notes" on public.notes
  for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own notes" on public.notes
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners write notes on lessons they may open" on public.notes
  for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND public.can_open_lesson(lesson_id)));
create policy "Nobody else reads what a learner writes" on public.notes as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER apply_note BEFORE INSERT OR UPDATE ON public.notes FOR EACH ROW EXECUTE FUNCTION private.apply_note();
CREATE TRIGGER await_own_turn BEFORE INSERT ON public.notes FOR EACH ROW EXECUTE FUNCTION private.await_own_turn();
CREATE TRIGGER limit_notes BEFORE INSERT ON public.notes FOR EACH ROW EXECUTE FUNCTION private.limit_notes();

create table public.onboarding_steps (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  step_name text not null,
  completed boolean not null default false,
  completed_at timestamp with time zone,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint onboarding_steps_pkey PRIMARY KEY (id),
  constraint onboarding_steps_user_id_step_name_key UNIQUE (user_id, step_name),
  constraint onboarding_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint onboarding_steps_check CHECK ((completed = (completed_at IS NOT NULL))),
  constraint onboarding_steps_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (octet_length((data)::text) <= 16384))),
  constraint onboarding_steps_goals_check CHECK (((NOT completed) OR (step_name <> 'goals'::text) OR jsonb_path_exists(data, '$."goals"[0]'::jsonpath))),
  constraint onboarding_steps_profile_check CHECK (((NOT completed) OR (step_name <> 'profile'::text) OR ((COALESCE((data ->> 'experience'::text), 'some'::text) = ANY (ARRAY['beginner'::text, 'some'::text, 'intermediate'::text, 'advanced'::text])) AND (COALESCE((data ->> 'language'::text), 'en'::text) = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'ar'::text, 'zh'::text, 'hi'::text]))))),
  constraint onboarding_steps_step_name_check CHECK ((step_name = ANY (ARRAY['welcome'::text, 'profile'::text, 'assessment'::text, 'goals'::text, 'payment'::text, 'complete'::text])))
);
comment on table public.onboarding_steps is 'What a learner entered in each step of onboarding; drafts are not completed.';
comment on column public.onboarding_steps.completed_at is 'When the step was first completed, by the clock of the database.';
CREATE INDEX onboarding_steps_finished_idx ON public.onboarding_steps USING btree (completed_at) WHERE ((step_name = 'complete'::text) AND completed);
alter table public.onboarding_steps enable row level security;
grant select, insert (user_id, step_name, completed, completed_at, data), update (user_id, step_name, completed, completed_at, data) on table public.onboarding_steps to authenticated;
grant select, insert, update, delete on table public.onboarding_steps to service_role;
create policy "Every step of signing in is passed" on public.onboarding_steps as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners record their own steps" on public.onboarding_steps
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own steps, admins all" on public.onboarding_steps
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
create policy "Learners update their own steps" on public.onboarding_steps
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER apply_onboarding_rules BEFORE INSERT OR UPDATE ON public.onboarding_steps FOR EACH ROW EXECUTE FUNCTION private.apply_onboarding_rules();

create table public.paces (
  user_id uuid not null default auth.uid(),
  minutes_a_day smallint not null default 15,
  days_a_week smallint not null default 5,
  target_recall numeric(3,2) not null default 0.9,
  updated_at timestamp with time zone not null default now(),
  constraint paces_pkey PRIMARY KEY (user_id),
  constraint paces_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint paces_days_a_week_check CHECK ((days_a_week = ANY (ARRAY[2, 3, 4, 5, 6, 7]))),
  constraint paces_minutes_a_day_check CHECK ((minutes_a_day = ANY (ARRAY[5, 10, 15, 20, 30, 45, 60]))),
  constraint paces_target_recall_check CHECK ((target_recall = ANY (ARRAY[0.8, 0.85, 0.9, 0.95])))
);
comment on table public.paces is 'How much a learner wants: minutes a day, days a week, and the share of reviews to recall. Who has chosen nothing has no row.';
alter table public.paces enable row level security;
grant select, insert (user_id, minutes_a_day, days_a_week, target_recall), update (user_id, minutes_a_day, days_a_week, target_recall) on table public.paces to authenticated;
grant select, insert, update, delete on table public.paces to service_role;
create policy "Every step of signing in is passed" on public.paces as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners change their own pace" on public.paces
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners choose their pace" on public.paces
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own pace" on public.paces
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.paces as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER apply_pace BEFORE UPDATE ON public.paces FOR EACH ROW EXECUTE FUNCTION private.apply_pace();

create table public.payment_events (
  id uuid not null default gen_random_uuid(),
  provider text not null,
  event_id text not null,
  kind text not null,
  outcome text not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null default clock_timestamp(),
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_provider_event_id_key UNIQUE (provider, event_id),
  constraint payment_events_event_id_check CHECK (((char_length(event_id) >= 1) AND (char_length(event_id) <= 255))),
  constraint payment_events_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 120))),
  constraint payment_events_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'ignored'::text]))),
  constraint payment_events_provider_check CHECK ((provider = ANY (ARRAY['test'::text, 'stripe'::text])))
);
comment on table public.payment_events is 'Append-only record of what the provider told us, in the order of received_at. An event that is here is not acted upon again.';
comment on column public.payment_events.outcome is 'ignored: about nothing that we keep.';
comment on column public.payment_events.created_at is 'When it happened, as the provider says.';
alter table public.payment_events enable row level security;
grant select on table public.payment_events to authenticated;
grant select, insert on table public.payment_events to service_role;
create policy "Admins see what the provider told" on public.payment_events
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));

create table public.payments (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  plan_id text not null,
  kind text not null,
  amount_minor integer not null,
  currency text not null,
  provider text not null,
  provider_reference text not null,
  provider_subscription_id text not null,
  paid_at timestamp with time zone not null,
  period_ends_at timestamp with time zone,
  receipt_url text,
  created_at timestamp with time zone not null default now(),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_provider_provider_reference_key UNIQUE (provider, provider_reference),
  constraint payments_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id),
  constraint payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint payments_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint payments_check CHECK (((kind = 'payment'::text) = (period_ends_at IS NOT NULL))),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text]))),
  constraint payments_provider_check CHECK ((provider = ANY (ARRAY['test'::text, 'stripe'::text]))),
  constraint payments_provider_reference_check CHECK (((char_length(provider_reference) >= 1) AND (char_length(provider_reference) <= 255))),
  constraint payments_provider_subscription_id_check CHECK (((char_length(provider_subscription_id) >= 1) AND (char_length(provider_subscription_id) <= 255))),
  constraint payments_receipt_url_check CHECK (((receipt_url ~ '^https?://'::text) AND (char_length(receipt_url) <= 2048)))
);
comment on table public.payments is 'Append-only record of the money that came in and went back, as the provider told it.';
comment on column public.payments.user_id is 'Null once the account was deleted: what was earned stays earned.';
comment on column public.payments.amount_minor is 'In minor units of the currency; of a refund, what went back.';
comment on column public.payments.provider_reference is 'The invoice or the refund at the provider: recorded once.';
comment on column public.payments.period_ends_at is 'Until when the payment pays the subscription; null for a refund.';
CREATE INDEX payments_paid_at_idx ON public.payments USING btree (paid_at DESC);
CREATE INDEX payments_plan_id_idx ON public.payments USING btree (plan_id);
CREATE INDEX payments_provider_subscription_id_idx ON public.payments USING btree (provider_subscription_id);
CREATE INDEX payments_user_id_idx ON public.payments USING btree (user_id, paid_at DESC);
alter table public.payments enable row level security;
grant select on table public.payments to authenticated;
grant select, insert on table public.payments to service_role;
create policy "Every step of signing in is passed" on public.payments as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own payments, admins all" on public.payments
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER anonymise_payment BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION private.anonymise_payment();

create table public.placement_answers (
  placement_id uuid not null,
  place smallint not null,
  user_id uuid not null,
  item_id text not null,
  version integer not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  answer jsonb,
  is_right boolean,
  mistake text,
  misconception text,
  answered_at timestamp with time zone,
  constraint placement_answers_pkey PRIMARY KEY (placement_id, place),
  constraint placement_answers_placement_id_item_id_key UNIQUE (placement_id, item_id),
  constraint placement_answers_item_id_version_fkey FOREIGN KEY (item_id, version) REFERENCES public.placement_items(item_id, version),
  constraint placement_answers_placement_id_fkey FOREIGN KEY (placement_id) REFERENCES public.placements(id) ON DELETE CASCADE,
  constraint placement_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint placement_answers_answer_check CHECK ((octet_length((answer)::text) <= 4096)),
  constraint placement_answers_check CHECK (((answered_at IS NULL) = (is_right IS NULL))),
  constraint placement_answers_check1 CHECK (((answer IS NULL) OR (answered_at IS NOT NULL))),
  constraint placement_answers_place_check CHECK (((place >= 1) AND (place <= 15)))
);
comment on table public.placement_answers is 'The items of a placement in the order in which they were asked, and the answers. Read by the server only.';
comment on column public.placement_answers.answer is 'Null while it is open, and for "I do not know yet".';
comment on column public.placement_answers.mistake is 'What kind of mistake a wrong answer was, when it is recognised.';
comment on column public.placement_answers.misconception is 'The mistaken belief behind a wrong answer, when it is recognised.';
CREATE INDEX placement_answers_item_id_version_idx ON public.placement_answers USING btree (item_id, version);
CREATE INDEX placement_answers_user_id_idx ON public.placement_answers USING btree (user_id);
alter table public.placement_answers enable row level security;
grant select, insert, update on table public.placement_answers to service_role;

create table public.placement_items (
  item_id text not null,
  version integer not null,
  strand_id text not null,
  module text not null,
  skill text not null,
  level smallint not null,
  author_difficulty double precision not null,
  difficulty double precision not null,
  seconds smallint not null,
  is_numeric boolean not null,
  item jsonb not null,
  key jsonb not null,
  content_hash text not null,
  source_hash text not null,
  valid_from timestamp with time zone not null default now(),
  valid_to timestamp with time zone,
  constraint placement_items_pkey PRIMARY KEY (item_id, version),
  constraint placement_items_item_check CHECK ((jsonb_typeof(item) = 'object'::text)),
  constraint placement_items_item_id_check CHECK ((char_length(item_id) <= 100)),
  constraint placement_items_key_check CHECK ((jsonb_typeof(key) = 'object'::text)),
  constraint placement_items_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint placement_items_seconds_check CHECK ((seconds > 0)),
  constraint placement_items_version_check CHECK ((version > 0))
);
comment on table public.placement_items is 'Every version of every item of the placement, with its difficulty and its key. A placement asks the versions that were valid when it began. No client role has a grant or a policy: answers are checked on the server.';
comment on column public.placement_items.module is 'The module that teaches the skill first, as course/module.';
comment on column public.placement_items.difficulty is 'The difficulty in use: the author''s, or the one that answers speak for.';
comment on column public.placement_items.content_hash is 'Versions with the same one differ by their difficulty alone: answers to them count together.';
comment on column public.placement_items.source_hash is 'Tells an import what it need not render again.';
comment on column public.placement_items.valid_to is 'Null for the version that a placement which begins now asks.';
CREATE UNIQUE INDEX placement_items_current_idx ON public.placement_items USING btree (item_id) WHERE (valid_to IS NULL);
alter table public.placement_items enable row level security;
grant select, insert, update on table public.placement_items to service_role;

create table public.placement_strands (
  strand_id text not null,
  items_min smallint not null,
  items_max smallint not null,
  constraint placement_strands_pkey PRIMARY KEY (strand_id),
  constraint placement_strands_strand_id_fkey FOREIGN KEY (strand_id) REFERENCES public.skill_strands(id) ON DELETE CASCADE,
  constraint placement_strands_items_max_check CHECK (((items_max >= 1) AND (items_max <= 15))),
  constraint placement_strands_items_min_check CHECK (((items_min >= 0) AND (items_min <= 15)))
);
comment on table public.placement_strands is 'How many items of a strand one placement asks. Empty where learners are offered no placement.';
alter table public.placement_strands enable row level security;
grant select on table public.placement_strands to anon;
grant select on table public.placement_strands to authenticated;
grant select, insert, update, delete on table public.placement_strands to service_role;
create policy "Everybody sees what a placement asks about" on public.placement_strands
  for select to anon, authenticated
  using (true);

create table public.placements (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  starts_low boolean not null,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  result jsonb,
  constraint placements_pkey PRIMARY KEY (id),
  constraint placements_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint placements_check CHECK (((finished_at IS NULL) = (result IS NULL))),
  constraint placements_result_check CHECK ((octet_length((result)::text) <= 8192))
);
comment on table public.placements is 'One placement of a learner, open until it is finished; a learner has one open at most.';
comment on column public.placements.starts_low is 'Whether the learner reported no experience, so that the first item is an easy one.';
comment on column public.placements.result is 'What was found (PlacementResult of domain/placement).';
CREATE UNIQUE INDEX placements_open_idx ON public.placements USING btree (user_id) WHERE (finished_at IS NULL);
CREATE INDEX placements_user_id_started_at_idx ON public.placements USING btree (user_id, started_at);
alter table public.placements enable row level security;
grant select on table public.placements to authenticated;
grant select, insert, update on table public.placements to service_role;
create policy "Every step of signing in is passed" on public.placements as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own placements" on public.placements
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.placements as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.plans (
  id text not null,
  price_minor integer not null,
  currency text not null,
  interval_months integer,
  trial_days integer,
  offered_on text[] not null default '{}'::text[],
  order_index integer not null default 0,
  translations jsonb not null default '{}'::jsonb,
  opens text[] not null default '{}'::text[],
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint plans_id_check CHECK ((id = ANY (ARRAY['trial'::text, 'basic'::text, 'pro'::text, 'premium'::text, 'elite'::text]))),
  constraint plans_interval_months_check CHECK ((interval_months > 0)),
  constraint plans_offered_on_check CHECK ((offered_on <@ ARRAY['landing'::text, 'onboarding'::text])),
  constraint plans_price_minor_check CHECK ((price_minor >= 0)),
  constraint plans_translations_check CHECK ((jsonb_typeof(translations) = 'object'::text)),
  constraint plans_trial_days_check CHECK ((trial_days > 0))
);
comment on table public.plans is 'The plans on offer, written by the content importer from content/plans.yaml.';
comment on column public.plans.price_minor is 'Price of one interval in minor units of the currency (cents).';
comment on column public.plans.interval_months is 'Null: paid once, or free.';
comment on column public.plans.translations is '{"en": {"name": ...}, "es": ..., ...}';
comment on column public.plans.opens is 'What it opens besides the plans before it, in the order of its card. Who has what is decided by entitlements.included_in.';
alter table public.plans enable row level security;
grant select on table public.plans to anon;
grant select on table public.plans to authenticated;
grant select, insert, update, delete on table public.plans to service_role;
create policy "Everybody sees the plans" on public.plans
  for select to anon, authenticated
  using (true);

create table public.practical_attempts (
  session_id uuid not null,
  user_id uuid not null,
  lesson_id uuid not null,
  practical jsonb not null,
  policy jsonb not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  record text,
  judged jsonb,
  is_passed boolean,
  constraint practical_attempts_pkey PRIMARY KEY (session_id),
  constraint practical_attempts_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint practical_attempts_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint practical_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint practical_attempts_check CHECK ((((finished_at IS NULL) = (record IS NULL)) AND ((finished_at IS NULL) = (judged IS NULL)) AND ((finished_at IS NULL) = (is_passed IS NULL)))),
  constraint practical_attempts_judged_check CHECK (((jsonb_typeof(judged) = 'array'::text) AND (octet_length((judged)::text) <= 65536))),
  constraint practical_attempts_policy_check CHECK (((jsonb_typeof(policy) = 'object'::text) AND (octet_length((policy)::text) <= 1024))),
  constraint practical_attempts_practical_check CHECK (((jsonb_typeof(practical) = 'object'::text) AND (octet_length((practical)::text) <= 8192))),
  constraint practical_attempts_record_check CHECK ((record ~ '^[01]{1,200}$'::text))
);
comment on table public.practical_attempts is 'Every attempt at the practical part of an exam: one session of the simulator. It is scored when the session ends.';
comment on column public.practical_attempts.practical is 'The rules as they were published when it began (Practical of domain/quiz).';
comment on column public.practical_attempts.policy is 'The limits that its learner stated before it; they do not change.';
comment on column public.practical_attempts.record is 'One sign for each trade: 1 for one that kept every rule.';
comment on column public.practical_attempts.judged is 'JudgedTrade of domain/exams: what each trade broke.';
CREATE INDEX practical_attempts_lesson_id_idx ON public.practical_attempts USING btree (lesson_id);
CREATE UNIQUE INDEX practical_attempts_open_idx ON public.practical_attempts USING btree (user_id, lesson_id) WHERE (finished_at IS NULL);
CREATE INDEX practical_attempts_user_id_lesson_id_idx ON public.practical_attempts USING btree (user_id, lesson_id, started_at);
alter table public.practical_attempts enable row level security;
grant select on table public.practical_attempts to authenticated;
grant select, insert, update on table public.practical_attempts to service_role;
create policy "Every step of signing in is passed" on public.practical_attempts as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own attempts" on public.practical_attempts
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.practical_attempts as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER guard_scored_attempt BEFORE UPDATE ON public.practical_attempts FOR EACH ROW EXECUTE FUNCTION private.guard_scored_attempt();

create table public.problem_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid default auth.uid(),
  lesson_id uuid not null,
  item_id text,
  kind text not null,
  text text not null,
  status text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  settled_note text,
  constraint problem_reports_pkey PRIMARY KEY (id),
  constraint problem_reports_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint problem_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint problem_reports_item_id_check CHECK (((char_length(item_id) >= 1) AND (char_length(item_id) <= 100))),
  constraint problem_reports_kind_check CHECK ((kind = ANY (ARRAY['mistake'::text, 'unclear'::text, 'broken'::text, 'other'::text]))),
  constraint problem_reports_settled_check CHECK (
CASE
    WHEN (status = 'open'::text) THEN ((settled_at IS NULL) AND (settled_note IS NULL))
    ELSE (settled_at IS NOT NULL)
END),
  constraint problem_reports_settled_note_check CHECK (((char_length(btrim(settled_note)) >= 1) AND (char_length(btrim(settled_note)) <= 1000))),
  constraint problem_reports_status_check CHECK ((status = ANY (ARRAY['open'::text, 'resolved'::text, 'dismissed'::text]))),
  constraint problem_reports_text_check CHECK (((char_length(btrim(text)) > 0) AND (char_length(text) <= 2000)))
);
comment on table public.problem_reports is 'What a learner found wrong with a lesson. A report is about the lesson, so it outlives the account.';
comment on column public.problem_reports.item_id is 'The item of the quiz; null when the whole lesson is meant.';
comment on column public.problem_reports.settled_note is 'What was done about it, or why nothing was; its author reads it too.';
CREATE INDEX problem_reports_lesson_id_idx ON public.problem_reports USING btree (lesson_id);
CREATE INDEX problem_reports_status_created_at_idx ON public.problem_reports USING btree (status, created_at);
CREATE INDEX problem_reports_user_id_created_at_idx ON public.problem_reports USING btree (user_id, created_at);
alter table public.problem_reports enable row level security;
grant select, insert (user_id, lesson_id, item_id, kind, text) on table public.problem_reports to authenticated;
grant select, insert, update, delete on table public.problem_reports to service_role;
create policy "Every step of signing in is passed" on public.problem_reports as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners report lessons they see" on public.problem_reports
  for insert to authenticated
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (lesson_id IN ( SELECT lessons.id
   FROM public.lessons))));
create policy "Learners see their own reports, admins all" on public.problem_reports
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER await_own_turn BEFORE INSERT ON public.problem_reports FOR EACH ROW EXECUTE FUNCTION private.await_own_turn();
CREATE TRIGGER limit_problem_reports BEFORE INSERT ON public.problem_reports FOR EACH ROW EXECUTE FUNCTION private.limit_problem_reports();

create table public.puzzle_answers (
  user_id uuid not null,
  day date not null,
  answer jsonb not null,
  is_right boolean not null,
  answered_at timestamp with time zone not null default clock_timestamp(),
  constraint puzzle_answers_pkey PRIMARY KEY (user_id, day),
  constraint puzzle_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint puzzle_answers_answer_check CHECK (((jsonb_typeof(answer) <> 'null'::text) AND (octet_length((answer)::text) <= 100)))
);
comment on table public.puzzle_answers is 'What learners answered to the chart puzzle of a day, once each. The puzzle itself follows from its day (domain/puzzle).';
comment on column public.puzzle_answers.day is 'That of the puzzle.';
alter table public.puzzle_answers enable row level security;
grant select on table public.puzzle_answers to authenticated;
grant select, insert on table public.puzzle_answers to service_role;
create policy "Every step of signing in is passed" on public.puzzle_answers as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own puzzles" on public.puzzle_answers
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.puzzle_answers as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.quiz_answer_keys (
  lesson_id uuid not null,
  item_id text not null,
  key jsonb not null,
  constraint quiz_answer_keys_pkey PRIMARY KEY (lesson_id, item_id),
  constraint quiz_answer_keys_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id) ON DELETE CASCADE,
  constraint quiz_answer_keys_key_check CHECK ((jsonb_typeof(key) = 'object'::text))
);
comment on table public.quiz_answer_keys is 'Right answers and explanations. No client role has a grant or a policy: answers are checked on the server.';
alter table public.quiz_answer_keys enable row level security;
grant select, insert, update, delete on table public.quiz_answer_keys to service_role;

create table public.quiz_answers (
  attempt_id uuid not null,
  item_id text not null,
  user_id uuid not null,
  answer jsonb not null,
  is_correct boolean not null,
  answered_at timestamp with time zone not null default now(),
  round smallint not null default 1,
  skill text,
  misconception text,
  mistake text,
  try smallint not null default 1,
  constraint quiz_answers_pkey PRIMARY KEY (attempt_id, item_id, round, try),
  constraint quiz_answers_attempt_id_user_id_fkey FOREIGN KEY (attempt_id, user_id) REFERENCES public.quiz_attempts(id, user_id) ON DELETE CASCADE,
  constraint quiz_answers_answer_check CHECK ((octet_length((answer)::text) <= 4096)),
  constraint quiz_answers_check CHECK (((misconception IS NULL) OR (mistake IS NULL) OR (mistake = 'belief'::text))),
  constraint quiz_answers_mistake_check CHECK ((mistake = ANY (ARRAY['slip'::text, 'misread'::text, 'formula'::text, 'belief'::text]))),
  constraint quiz_answers_round_check CHECK ((round = ANY (ARRAY[1, 2]))),
  constraint quiz_answers_try_check CHECK ((try = ANY (ARRAY[1, 2])))
);
comment on table public.quiz_answers is 'The answers to each item of an attempt, at most two a round: the first one counts.';
comment on column public.quiz_answers.user_id is 'The learner of the attempt, kept here so that the policy needs no join.';
comment on column public.quiz_answers.round is '1 makes the score. 2 is the second asking of an item that was answered wrong, after the attempt was finished.';
comment on column public.quiz_answers.skill is 'The skill the item asked for, kept for when the item is gone.';
comment on column public.quiz_answers.misconception is 'The mistaken belief behind an answer whose mistake is a belief.';
comment on column public.quiz_answers.mistake is 'What went wrong in a wrong answer, when it is recognised: a step of arithmetic (slip), another thing was asked (misread), the wrong relation (formula), or a misconception that leads to exactly this answer (belief).';
comment on column public.quiz_answers.try is '1 scores in round 1. 2 is the answer after the feedback to a wrong first one; kept, and counted nowhere.';
CREATE INDEX quiz_answers_answered_at_idx ON public.quiz_answers USING btree (answered_at) WHERE ((round = 1) AND (try = 1));
CREATE INDEX quiz_answers_attempt_id_user_id_idx ON public.quiz_answers USING btree (attempt_id, user_id);
CREATE INDEX quiz_answers_user_id_idx ON public.quiz_answers USING btree (user_id);
CREATE INDEX quiz_answers_user_id_skill_answered_at_idx ON public.quiz_answers USING btree (user_id, skill, answered_at);
alter table public.quiz_answers enable row level security;
grant select on table public.quiz_answers to authenticated;
grant select, insert, update, delete on table public.quiz_answers to service_role;
create policy "Every step of signing in is passed" on public.quiz_answers as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own answers" on public.quiz_answers
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.quiz_answers as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER record_learning_event AFTER INSERT ON public.quiz_answers FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('item_answered', 'is_correct', 'round', 'try', 'skill', 'mistake', 'misconception');

create table public.quiz_attempts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  lesson_id uuid not null,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  score integer,
  passed boolean,
  constraint quiz_attempts_pkey PRIMARY KEY (id),
  constraint quiz_attempts_id_user_id_key UNIQUE (id, user_id),
  constraint quiz_attempts_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint quiz_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint quiz_attempts_check CHECK ((((finished_at IS NULL) = (score IS NULL)) AND ((finished_at IS NULL) = (passed IS NULL)))),
  constraint quiz_attempts_score_check CHECK (((score >= 0) AND (score <= 100)))
);
comment on table public.quiz_attempts is 'Every attempt is kept. Score (percent) and passed are null until it is finished.';
CREATE INDEX quiz_attempts_finished_at_idx ON public.quiz_attempts USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX quiz_attempts_lesson_id_idx ON public.quiz_attempts USING btree (lesson_id);
CREATE INDEX quiz_attempts_user_id_lesson_id_idx ON public.quiz_attempts USING btree (user_id, lesson_id);
alter table public.quiz_attempts enable row level security;
grant select on table public.quiz_attempts to authenticated;
grant select, insert, update, delete on table public.quiz_attempts to service_role;
create policy "Every step of signing in is passed" on public.quiz_attempts as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own attempts" on public.quiz_attempts
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER await_own_turn BEFORE INSERT ON public.quiz_attempts FOR EACH ROW EXECUTE FUNCTION private.await_own_turn();
CREATE TRIGGER limit_quiz_attempts BEFORE INSERT ON public.quiz_attempts FOR EACH ROW EXECUTE FUNCTION private.limit_quiz_attempts();
CREATE TRIGGER record_learning_event AFTER UPDATE ON public.quiz_attempts FOR EACH ROW WHEN (((new.finished_at IS NOT NULL) AND (old.finished_at IS NULL))) EXECUTE FUNCTION private.record_learning_event('quiz_finished', 'score', 'passed');

create table public.quiz_hints (
  attempt_id uuid not null,
  item_id text not null,
  round smallint not null default 1,
  step smallint not null,
  user_id uuid not null,
  taken_at timestamp with time zone not null default now(),
  constraint quiz_hints_pkey PRIMARY KEY (attempt_id, item_id, round, step),
  constraint quiz_hints_attempt_id_user_id_fkey FOREIGN KEY (attempt_id, user_id) REFERENCES public.quiz_attempts(id, user_id) ON DELETE CASCADE,
  constraint quiz_hints_round_check CHECK ((round = ANY (ARRAY[1, 2]))),
  constraint quiz_hints_step_check CHECK (((step >= 1) AND (step <= 3)))
);
comment on table public.quiz_hints is 'Hints taken, one row a step. They cost nothing; written by the server only.';
comment on column public.quiz_hints.user_id is 'The learner of the attempt, kept here so that the policy needs no join.';
CREATE INDEX quiz_hints_attempt_id_user_id_idx ON public.quiz_hints USING btree (attempt_id, user_id);
CREATE INDEX quiz_hints_user_id_idx ON public.quiz_hints USING btree (user_id);
alter table public.quiz_hints enable row level security;
grant select on table public.quiz_hints to authenticated;
grant select, insert, update, delete on table public.quiz_hints to service_role;
create policy "Every step of signing in is passed" on public.quiz_hints as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own hints" on public.quiz_hints
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.quiz_hints as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER record_learning_event AFTER INSERT ON public.quiz_hints FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('hint_taken', 'step', 'round');

create table public.responses (
  user_id uuid not null,
  sequence integer not null,
  skill text not null,
  other_skills text[] not null default '{}'::text[],
  template text not null,
  version text,
  lesson_id uuid,
  place text not null,
  try smallint not null,
  is_right boolean not null,
  mistake text,
  misconception text,
  hints smallint not null default 0,
  confidence numeric(3,2),
  seconds integer,
  is_constructed boolean not null,
  level smallint not null,
  target_recall numeric(3,2) not null default 0.9,
  day date not null,
  answered_at timestamp with time zone not null default clock_timestamp(),
  forecast numeric(4,3),
  days_since integer,
  constraint responses_pkey PRIMARY KEY (user_id, sequence),
  constraint responses_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint responses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint responses_confidence_check CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint responses_days_since_check CHECK ((days_since >= 0)),
  constraint responses_forecast_check CHECK (((forecast >= (0)::numeric) AND (forecast <= (1)::numeric))),
  constraint responses_hints_check CHECK (((hints >= 0) AND (hints <= 3))),
  constraint responses_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint responses_other_skills_check CHECK ((cardinality(other_skills) <= 10)),
  constraint responses_place_check CHECK ((place = ANY (ARRAY['placement'::text, 'lesson'::text, 'guest'::text, 'quiz'::text, 'review'::text, 'exam'::text, 'test_out'::text, 'puzzle'::text, 'drill'::text, 'simulator'::text]))),
  constraint responses_seconds_check CHECK ((seconds >= 0)),
  constraint responses_sequence_check CHECK ((sequence > 0)),
  constraint responses_skill_check CHECK ((char_length(skill) <= 100)),
  constraint responses_target_recall_check CHECK (((target_recall >= 0.8) AND (target_recall <= 0.95))),
  constraint responses_template_check CHECK ((char_length(template) <= 300)),
  constraint responses_try_check CHECK ((try > 0)),
  constraint responses_version_check CHECK ((char_length(version) <= 40))
);
comment on table public.responses is 'Append-only: every answer to an item, wherever it was given, as evidence of a skill. First tries alone feed states.';
comment on column public.responses.sequence is 'In which order the responses of a learner are folded, from 1.';
comment on column public.responses.skill is 'The main skill of the item, the only one with a schedule; kept for when the item is gone.';
comment on column public.responses.template is 'Which item it was, whatever numbers it had.';
comment on column public.responses.version is 'A digest of the item as it was asked; it tells nothing of the answer.';
comment on column public.responses.try is 'The how manieth answer to the same question it is, from 1.';
comment on column public.responses.is_constructed is 'Whether the answer was made, and not picked among choices.';
comment on column public.responses.level is 'How much the item asks: 1 recall, 2 use, 3 combine.';
comment on column public.responses.target_recall is 'The share of reviews that the learner wanted to recall then.';
comment on column public.responses.day is 'The learner''s day, which turns at 04:00 in their time zone.';
comment on column public.responses.forecast is 'How likely a right first answer was, as said before it; null where no memory had begun, or it was scheduled that day.';
comment on column public.responses.days_since is 'For how many of the learner''s days the skill had not been asked for; null the first time, and for later tries.';
CREATE INDEX responses_lesson_id_idx ON public.responses USING btree (lesson_id);
CREATE INDEX responses_user_id_skill_sequence_idx ON public.responses USING btree (user_id, skill, sequence);
alter table public.responses enable row level security;
grant select on table public.responses to authenticated;
grant select, insert on table public.responses to service_role;
create policy "Every step of signing in is passed" on public.responses as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own responses" on public.responses
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.responses as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.review_questions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  skill text not null,
  lesson_id uuid not null,
  activity text not null,
  item_id text not null,
  day date not null,
  hints smallint not null default 0,
  answers jsonb not null default '[]'::jsonb,
  is_right boolean,
  returns_on date,
  asked_at timestamp with time zone not null default clock_timestamp(),
  settled_at timestamp with time zone,
  place text not null default 'review'::text,
  constraint review_questions_pkey PRIMARY KEY (id),
  constraint review_questions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint review_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint review_questions_activity_check CHECK ((char_length(activity) <= 100)),
  constraint review_questions_answers_check CHECK (((jsonb_typeof(answers) = 'array'::text) AND (octet_length((answers)::text) <= 8192))),
  constraint review_questions_hints_check CHECK (((hints >= 0) AND (hints <= 3))),
  constraint review_questions_item_id_check CHECK ((char_length(item_id) <= 100)),
  constraint review_questions_place_check CHECK ((place = ANY (ARRAY['review'::text, 'drill'::text]))),
  constraint review_questions_skill_check CHECK ((char_length(skill) <= 100))
);
comment on table public.review_questions is 'Every question of a review or a drill with what was answered; the first answer counts.';
comment on column public.review_questions.is_right is 'Whether the first answer was right; null before it.';
comment on column public.review_questions.returns_on is 'The learner''s day on which its skill returns.';
comment on column public.review_questions.settled_at is 'When nothing more could be answered; null while the question is open.';
comment on column public.review_questions.place is 'What asked it.';
CREATE INDEX review_questions_lesson_id_idx ON public.review_questions USING btree (lesson_id);
CREATE INDEX review_questions_user_id_asked_at_idx ON public.review_questions USING btree (user_id, asked_at);
CREATE UNIQUE INDEX review_questions_user_id_place_idx ON public.review_questions USING btree (user_id, place) WHERE (settled_at IS NULL);
alter table public.review_questions enable row level security;
grant select on table public.review_questions to authenticated;
grant select, insert, update on table public.review_questions to service_role;
create policy "Every step of signing in is passed" on public.review_questions as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own reviews" on public.review_questions
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.review_questions as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.scholarship_applications (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  preferred_language text not null,
  program_interest text not null,
  status text not null default 'received'::text,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null generated always as ((((created_at AT TIME ZONE 'UTC'::text) + '48:00:00'::interval) AT TIME ZONE 'UTC'::text)) stored,
  decided_at timestamp with time zone,
  decision_reason text,
  statement text,
  override_reason text,
  constraint scholarship_applications_pkey PRIMARY KEY (id),
  constraint scholarship_applications_decided_check CHECK (
CASE
    WHEN (status = ANY (ARRAY['awarded'::text, 'declined'::text])) THEN ((decided_at IS NOT NULL) AND (decision_reason IS NOT NULL))
    ELSE ((decided_at IS NULL) AND (decision_reason IS NULL))
END),
  constraint scholarship_applications_decision_reason_check CHECK (((char_length(btrim(decision_reason)) >= 1) AND (char_length(btrim(decision_reason)) <= 2000))),
  constraint scholarship_applications_email_check CHECK (((char_length(email) <= 254) AND (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text))),
  constraint scholarship_applications_first_name_check CHECK (((char_length(btrim(first_name)) >= 1) AND (char_length(btrim(first_name)) <= 100))),
  constraint scholarship_applications_last_name_check CHECK (((char_length(btrim(last_name)) >= 1) AND (char_length(btrim(last_name)) <= 100))),
  constraint scholarship_applications_override_check CHECK (((override_reason IS NULL) OR (decided_at IS NOT NULL))),
  constraint scholarship_applications_override_reason_check CHECK (((char_length(btrim(override_reason)) >= 1) AND (char_length(btrim(override_reason)) <= 2000))),
  constraint scholarship_applications_preferred_language_check CHECK ((preferred_language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'ar'::text, 'zh'::text, 'hi'::text]))),
  constraint scholarship_applications_program_interest_check CHECK ((program_interest = ANY (ARRAY['beginner'::text, 'women'::text, 'global'::text]))),
  constraint scholarship_applications_statement_check CHECK (((char_length(btrim(statement)) >= 1) AND (char_length(btrim(statement)) <= 2000))),
  constraint scholarship_applications_status_check CHECK ((status = ANY (ARRAY['received'::text, 'in_review'::text, 'awarded'::text, 'declined'::text])))
);
comment on table public.scholarship_applications is 'Applications from the community page, reviewed by an admin.';
comment on column public.scholarship_applications.due_at is 'When the promised 48 hours end.';
comment on column public.scholarship_applications.decision_reason is 'What the decision mail tells the applicant.';
comment on column public.scholarship_applications.statement is 'What applicants write about themselves on their own page, until the decision; what reviewers judge.';
comment on column public.scholarship_applications.override_reason is 'Why an admin decided before two reviews were in; null for an ordinary decision.';
CREATE INDEX scholarship_applications_awarded_idx ON public.scholarship_applications USING btree (program_interest) WHERE (status = 'awarded'::text);
CREATE INDEX scholarship_applications_created_at_idx ON public.scholarship_applications USING btree (created_at);
CREATE INDEX scholarship_applications_due_idx ON public.scholarship_applications USING btree (((decided_at IS NOT NULL)), due_at, id);
CREATE INDEX scholarship_applications_email_idx ON public.scholarship_applications USING btree (lower(email));
CREATE INDEX scholarship_applications_status_due_at_idx ON public.scholarship_applications USING btree (status, due_at);
alter table public.scholarship_applications enable row level security;
grant select, insert, update, delete on table public.scholarship_applications to service_role;
CREATE TRIGGER apply_plain_names BEFORE INSERT OR UPDATE OF first_name, last_name ON public.scholarship_applications FOR EACH ROW EXECUTE FUNCTION private.apply_plain_names();

create table public.scholarships (
  application_id uuid not null,
  user_id uuid not null,
  claimed_at timestamp with time zone not null default now(),
  constraint scholarships_pkey PRIMARY KEY (application_id),
  constraint scholarships_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.scholarship_applications(id) ON DELETE CASCADE,
  constraint scholarships_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table public.scholarships is 'Awards that learners have claimed; the key lets each be claimed once.';
CREATE INDEX scholarships_user_id_idx ON public.scholarships USING btree (user_id);
alter table public.scholarships enable row level security;
grant select on table public.scholarships to authenticated;
grant select, insert, update, delete on table public.scholarships to service_role;
create policy "Every step of signing in is passed" on public.scholarships as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own scholarships, admins all" on public.scholarships
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));

create table public.season_entries (
  season_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null default clock_timestamp(),
  left_at timestamp with time zone,
  session_id uuid,
  policy jsonb,
  begun_at timestamp with time zone,
  record text,
  judged_through integer,
  constraint season_entries_pkey PRIMARY KEY (season_id, user_id),
  constraint season_entries_session_id_key UNIQUE (session_id),
  constraint season_entries_season_id_fkey FOREIGN KEY (season_id) REFERENCES public.seasons(id),
  constraint season_entries_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.simulator_sessions(id) ON DELETE CASCADE,
  constraint season_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint season_entries_check CHECK ((num_nulls(session_id, policy, begun_at) = ANY ('{0,3}'::integer[]))),
  constraint season_entries_check1 CHECK (((record IS NULL) OR (session_id IS NOT NULL))),
  constraint season_entries_check2 CHECK (((judged_through IS NULL) OR (record IS NOT NULL))),
  constraint season_entries_judged_through_check CHECK ((judged_through > 0)),
  constraint season_entries_policy_check CHECK (((jsonb_typeof(policy) = 'object'::text) AND (octet_length((policy)::text) <= 1024))),
  constraint season_entries_record_check CHECK ((record ~ '^[01]{1,200}$'::text))
);
comment on table public.season_entries is 'Who takes part in a season, by their own choice, and their one session in the simulator.';
comment on column public.season_entries.left_at is 'They have changed their mind. The row stays, so that nobody gets a second first session.';
comment on column public.season_entries.policy is 'The limits of their certificate''s practical part, by which the session is judged.';
comment on column public.season_entries.record is 'One sign for each trade: 1 for one that kept every rule. Written when the session or the season ends.';
comment on column public.season_entries.judged_through is 'The sequence of the last event of the session that was judged; null for a session that had ended when only the record was kept.';
CREATE INDEX season_entries_user_id_idx ON public.season_entries USING btree (user_id);
alter table public.season_entries enable row level security;
grant select on table public.season_entries to authenticated;
grant select, insert, update (left_at, session_id, policy, begun_at, record, judged_through) on table public.season_entries to service_role;
create policy "Every step of signing in is passed" on public.season_entries as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own part in seasons" on public.season_entries
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER guard_season_entry BEFORE UPDATE ON public.season_entries FOR EACH ROW EXECUTE FUNCTION private.guard_season_entry();

create table public.season_places (
  id uuid not null default gen_random_uuid(),
  season_id uuid not null,
  user_id uuid,
  exam_ability double precision not null,
  delayed_retention double precision not null,
  process double precision not null,
  percentiles jsonb not null,
  score double precision not null,
  rank integer not null,
  is_in_top_tenth boolean not null,
  constraint season_places_pkey PRIMARY KEY (id),
  constraint season_places_season_id_user_id_key UNIQUE (season_id, user_id),
  constraint season_places_season_id_fkey FOREIGN KEY (season_id) REFERENCES public.seasons(id),
  constraint season_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint season_places_percentiles_check CHECK (((jsonb_typeof(percentiles) = 'object'::text) AND (octet_length((percentiles)::text) <= 256))),
  constraint season_places_rank_check CHECK ((rank >= 1)),
  constraint season_places_score_check CHECK (((score >= (0)::double precision) AND (score <= (100)::double precision)))
);
comment on table public.season_places is 'The snapshot of a season: what everybody was ranked by, and their place. It stays without a name when an account goes.';
comment on column public.season_places.percentiles is 'By measure, from 0 to 100 (SeasonPlace of domain/seasons).';
CREATE INDEX season_places_user_id_idx ON public.season_places USING btree (user_id);
alter table public.season_places enable row level security;
grant select on table public.season_places to authenticated;
grant select, insert on table public.season_places to service_role;
create policy "Every step of signing in is passed" on public.season_places as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own places" on public.season_places
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER guard_season_places BEFORE DELETE OR UPDATE ON public.season_places FOR EACH ROW EXECUTE FUNCTION private.guard_season_places();

create table public.seasons (
  id uuid not null default gen_random_uuid(),
  lesson_id uuid not null,
  number integer not null,
  practical jsonb not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  frozen_at timestamp with time zone,
  holders integer,
  joined integer,
  begun integer,
  complete integer,
  constraint seasons_pkey PRIMARY KEY (id),
  constraint seasons_lesson_id_number_key UNIQUE (lesson_id, number),
  constraint seasons_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint seasons_begun_check CHECK ((begun >= 0)),
  constraint seasons_check CHECK (((closes_at > opens_at) AND (closes_at <= (opens_at + '200 days'::interval)))),
  constraint seasons_check1 CHECK ((frozen_at >= closes_at)),
  constraint seasons_check2 CHECK ((num_nulls(frozen_at, holders, joined, begun, complete) = ANY ('{0,5}'::integer[]))),
  constraint seasons_complete_check CHECK ((complete >= 0)),
  constraint seasons_holders_check CHECK ((holders >= 0)),
  constraint seasons_joined_check CHECK ((joined >= 0)),
  constraint seasons_number_check CHECK (((number >= 1) AND (number <= 100000))),
  constraint seasons_practical_check CHECK (((jsonb_typeof(practical) = 'object'::text) AND (octet_length((practical)::text) <= 8192)))
);
comment on table public.seasons is 'Seasons of an exam: the same window and the same rules for everybody who takes part.';
comment on column public.seasons.lesson_id is 'The exam whose certificate lets somebody take part.';
comment on column public.seasons.practical is 'The rules of its session in the simulator (Practical of domain/quiz), as they were when it was planned.';
comment on column public.seasons.frozen_at is 'When its measures were taken, after its end; then nothing of it changes.';
comment on column public.seasons.complete is 'How many of those who joined had every measure: they are ranked, if they are fifty or more.';
CREATE UNIQUE INDEX seasons_unfrozen_idx ON public.seasons USING btree (lesson_id) WHERE (frozen_at IS NULL);
alter table public.seasons enable row level security;
grant select on table public.seasons to anon;
grant select on table public.seasons to authenticated;
grant select, insert, update (frozen_at, holders, joined, begun, complete) on table public.seasons to service_role;
create policy "Everybody reads seasons" on public.seasons
  for select to anon, authenticated
  using (true);
CREATE TRIGGER guard_frozen_season BEFORE UPDATE ON public.seasons FOR EACH ROW EXECUTE FUNCTION private.guard_frozen_season();

create table public.security_events (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  event_type text not null,
  ip_address text,
  user_agent text,
  threat_level text not null,
  blocked boolean not null default false,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  source text not null default 'browser'::text,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint security_events_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (octet_length((details)::text) <= 4096))),
  constraint security_events_event_type_check CHECK (((char_length(event_type) >= 1) AND (char_length(event_type) <= 100))),
  constraint security_events_ip_address_check CHECK ((char_length(ip_address) <= 64)),
  constraint security_events_source_check CHECK ((source = ANY (ARRAY['browser'::text, 'server'::text]))),
  constraint security_events_threat_level_check CHECK ((threat_level = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'critical'::text]))),
  constraint security_events_user_agent_check CHECK ((char_length(user_agent) <= 512))
);
comment on table public.security_events is 'Append-only. Deleting an account keeps its events and takes out what says whose they were.';
comment on column public.security_events.threat_level is 'Computed. What a browser states is low, whatever it states.';
comment on column public.security_events.source is 'Who says so. "server": what the server itself saw. "browser": stated by a browser, which nobody can verify.';
CREATE INDEX security_events_created_at_idx ON public.security_events USING btree (created_at DESC);
CREATE INDEX security_events_ip_address_created_at_idx ON public.security_events USING btree (ip_address, created_at);
CREATE INDEX security_events_user_id_created_at_idx ON public.security_events USING btree (user_id, created_at);
alter table public.security_events enable row level security;
grant select on table public.security_events to authenticated;
grant select, insert on table public.security_events to service_role;
create policy "Admins see security events" on public.security_events
  for select to authenticated
  using (( SELECT public.is_admin() AS is_admin));
create policy "Every step of signing in is passed" on public.security_events as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
CREATE TRIGGER anonymise_security_event BEFORE UPDATE ON public.security_events FOR EACH ROW EXECUTE FUNCTION private.anonymise_security_event();

create table public.simulation_states (
  user_id uuid not null,
  lesson_id uuid not null,
  activity text not null,
  settings jsonb not null,
  run integer not null,
  spread boolean not null,
  skill text,
  recorded_at timestamp with time zone not null default now(),
  constraint simulation_states_pkey PRIMARY KEY (user_id, lesson_id, activity),
  constraint simulation_states_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint simulation_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulation_states_activity_check CHECK ((char_length(activity) <= 100)),
  constraint simulation_states_run_check CHECK ((run > 0)),
  constraint simulation_states_settings_check CHECK (((jsonb_typeof(settings) = 'object'::text) AND (octet_length((settings)::text) <= 512)))
);
comment on table public.simulation_states is 'How a learner left a simulation of a lesson, one row each, so that every device shows it again.';
comment on column public.simulation_states.settings is 'How the controls stand, by parameter of the model.';
comment on column public.simulation_states.run is 'How manieth single run is shown.';
comment on column public.simulation_states.spread is 'Whether many runs are shown.';
comment on column public.simulation_states.recorded_at is 'When this was last made a learning event: every ten minutes at most.';
CREATE INDEX simulation_states_lesson_id_idx ON public.simulation_states USING btree (lesson_id);
alter table public.simulation_states enable row level security;
grant select on table public.simulation_states to authenticated;
grant select, insert, update on table public.simulation_states to service_role;
create policy "Every step of signing in is passed" on public.simulation_states as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own simulations" on public.simulation_states
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.simulation_states as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));
CREATE TRIGGER record_first_run AFTER INSERT ON public.simulation_states FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('simulation_run', 'activity', 'settings', 'run', 'spread', 'skill');
CREATE TRIGGER record_later_run AFTER UPDATE ON public.simulation_states FOR EACH ROW WHEN ((new.recorded_at > old.recorded_at)) EXECUTE FUNCTION private.record_learning_event('simulation_run', 'activity', 'settings', 'run', 'spread', 'skill');

create table public.simulator_scenarios (
  id text not null,
  order_index integer not null,
  is_free boolean not null,
  lesson_id uuid not null,
  skills text[] not null,
  scenario jsonb not null,
  picture jsonb not null,
  source_hash text not null,
  is_edited boolean not null default false,
  constraint simulator_scenarios_pkey PRIMARY KEY (id),
  constraint simulator_scenarios_id_check CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(id) <= 60))),
  constraint simulator_scenarios_picture_check CHECK ((jsonb_typeof(picture) = 'array'::text)),
  constraint simulator_scenarios_scenario_check CHECK ((jsonb_typeof(scenario) = 'object'::text))
);
comment on table public.simulator_scenarios is 'Scenarios as the content describes them (ScenarioFile of domain/simulator), with parameters of their markets that are told when a session ends. No client role has a grant or a policy.';
comment on column public.simulator_scenarios.is_free is 'Whether every account may play it.';
comment on column public.simulator_scenarios.lesson_id is 'The lesson that it practises.';
comment on column public.simulator_scenarios.picture is 'Closes of a path with the same parameters and nothing planted, by the first of them.';
comment on column public.simulator_scenarios.source_hash is 'Tells an import what it need not draw again.';
comment on column public.simulator_scenarios.is_edited is 'Whether an admin made it: an import neither changes nor removes it. Who did, and when, stands in admin_actions.';
alter table public.simulator_scenarios enable row level security;
grant select on table public.simulator_scenarios to service_role;

create table public.simulator_sessions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  request_id uuid not null,
  market text not null,
  scenario text,
  goal text not null default ''::text,
  plan jsonb not null,
  currency text not null,
  deposit numeric(30,0) not null,
  engine_version integer not null,
  generator_version integer not null,
  commitment text not null,
  start_cursor integer not null,
  cursor integer not null,
  sequence integer not null,
  hash text not null,
  equity numeric(30,0) not null,
  trades integer not null default 0,
  started_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint simulator_sessions_pkey PRIMARY KEY (id),
  constraint simulator_sessions_user_id_request_id_key UNIQUE (user_id, request_id),
  constraint simulator_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint simulator_sessions_check CHECK ((cursor >= start_cursor)),
  constraint simulator_sessions_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text)),
  constraint simulator_sessions_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint simulator_sessions_deposit_check CHECK ((deposit > (0)::numeric)),
  constraint simulator_sessions_engine_version_check CHECK ((engine_version > 0)),
  constraint simulator_sessions_generator_version_check CHECK ((generator_version > 0)),
  constraint simulator_sessions_goal_check CHECK ((char_length(goal) <= 500)),
  constraint simulator_sessions_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint simulator_sessions_market_check CHECK ((market = ANY (ARRAY['share'::text, 'currency_pair'::text, 'coin'::text, 'index'::text, 'share_and_index'::text]))),
  constraint simulator_sessions_plan_check CHECK (((jsonb_typeof(plan) = 'object'::text) AND (octet_length((plan)::text) <= 1024))),
  constraint simulator_sessions_scenario_check CHECK ((char_length(scenario) <= 60)),
  constraint simulator_sessions_sequence_check CHECK ((sequence > 0)),
  constraint simulator_sessions_start_cursor_check CHECK ((start_cursor >= 0)),
  constraint simulator_sessions_trades_check CHECK ((trades >= 0))
);
comment on table public.simulator_sessions is 'Every session of the simulator, abandoned ones too. Its row is locked by every call that changes it.';
comment on column public.simulator_sessions.request_id is 'Made by who began it: sent twice, it begins one session.';
comment on column public.simulator_sessions.plan is 'SessionPlan of domain/simulator: what its trades are compared with.';
comment on column public.simulator_sessions.deposit is 'In 10^-8 of the currency, as is equity.';
comment on column public.simulator_sessions.engine_version is 'What has to play its events again.';
comment on column public.simulator_sessions.commitment is 'SHA-256 of key and parameters of its market.';
comment on column public.simulator_sessions.cursor is 'Ticks of its clock that have passed.';
comment on column public.simulator_sessions.sequence is 'That of its last event.';
comment on column public.simulator_sessions.hash is 'Of its last event: it ties together all of them.';
comment on column public.simulator_sessions.trades is 'Positions that were opened and closed again.';
CREATE INDEX simulator_sessions_user_id_started_at_idx ON public.simulator_sessions USING btree (user_id, started_at);
alter table public.simulator_sessions enable row level security;
grant select on table public.simulator_sessions to authenticated;
grant select, insert, update on table public.simulator_sessions to service_role;
create policy "Every step of signing in is passed" on public.simulator_sessions as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own sessions of the simulator" on public.simulator_sessions
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.simulator_sessions as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.skill_assessments (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  assessment_data jsonb not null,
  score integer not null,
  skill_level text not null,
  created_at timestamp with time zone not null default now(),
  constraint skill_assessments_pkey PRIMARY KEY (id),
  constraint skill_assessments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint skill_assessments_assessment_data_check CHECK (((jsonb_typeof(assessment_data) = 'object'::text) AND (octet_length((assessment_data)::text) <= 2048))),
  constraint skill_assessments_score_check CHECK (((score >= 0) AND (score <= 100))),
  constraint skill_assessments_skill_level_check CHECK ((skill_level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text])))
);
comment on table public.skill_assessments is 'One row per submission; a retake is a new row, and the latest counts.';
comment on column public.skill_assessments.assessment_data is '{question id: chosen value}, exactly the five questions.';
comment on column public.skill_assessments.score is 'Percent, always computed; so is skill_level.';
CREATE INDEX skill_assessments_created_at_idx ON public.skill_assessments USING btree (created_at);
CREATE INDEX skill_assessments_user_id_created_at_idx ON public.skill_assessments USING btree (user_id, created_at DESC);
alter table public.skill_assessments enable row level security;
grant select, insert (user_id, assessment_data, score, skill_level) on table public.skill_assessments to authenticated;
grant select, insert, update, delete on table public.skill_assessments to service_role;
create policy "Every step of signing in is passed" on public.skill_assessments as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own assessments, admins all" on public.skill_assessments
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
create policy "Learners submit their own assessments" on public.skill_assessments
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER await_own_turn BEFORE INSERT ON public.skill_assessments FOR EACH ROW EXECUTE FUNCTION private.await_own_turn();
CREATE TRIGGER complete_assessment_step AFTER INSERT ON public.skill_assessments FOR EACH ROW EXECUTE FUNCTION private.complete_assessment_step();
CREATE TRIGGER discard_assessment_draft AFTER INSERT ON public.skill_assessments FOR EACH ROW EXECUTE FUNCTION private.discard_assessment_draft();
CREATE TRIGGER limit_assessments BEFORE INSERT ON public.skill_assessments FOR EACH ROW EXECUTE FUNCTION private.limit_assessments();
CREATE TRIGGER record_learning_event AFTER INSERT ON public.skill_assessments FOR EACH ROW EXECUTE FUNCTION private.record_learning_event('assessment_completed', 'score', 'skill_level');
CREATE TRIGGER score_assessment BEFORE INSERT OR UPDATE ON public.skill_assessments FOR EACH ROW EXECUTE FUNCTION private.score_assessment();

create table public.skill_prerequisites (
  skill_id text not null,
  prerequisite_id text not null,
  constraint skill_prerequisites_pkey PRIMARY KEY (skill_id, prerequisite_id),
  constraint skill_prerequisites_prerequisite_id_fkey FOREIGN KEY (prerequisite_id) REFERENCES public.skills(id) ON DELETE CASCADE,
  constraint skill_prerequisites_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES public.skills(id) ON DELETE CASCADE,
  constraint skill_prerequisites_check CHECK ((skill_id <> prerequisite_id))
);
comment on table public.skill_prerequisites is 'The edges of the skill graph: what has to be learned before a skill.';
CREATE INDEX skill_prerequisites_prerequisite_id_idx ON public.skill_prerequisites USING btree (prerequisite_id);
alter table public.skill_prerequisites enable row level security;
grant select on table public.skill_prerequisites to anon;
grant select on table public.skill_prerequisites to authenticated;
grant select, insert, update, delete on table public.skill_prerequisites to service_role;
create policy "Everybody sees what comes before a skill" on public.skill_prerequisites
  for select to anon, authenticated
  using (true);

create table public.skill_states (
  user_id uuid not null,
  skill text not null,
  status text not null,
  due date,
  state jsonb not null,
  constraint skill_states_pkey PRIMARY KEY (user_id, skill),
  constraint skill_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint skill_states_skill_check CHECK ((char_length(skill) <= 100)),
  constraint skill_states_state_check CHECK (((jsonb_typeof(state) = 'object'::text) AND (octet_length((state)::text) <= 4096))),
  constraint skill_states_status_check CHECK ((status = ANY (ARRAY['not_met'::text, 'learning'::text, 'known'::text, 'mastered'::text, 'fading'::text])))
);
comment on table public.skill_states is 'How each skill that was met stands with a learner. Computed from responses alone: it can be thrown away and computed anew.';
comment on column public.skill_states.status is 'On the day of the last response; later it can have faded.';
comment on column public.skill_states.due is 'The learner''s day on which a review asks for it; null before it was taught.';
comment on column public.skill_states.state is 'SkillState of domain/knowledge: all that the next response is added to.';
CREATE INDEX skill_states_user_id_due_idx ON public.skill_states USING btree (user_id, due) WHERE (due IS NOT NULL);
alter table public.skill_states enable row level security;
grant select on table public.skill_states to authenticated;
grant select, insert, update, delete on table public.skill_states to service_role;
create policy "Every step of signing in is passed" on public.skill_states as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own skills" on public.skill_states
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.skill_states as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.skill_strands (
  id text not null,
  name text not null,
  order_index integer not null,
  constraint skill_strands_pkey PRIMARY KEY (id),
  constraint skill_strands_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
comment on table public.skill_strands is 'What skills are about, such as orders and costs.';
alter table public.skill_strands enable row level security;
grant select on table public.skill_strands to anon;
grant select on table public.skill_strands to authenticated;
grant select, insert, update, delete on table public.skill_strands to service_role;
create policy "Everybody sees the strands" on public.skill_strands
  for select to anon, authenticated
  using (true);

create table public.skills (
  id text not null,
  strand_id text not null,
  name text not null,
  can_do text not null,
  level integer not null,
  order_index integer not null,
  constraint skills_pkey PRIMARY KEY (id),
  constraint skills_strand_id_fkey FOREIGN KEY (strand_id) REFERENCES public.skill_strands(id),
  constraint skills_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint skills_level_check CHECK (((level >= 1) AND (level <= 3)))
);
comment on table public.skills is 'One thing a learner can do, at level 1 (foundation), 2 (working) or 3 (advanced).';
CREATE INDEX skills_strand_id_idx ON public.skills USING btree (strand_id);
alter table public.skills enable row level security;
grant select on table public.skills to anon;
grant select on table public.skills to authenticated;
grant select, insert, update, delete on table public.skills to service_role;
create policy "Everybody sees the skills" on public.skills
  for select to anon, authenticated
  using (true);

create table public.status_places (
  list integer not null,
  place integer not null,
  taken_at timestamp with time zone not null default clock_timestamp(),
  constraint status_places_pkey PRIMARY KEY (list, place),
  constraint status_places_list_check CHECK (((list >= 1) AND (list <= 100000))),
  constraint status_places_place_check CHECK (((place >= 0) AND (place <= 131071)))
);
comment on table public.status_places is 'Places of status lists that were given to a certificate, at random and once: they stay taken when the account is gone.';
alter table public.status_places enable row level security;
grant select, insert on table public.status_places to service_role;
CREATE TRIGGER guard_issued BEFORE DELETE OR UPDATE ON public.status_places FOR EACH ROW EXECUTE FUNCTION private.guard_issued();

create table public.subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  plan_id text not null,
  status text not null default 'trialing'::text,
  trial_ends_at timestamp with time zone default (now() + '7 days'::interval),
  current_period_end timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  provider text,
  provider_customer_id text,
  provider_subscription_id text,
  provider_seen_at timestamp with time zone,
  price_minor integer,
  currency text,
  cancel_at_period_end boolean not null default false,
  canceled_at timestamp with time zone,
  trial_reminded_at timestamp with time zone,
  course_id uuid,
  course_chosen_at timestamp with time zone,
  course_changeable_at timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_provider_subscription_id_key UNIQUE (provider_subscription_id),
  constraint subscriptions_user_id_key UNIQUE (user_id),
  constraint subscriptions_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint subscriptions_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint subscriptions_price_minor_check CHECK ((price_minor >= 0)),
  constraint subscriptions_provider_check CHECK ((provider = ANY (ARRAY['test'::text, 'stripe'::text]))),
  constraint subscriptions_provider_customer_id_check CHECK ((char_length(provider_customer_id) <= 255)),
  constraint subscriptions_provider_known_check CHECK (((provider IS NULL) = (provider_subscription_id IS NULL))),
  constraint subscriptions_provider_subscription_id_check CHECK ((char_length(provider_subscription_id) <= 255)),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'canceled'::text, 'expired'::text])))
);
comment on table public.subscriptions is 'The plan a learner chose. Learners write plan_id only; a payment (service_role) makes it active.';
comment on column public.subscriptions.trial_ends_at is 'Seven days after the first choice, whichever plan it was. Choosing another plan does not start it again.';
comment on column public.subscriptions.current_period_end is 'Until when it is paid: the latest end of its payments.';
comment on column public.subscriptions.provider is 'Who takes the payments; null while nothing was ever paid.';
comment on column public.subscriptions.provider_seen_at is 'When the provider was last asked. What was learned earlier than that changes nothing any more.';
comment on column public.subscriptions.price_minor is 'What an interval cost when it was bought, in minor units.';
comment on column public.subscriptions.cancel_at_period_end is 'The learner has canceled, and keeps what is paid for until current_period_end.';
comment on column public.subscriptions.canceled_at is 'When the learner canceled; null again once they resumed.';
comment on column public.subscriptions.trial_reminded_at is 'When the mail about the end of the trial was sent.';
comment on column public.subscriptions.course_id is 'The course that one_course opens: what the learner was at when the plan began, until they choose one.';
comment on column public.subscriptions.course_chosen_at is 'When the learner chose it; null while it was given to them.';
comment on column public.subscriptions.course_changeable_at is 'From when they may choose another: a calendar month later in UTC, at its last day where the month is shorter.';
CREATE INDEX subscriptions_course_id_idx ON public.subscriptions USING btree (course_id);
CREATE INDEX subscriptions_created_at_idx ON public.subscriptions USING btree (created_at DESC);
CREATE INDEX subscriptions_current_period_end_idx ON public.subscriptions USING btree (current_period_end) WHERE (status = ANY (ARRAY['active'::text, 'past_due'::text]));
CREATE INDEX subscriptions_plan_id_idx ON public.subscriptions USING btree (plan_id);
CREATE INDEX subscriptions_status_idx ON public.subscriptions USING btree (status, created_at DESC);
CREATE INDEX subscriptions_trial_ends_at_idx ON public.subscriptions USING btree (trial_ends_at) WHERE (status = 'trialing'::text);
alter table public.subscriptions enable row level security;
grant select, insert (user_id, plan_id), update (user_id, plan_id, course_id) on table public.subscriptions to authenticated;
grant select, insert, update, delete on table public.subscriptions to service_role;
create policy "Every step of signing in is passed" on public.subscriptions as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners change their own plan" on public.subscriptions
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners choose a plan for themselves" on public.subscriptions
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own subscription, admins all" on public.subscriptions
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT public.is_admin() AS is_admin)));
CREATE TRIGGER apply_earlier_trial BEFORE INSERT ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.apply_earlier_trial();
CREATE TRIGGER choose_plan_course BEFORE UPDATE OF course_id ON public.subscriptions FOR EACH ROW WHEN (((new.course_id IS DISTINCT FROM old.course_id) AND (CURRENT_USER = 'authenticated'::name))) EXECUTE FUNCTION private.choose_plan_course();
CREATE TRIGGER guard_plan_change BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.guard_plan_change();
CREATE TRIGGER guard_subscription_transition BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.guard_subscription_transition();
CREATE TRIGGER set_plan_course BEFORE INSERT OR UPDATE OF plan_id, status ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.set_plan_course();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

create table public.test_out_questions (
  test_out_id uuid not null,
  place smallint not null,
  user_id uuid not null,
  skill text not null,
  lesson_id uuid,
  activity text not null default ''::text,
  item_id text not null,
  version integer,
  asked_at timestamp with time zone,
  answer jsonb,
  is_right boolean,
  answered_at timestamp with time zone,
  constraint test_out_questions_pkey PRIMARY KEY (test_out_id, place),
  constraint test_out_questions_item_id_version_fkey FOREIGN KEY (item_id, version) REFERENCES public.placement_items(item_id, version),
  constraint test_out_questions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint test_out_questions_test_out_id_fkey FOREIGN KEY (test_out_id) REFERENCES public.test_outs(id) ON DELETE CASCADE,
  constraint test_out_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint test_out_questions_activity_check CHECK ((char_length(activity) <= 100)),
  constraint test_out_questions_answer_check CHECK ((octet_length((answer)::text) <= 4096)),
  constraint test_out_questions_check CHECK (((lesson_id IS NULL) = (version IS NOT NULL))),
  constraint test_out_questions_check1 CHECK (((answered_at IS NULL) = (is_right IS NULL))),
  constraint test_out_questions_check2 CHECK (((answer IS NULL) OR (answered_at IS NOT NULL))),
  constraint test_out_questions_item_id_check CHECK ((char_length(item_id) <= 100)),
  constraint test_out_questions_place_check CHECK (((place >= 1) AND (place <= 30))),
  constraint test_out_questions_skill_check CHECK ((char_length(skill) <= 100))
);
comment on table public.test_out_questions is 'The items of a test in their order, and the answers. Read by the server only.';
comment on column public.test_out_questions.lesson_id is 'The lesson that holds the item; null for one of the placement, which has a version.';
comment on column public.test_out_questions.activity is 'The check that the item is in; empty in a quiz and in the placement.';
comment on column public.test_out_questions.asked_at is 'When it was shown first.';
comment on column public.test_out_questions.answer is 'Null while it is open, and for "I do not know yet".';
CREATE INDEX test_out_questions_item_id_version_idx ON public.test_out_questions USING btree (item_id, version);
CREATE INDEX test_out_questions_lesson_id_idx ON public.test_out_questions USING btree (lesson_id);
CREATE INDEX test_out_questions_user_id_idx ON public.test_out_questions USING btree (user_id);
alter table public.test_out_questions enable row level security;
grant select, insert, update on table public.test_out_questions to service_role;

create table public.test_outs (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  module_id uuid not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  finished_at timestamp with time zone,
  day date,
  is_passed boolean,
  constraint test_outs_pkey PRIMARY KEY (id),
  constraint test_outs_module_id_fkey FOREIGN KEY (module_id) REFERENCES public.modules(id),
  constraint test_outs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint test_outs_check CHECK ((((finished_at IS NULL) = (is_passed IS NULL)) AND ((finished_at IS NULL) = (day IS NULL))))
);
comment on table public.test_outs is 'Every test by which a learner goes past a module. It completes no lesson and masters no skill.';
comment on column public.test_outs.day is 'The learner''s day on which it was finished.';
CREATE INDEX test_outs_module_id_idx ON public.test_outs USING btree (module_id);
CREATE UNIQUE INDEX test_outs_open_idx ON public.test_outs USING btree (user_id, module_id) WHERE (finished_at IS NULL);
CREATE INDEX test_outs_user_id_module_id_started_at_idx ON public.test_outs USING btree (user_id, module_id, started_at);
alter table public.test_outs enable row level security;
grant select on table public.test_outs to authenticated;
grant select, insert, update on table public.test_outs to service_role;
create policy "Every step of signing in is passed" on public.test_outs as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own tests" on public.test_outs
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Nobody else reads what a learner writes" on public.test_outs as restrictive
  for select to authenticated
  using (( SELECT private.session_is_own() AS session_is_own));

create table public.trade_invitations (
  id uuid not null default gen_random_uuid(),
  place_id uuid not null,
  user_id uuid not null,
  is_granted boolean,
  reason text,
  decided_at timestamp with time zone,
  code text,
  constraint trade_invitations_pkey PRIMARY KEY (id),
  constraint trade_invitations_code_key UNIQUE (code),
  constraint trade_invitations_place_id_key UNIQUE (place_id),
  constraint trade_invitations_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.season_places(id),
  constraint trade_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint trade_invitations_check CHECK ((num_nulls(is_granted, reason, decided_at) = ANY ('{0,3}'::integer[]))),
  constraint trade_invitations_check1 CHECK (((code IS NOT NULL) = (is_granted IS TRUE))),
  constraint trade_invitations_code_check CHECK ((code ~ '^[a-z2-7]{20}$'::text)),
  constraint trade_invitations_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 1000)))
);
comment on table public.trade_invitations is 'One for everybody in the top tenth of a season. Nothing is sent before a person has looked at it.';
comment on column public.trade_invitations.reason is 'Why it was granted or not, as the learner reads it.';
comment on column public.trade_invitations.code is '100 random bits, by which a partner checks it.';
CREATE INDEX trade_invitations_user_id_idx ON public.trade_invitations USING btree (user_id);
alter table public.trade_invitations enable row level security;
grant select on table public.trade_invitations to authenticated;
grant select, insert, update (is_granted, reason, decided_at, code) on table public.trade_invitations to service_role;
create policy "Every step of signing in is passed" on public.trade_invitations as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see what was decided of their invitation" on public.trade_invitations
  for select to authenticated
  using (((user_id = ( SELECT auth.uid() AS uid)) AND (decided_at IS NOT NULL)));
CREATE TRIGGER guard_decided_invitation BEFORE UPDATE ON public.trade_invitations FOR EACH ROW EXECUTE FUNCTION private.guard_decided_invitation();

create table public.user_progress (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  course_id uuid not null,
  module_id uuid not null,
  lesson_id uuid not null,
  completed boolean not null default false,
  completed_at timestamp with time zone,
  score integer,
  constraint user_progress_pkey PRIMARY KEY (id),
  constraint user_progress_user_id_lesson_id_key UNIQUE (user_id, lesson_id),
  constraint user_progress_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES public.lessons(id),
  constraint user_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint user_progress_check CHECK ((completed = (completed_at IS NOT NULL))),
  constraint user_progress_score_check CHECK (((score >= 0) AND (score <= 100)))
);
comment on table public.user_progress is 'One row per learner and lesson. A completed lesson stays completed: sending the row again changes nothing.';
comment on column public.user_progress.course_id is 'Copied from the lesson by the database, as is module_id.';
comment on column public.user_progress.completed_at is 'When it was first completed, by the clock of the database.';
comment on column public.user_progress.score is '100 for a completed text or video, the percentage of the best attempt for a quiz.';
CREATE INDEX user_progress_completed_at_idx ON public.user_progress USING btree (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX user_progress_lesson_id_idx ON public.user_progress USING btree (lesson_id);
CREATE INDEX user_progress_user_id_course_id_idx ON public.user_progress USING btree (user_id, course_id);
alter table public.user_progress enable row level security;
grant select, insert (user_id, module_id, lesson_id, completed, completed_at, score), update (user_id, module_id, lesson_id, completed, completed_at, score) on table public.user_progress to authenticated;
grant select, insert, update, delete on table public.user_progress to service_role;
create policy "Every step of signing in is passed" on public.user_progress as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners record their own progress" on public.user_progress
  for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners see their own progress" on public.user_progress
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Learners update their own progress" on public.user_progress
  for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
CREATE TRIGGER apply_progress_rules BEFORE INSERT OR UPDATE ON public.user_progress FOR EACH ROW EXECUTE FUNCTION private.apply_progress_rules();
CREATE TRIGGER record_learning_event_after_insert AFTER INSERT ON public.user_progress FOR EACH ROW WHEN (new.completed) EXECUTE FUNCTION private.record_learning_event('lesson_completed', 'score');
CREATE TRIGGER record_learning_event_after_update AFTER UPDATE ON public.user_progress FOR EACH ROW WHEN ((new.completed AND (NOT old.completed))) EXECUTE FUNCTION private.record_learning_event('lesson_completed', 'score');
CREATE TRIGGER refresh_progress_after_delete AFTER DELETE ON public.user_progress FOR EACH ROW WHEN (old.completed) EXECUTE FUNCTION private.refresh_progress_of_learner();
CREATE TRIGGER refresh_progress_after_insert AFTER INSERT ON public.user_progress FOR EACH ROW WHEN (new.completed) EXECUTE FUNCTION private.refresh_progress_of_learner();
CREATE TRIGGER refresh_progress_after_update AFTER UPDATE ON public.user_progress FOR EACH ROW WHEN ((new.completed AND (NOT old.completed))) EXECUTE FUNCTION private.refresh_progress_of_learner();

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null default now(),
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint user_roles_role_check CHECK ((role = 'admin'::text))
);
comment on table public.user_roles is 'Privileged roles. A row, not a claim of the token, so that taking a role away acts on the next request.';
alter table public.user_roles enable row level security;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;
create policy "Every step of signing in is passed" on public.user_roles as restrictive
  for all to authenticated
  using (( SELECT private.session_is_complete() AS session_is_complete))
  with check (( SELECT private.session_is_complete() AS session_is_complete));
create policy "Learners see their own roles" on public.user_roles
  for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));

CREATE TRIGGER record_auth_event AFTER INSERT ON auth.audit_log_entries FOR EACH ROW WHEN (((new.payload ->> 'action'::text) = ANY (ARRAY['token_revoked'::text, 'request_refused'::text]))) EXECUTE FUNCTION private.record_auth_event();

CREATE TRIGGER announce_settings AFTER UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN ((old.raw_user_meta_data IS DISTINCT FROM new.raw_user_meta_data)) EXECUTE FUNCTION private.announce_settings();

CREATE TRIGGER apply_awards_of_address AFTER INSERT OR UPDATE OF email, email_confirmed_at ON auth.users FOR EACH ROW WHEN (((new.email IS NOT NULL) AND (new.email_confirmed_at IS NOT NULL))) EXECUTE FUNCTION private.apply_awards_of_address();

CREATE TRIGGER apply_plain_profile BEFORE INSERT OR UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN ((new.raw_user_meta_data ?| ARRAY['full_name'::text, 'name'::text])) EXECUTE FUNCTION private.apply_plain_profile();

CREATE TRIGGER delete_picture AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.delete_picture();

CREATE TRIGGER delete_picture_of_emptied_account AFTER UPDATE OF deleted_at ON auth.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION private.delete_picture();

CREATE TRIGGER delete_picture_of_stranger AFTER UPDATE OF encrypted_password ON auth.users FOR EACH ROW WHEN ((current_setting('auth.handed_over_user'::text, true) = (new.id)::text)) EXECUTE FUNCTION private.delete_picture();

CREATE TRIGGER forget_deletion AFTER UPDATE OF encrypted_password ON auth.users FOR EACH ROW WHEN ((current_setting('auth.handed_over_user'::text, true) = (new.id)::text)) EXECUTE FUNCTION private.forget_deletion();

CREATE TRIGGER record_accepted_documents AFTER INSERT ON auth.users FOR EACH ROW WHEN ((jsonb_typeof((new.raw_user_meta_data -> 'accepted'::text)) = 'object'::text)) EXECUTE FUNCTION private.record_accepted_documents();

CREATE TRIGGER refresh_mail_turn_of_zone AFTER UPDATE OF raw_user_meta_data ON auth.users FOR EACH ROW WHEN (((old.raw_user_meta_data ->> 'time_zone'::text) IS DISTINCT FROM (new.raw_user_meta_data ->> 'time_zone'::text))) EXECUTE FUNCTION private.refresh_mail_turn_of_zone();
