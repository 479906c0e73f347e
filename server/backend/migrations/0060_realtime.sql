-- What realtime keeps in the database, with the names that a hosted Supabase has for it, so that a project's policies and
-- triggers mean the same here and there.

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Broadcasts from the database, and what policies on private topics are written for: reading a topic is selecting from
-- it, sending to it is inserting. The engine asks them with rows that it never commits.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (char_length(topic) <= 255),
  extension text not null check (extension in ('broadcast', 'presence', 'postgres_changes')),
  event text check (char_length(event) <= 255),
  payload jsonb,
  private boolean default false,
  inserted_at timestamp without time zone not null default (now() at time zone 'utc'),
  updated_at timestamp without time zone not null default (now() at time zone 'utc')
);
comment on table realtime.messages is 'Broadcasts sent by realtime.send, kept for three days; policies here say who may use private topics.';
create index on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('realtime.topic', true), '') $$;
comment on function realtime.topic() is 'The topic that a policy on realtime.messages is asked about.';

-- As on a hosted Supabase a broadcast that cannot be sent warns: it never undoes the transaction that it is a part of.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end $$;
comment on function realtime.send(jsonb, text, text, boolean) is 'Broadcasts a payload once the transaction is committed.';

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
language plpgsql set search_path = ''
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'realtime.broadcast_changes works in triggers for each row, not for each statement.';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'operation', operation, 'table', table_name, 'schema', table_schema,
      'record', to_jsonb(new), 'old_record', to_jsonb(old)),
    event_name, topic_name);
end $$;
comment on function realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  is 'Broadcasts the change of one row from a trigger.';

-- A project names here the tables whose changes may be subscribed to: alter publication supabase_realtime add table ...
create publication supabase_realtime;
create publication supabase_realtime_messages_publication for table realtime.messages with (publish = 'insert');

-- What is longer than a notification may be, on its way from one process to the others; gone within the hour.
create unlogged table engine.realtime_bodies (
  id uuid primary key,
  body text not null,
  inserted_at timestamptz not null default now()
);
comment on table engine.realtime_bodies is 'Messages between server processes that are too long for NOTIFY.';
alter table engine.realtime_bodies enable row level security;
