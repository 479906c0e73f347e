-- Roles, schemas and default privileges as a hosted Supabase has them, so that a project's own migrations
-- mean the same here and there. Runs once per database, before any migration of the project: what a project
-- revokes later is never granted back by a start.
-- replaces: 0001
-- of release: 0.1.0

-- Roles belong to the whole cluster, so another database may have made them, even at this very moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    begin
      execute format('create role %I %s', wanted, case wanted
        when 'service_role' then 'nologin bypassrls'
        when 'authenticator' then 'login noinherit'
        else 'nologin' end);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;

do $$
begin
  for attempt in 1..20 loop
    begin
      grant anon, authenticated, service_role to authenticator;
      grant anon, authenticated, service_role to current_user;
      return;
    exception when others then
      -- Two databases of one cluster may grant at the same time ("tuple concurrently updated").
      if sqlerrm not like '%concurrently%' or attempt = 20 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
end $$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
language sql stable
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create function auth.uid() returns uuid
language sql stable
as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;

create function auth.role() returns text
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;

create function auth.email() returns text
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email' $$;
