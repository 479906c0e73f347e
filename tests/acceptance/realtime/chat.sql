-- What realtime is tested on: rooms with members, messages that only members read, and a public board.

create table public.rooms (id int primary key, name text not null);
create table public.members (room_id int references public.rooms, user_id uuid, writes boolean not null default true, primary key (room_id, user_id));
create table public.messages (
  id bigint generated always as identity primary key,
  room_id int not null references public.rooms,
  author uuid,
  body text not null,
  mood text,
  weight numeric,
  secret text not null default 'hidden'
);
create table public.board (id int primary key, title text not null, is_open boolean not null default true, tags text[] not null default '{}', details jsonb);
create table public.unpublished (id int primary key);
create table public.keyless (note text);
create table public.owned (user_id uuid, slot int, value int not null default 0, primary key (user_id, slot));

revoke all on public.rooms, public.members, public.messages, public.owned from anon, authenticated;
grant select on public.members, public.rooms, public.owned to authenticated;
grant select (id, room_id, author, body, mood, weight) on public.messages to authenticated;
alter table public.messages enable row level security;
alter table public.owned enable row level security;
create policy "Members read messages" on public.messages for select to authenticated
  using (exists (select from public.members m where m.room_id = messages.room_id and m.user_id = (select auth.uid())));
create policy "Owners read what is theirs" on public.owned for select to authenticated using (user_id = (select auth.uid()));

alter publication supabase_realtime add table public.messages, public.board, public.keyless, public.owned;

create policy "Members listen in rooms" on realtime.messages for select to authenticated
  using (exists (select from public.members m where 'room:' || m.room_id = (select realtime.topic()) and m.user_id = (select auth.uid())));
create policy "Members speak in rooms" on realtime.messages for insert to authenticated
  with check (extension = 'broadcast' and exists (
    select from public.members m where 'room:' || m.room_id = (select realtime.topic()) and m.user_id = (select auth.uid()) and m.writes));
create policy "Members are present in rooms" on realtime.messages for insert to authenticated
  with check (extension = 'presence' and exists (
    select from public.members m where 'room:' || m.room_id = (select realtime.topic()) and m.user_id = (select auth.uid())));

insert into public.rooms values (1, 'First'), (2, 'Second');
insert into public.members values
  (1, '00000000-0000-4000-8000-00000000000a', true), (1, '00000000-0000-4000-8000-00000000000b', false);
