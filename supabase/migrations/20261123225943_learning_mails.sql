-- Mails about what somebody learns, for those who asked for them: what they want, and when they are looked at next.

create table public.mail_preferences (
  user_id uuid primary key references auth.users on delete cascade,
  reminder boolean not null default false,
  summary boolean not null default false,
  hour smallint not null default 18 check (hour between 5 and 23),
  chosen_at timestamptz not null default clock_timestamp()
);
comment on table public.mail_preferences is
  'Which mails about their learning a learner asked for; without a row none. Notices about modules are rows of their own.';
comment on column public.mail_preferences.reminder is 'On days on which they have done nothing yet: what is due.';
comment on column public.mail_preferences.summary is 'On Mondays: what became of the week.';
comment on column public.mail_preferences.hour is 'By their clock.';
comment on column public.mail_preferences.chosen_at is 'An hour that had passed by then is not caught up with.';

revoke all on table public.mail_preferences from anon, authenticated, service_role;
alter table public.mail_preferences enable row level security;
grant select on table public.mail_preferences to authenticated;
grant select, insert, update, delete on table public.mail_preferences to service_role;
create policy "Learners see which mails they asked for" on public.mail_preferences
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.mail_preferences as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.mail_preferences as restrictive
  for select to authenticated using ((select private.session_is_own()));

create table private.mail_turns (
  user_id uuid primary key references public.mail_preferences on delete cascade,
  next_at timestamptz not null default '-infinity',
  mailed_on date,
  farewell_at timestamptz
);
comment on table private.mail_turns is
  'When each learner who asked for mails is looked at next, and what they got. Whether they are written to is decided then.';
comment on column private.mail_turns.mailed_on is 'The learner''s day of the last mail: a day brings one at most.';
comment on column private.mail_turns.farewell_at is 'When they were told that nothing more comes until they are back.';
create index mail_turns_next_at_idx on private.mail_turns (next_at);
alter table private.mail_turns enable row level security;
revoke all on table private.mail_turns from public, anon, authenticated, service_role;

create function private.refresh_mail_turn() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.mail_turns (user_id) values (new.user_id)
    on conflict (user_id) do update set next_at = excluded.next_at;
  return null;
end;
$$;
comment on function private.refresh_mail_turn() is 'Has a learner looked at anew after they chose, or their clock changed.';
revoke all on function private.refresh_mail_turn() from public;
create trigger refresh_mail_turn after insert or update on public.mail_preferences
  for each row execute function private.refresh_mail_turn();

-- Whoever changes zones is due at another moment.
create function private.refresh_mail_turn_of_zone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.mail_turns set next_at = '-infinity'
    where user_id = coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid;
  return null;
end;
$$;
comment on function private.refresh_mail_turn_of_zone() is 'Has a learner looked at anew when the clock they live by changes.';
revoke all on function private.refresh_mail_turn_of_zone() from public;
create trigger refresh_mail_turn_of_zone after update of raw_user_meta_data on auth.users
  for each row when (old.raw_user_meta_data ->> 'time_zone' is distinct from new.raw_user_meta_data ->> 'time_zone')
  execute function private.refresh_mail_turn_of_zone();
create trigger refresh_mail_turn_of_zone after update of time_zone on private.learner_days
  for each row when (old.time_zone is distinct from new.time_zone)
  execute function private.refresh_mail_turn_of_zone();

create function private.choose_mails(learner_id uuid, reminder boolean, summary boolean, hour integer) returns void
language sql
set search_path = ''
as $$
  insert into public.mail_preferences as kept (user_id, reminder, summary, hour)
  values (learner_id, choose_mails.reminder, choose_mails.summary, choose_mails.hour)
  on conflict (user_id) do update
    set reminder = excluded.reminder, summary = excluded.summary, hour = excluded.hour, chosen_at = excluded.chosen_at
    where (kept.reminder, kept.summary, kept.hour)
      is distinct from (excluded.reminder, excluded.summary, excluded.hour);
$$;
comment on function private.choose_mails(uuid, boolean, boolean, integer) is
  'Keeps which mails a learner wants, from their account or from the page that a mail leads to. The same again changes nothing.';
revoke all on function private.choose_mails(uuid, boolean, boolean, integer) from public;
