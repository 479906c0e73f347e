-- Sessions and users whose access tokens are refused although they have not expired yet. Every server process keeps a
-- copy in memory and hears of changes, so that a request costs no look-up. No token lives longer than seven days.
create table auth.revocations (
  subject uuid primary key,
  until timestamptz not null
);
create index revocations_until_idx on auth.revocations (until);

create function auth.note_ended_sessions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into auth.revocations (subject, until) select id, now() + interval '7 days' from ended
  on conflict (subject) do update set until = excluded.until;
  perform pg_notify('auth_revocations', format('%s %s', id, ceil(extract(epoch from now() + interval '7 days'))))
  from ended;
  return null;
end $$;

create trigger note_ended_sessions after delete on auth.sessions
referencing old table as ended for each statement execute function auth.note_ended_sessions();

create function auth.note_ban() returns trigger
language plpgsql set search_path = ''
as $$
declare
  longest timestamptz := now() + interval '7 days';
  ends_at timestamptz := case
    when new.deleted_at is not null then longest
    when new.banned_until > now() then least(new.banned_until, longest) end;
begin
  if ends_at is not null then
    insert into auth.revocations (subject, until) values (new.id, ends_at)
    on conflict (subject) do update set until = excluded.until;
  else
    delete from auth.revocations where subject = new.id;
  end if;
  perform pg_notify('auth_revocations', format('%s %s', new.id, coalesce(ceil(extract(epoch from ends_at)), 0)));
  return null;
end $$;

create trigger note_ban after update of banned_until, deleted_at on auth.users
for each row when (old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at)
execute function auth.note_ban();
