-- Whether a course is offered has two reasons: the content holds it, and no admin has withdrawn it. Each is written by whoever
-- knows it, so that importing the content never brings back what an admin took out.

alter table public.courses
  add column retired_at timestamptz,
  add column withdrawn_at timestamptz;
comment on column public.courses.retired_at is 'Set by the importer when the content holds the course no more.';
comment on column public.courses.withdrawn_at is 'Set by an admin who takes the course out of the offer.';
comment on column public.courses.is_active is 'Whether it is offered: neither retired nor withdrawn.';

update public.courses set retired_at = now() where not is_active;

create function private.compute_course_offer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_active := new.retired_at is null and new.withdrawn_at is null;
  return new;
end;
$$;
comment on function private.compute_course_offer() is 'Computes courses.is_active.';
revoke all on function private.compute_course_offer() from public;

create trigger compute_course_offer before insert or update on public.courses
  for each row execute function private.compute_course_offer();
