-- Who is notified is notified: the last word of an older way to say it.
alter table public.module_notices rename column told_until to notified_until;

drop trigger set_told_until on public.module_notices;
drop function private.set_told_until();

-- By what the learner can see, not by the clock: a module that an import writes at this moment is not seen yet.
create function private.set_notified_until() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.notified_until := coalesce(
    (select max(modules.written_at) from public.modules where modules.course_id = new.course_id), '-infinity'
  );
  return new;
end;
$$;
comment on function private.set_notified_until() is 'The newest module that is written is known to whoever asks now.';
revoke all on function private.set_notified_until() from public;
create trigger set_notified_until before insert on public.module_notices
  for each row execute function private.set_notified_until();
