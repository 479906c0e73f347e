-- A module that goes to another course is counted there; and what knows better than the clock when a module was written (a
-- migration, a restored copy) says so, once.

create or replace function private.compute_written_at() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The clock, not the beginning of the import: who asked for a mail meanwhile has not seen the module.
  new.written_at := coalesce(
    case when tg_op = 'UPDATE' then old.written_at end,
    new.written_at,
    case when new.status = 'written' then clock_timestamp() end
  );
  return new;
end;
$$;
comment on function private.compute_written_at() is
  'Keeps the first modules.written_at, which is the clock unless the statement that wrote the module knew it.';

create or replace function private.refresh_modules_written() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.courses
  set modules_written = (
    select count(*) from public.modules
    where course_id = courses.id and status = 'written' and retired_at is null
  )
  where id in (old.course_id, new.course_id);
  return null;
end;
$$;

drop trigger refresh_modules_written on public.modules;
create trigger refresh_modules_written after insert or delete or update of status, retired_at, course_id on public.modules
  for each row execute function private.refresh_modules_written();
