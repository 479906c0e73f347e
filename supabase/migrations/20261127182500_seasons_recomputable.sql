-- A session that was still open when its season was frozen is judged as it stood. Up to where is kept, so that what it came to can be
-- computed again, however far it was traded on.

alter table public.season_entries add column judged_through integer check (judged_through > 0),
  add check (judged_through is null or record is not null);
comment on column public.season_entries.judged_through is
  'The sequence of the last event of the session that was judged; null for a session that had ended when only the record was kept.';
grant update (judged_through) on table public.season_entries to service_role;

create or replace function private.guard_season_entry() returns trigger
language plpgsql set search_path = ''
as $$
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
$$;
