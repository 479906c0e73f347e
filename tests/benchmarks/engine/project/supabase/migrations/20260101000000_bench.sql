insert into storage.buckets (id, name) values ('files', 'files');
create policy "Anybody reads and writes files" on storage.objects for all to anon using (bucket_id = 'files');

create table public.notes (id bigint generated always as identity primary key, text text not null);
alter table public.notes enable row level security;
create policy "Anybody reads notes" on public.notes for select to anon using (true);
grant select on table public.notes to anon;
alter publication supabase_realtime add table public.notes;
