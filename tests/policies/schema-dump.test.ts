import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { renderSchema, UnknownObjectError } from '../../tools/dump-schema/render-schema.ts';
import { policyTest } from './policy-test.ts';

const schemaFile = join(import.meta.dirname, '..', '..', 'supabase', 'schema.sql');

policyTest(
  'schema.sql is what the migrations add up to (else: node tools/dump-schema.ts)',
  async ({ session }) => {
    expect(await renderSchema(session)).toBe(await readFile(schemaFile, 'utf8'));
  },
);

policyTest('every change of the schema shows in schema.sql', async ({ session }) => {
  const changes = [
    'grant update (title) on table public.courses to authenticated',
    'grant delete on table public.courses to anon',
    'grant execute on function private.entitlements_of(uuid) to anon',
    'grant usage on schema private to anon',
    'alter table public.courses disable row level security',
    'alter table public.courses alter column description drop not null',
    `alter table public.courses alter column title set default 'Untitled'`,
    'create index planted_idx on public.courses (level)',
    'alter policy "Everybody sees the plans" on public.plans using (false)',
    'drop trigger set_updated_at on public.ad_campaigns',
    'drop trigger record_accepted_documents on auth.users',
    `alter function public.is_admin() set statement_timeout = '1s'`,
    'create view public.planted with (security_invoker = true) as select 1 as one',
    'alter view public.planted set (security_invoker = false)',
    `comment on column public.courses.level is 'Planted'`,
  ];
  let before = await renderSchema(session);
  for (const change of changes) {
    await session.query(change);
    const after = await renderSchema(session);
    expect(after, change).not.toBe(before);
    before = after;
  }
});

policyTest('an object that schema.sql would leave out is refused', async ({ session }) => {
  await session.query(`create type public.planted as enum ('a')`);
  await expect(renderSchema(session)).rejects.toThrow(UnknownObjectError);
});
