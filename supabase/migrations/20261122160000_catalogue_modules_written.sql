-- A course is offered while it is being written: everywhere it is, its modules that are ready are told from those to come.

alter table public.courses add column modules_written integer not null default 0 check (modules_written >= 0);
comment on column public.courses.modules_written is 'How many of its modules are written and not retired; computed.';

alter table public.modules add column written_at timestamptz;
comment on column public.modules.written_at is 'When it was first written; kept when it is taken back into writing, so that nobody hears of it twice.';

create function private.compute_written_at() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The clock, not the beginning of the import: who asked for a mail meanwhile has not seen the module.
  new.written_at := coalesce(
    case when tg_op = 'UPDATE' then old.written_at end,
    case when new.status = 'written' then clock_timestamp() end
  );
  return new;
end;
$$;
comment on function private.compute_written_at() is 'Computes modules.written_at.';
revoke all on function private.compute_written_at() from public;
create trigger compute_written_at before insert or update of status, written_at on public.modules
  for each row execute function private.compute_written_at();

create function private.refresh_modules_written() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.courses
  set modules_written = (
    select count(*) from public.modules
    where course_id = courses.id and status = 'written' and retired_at is null
  )
  where id = coalesce(new.course_id, old.course_id);
  return null;
end;
$$;
comment on function private.refresh_modules_written() is 'Counts the written modules of a course whose modules have changed.';
revoke all on function private.refresh_modules_written() from public;
create trigger refresh_modules_written after insert or delete or update of status, retired_at on public.modules
  for each row execute function private.refresh_modules_written();

update public.modules set written_at = now() where status = 'written';
update public.courses
set modules_written = (
  select count(*) from public.modules
  where course_id = courses.id and status = 'written' and retired_at is null
);
