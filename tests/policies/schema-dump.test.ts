import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { renderDatabaseTypes } from '../../tools/dump-schema/render-database-types.ts';
import { renderSchema, UnknownObjectError } from '../../tools/dump-schema/render-schema.ts';
import { policyTest } from './policy-test.ts';

const project = join(import.meta.dirname, '..', '..');
const schemaFile = join(project, 'supabase', 'schema.sql');
const typesFile = join(project, 'client', 'lib', 'backend', 'database-types.ts');

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

policyTest(
  'database-types.ts is what the browser may use of it (else: node tools/dump-schema.ts)',
  async ({ session }) => {
    expect(await renderDatabaseTypes(session)).toBe(await readFile(typesFile, 'utf8'));
  },
);

policyTest('the types of the browser have what is granted, and nothing else', async ({ session }) => {
  await session.query(`
    create table public.planted (
      id uuid primary key references public.courses (id),
      kind text not null check (kind in ('a', 'b')),
      note text,
      place int[] not null default '{}',
      secret text
    );
    create table public.planted_hidden (id uuid);
    revoke all on public.planted, public.planted_hidden from anon, authenticated;
    grant select (id, kind, note, place), insert (kind, note, place), update (note) on public.planted to authenticated;
    comment on column public.planted.note is 'What is noted.';
    create function public.planted_call(a int, b text default '') returns setof uuid
      language sql as 'select null::uuid';
    create function public.planted_hidden_call() returns void language sql as 'select 1';
    revoke execute on function public.planted_hidden_call() from public, anon, authenticated`);
  const types = await renderDatabaseTypes(session);
  expect(types).toContain(`      planted: {
        Row: {
          id: string;
          kind: 'a' | 'b';
          /** What is noted. */
          note: string | null;
          place: number[];
        };
        Insert: {
          kind: 'a' | 'b';
          note?: string | null;
          place?: number[];
        };
        Update: {
          note?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'planted_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };`);
  expect(types).toContain(
    'planted_call: { Args: { a: number | null; b?: string | null }; Returns: string[] };',
  );
  expect(types).not.toContain('planted_hidden');
});
