/** A habit of the schema: a query that lists what breaks it, and a statement that breaks it. */
type SchemaRule = {
  readonly title: string;
  /** Selects the offenders as `offender`. */
  readonly offenders: string;
  readonly plant: string;
  readonly planted: string;
};

/** Columns that the database computes or that decide about privileges: a grant for writing them is a fault. */
const computedColumns = [
  'enrollments.progress',
  'enrollments.completed_at',
  'enrollments.created_at',
  'user_progress.course_id',
  'subscriptions.status',
  'subscriptions.trial_ends_at',
  'subscriptions.current_period_end',
  'subscriptions.price_minor',
  'subscriptions.cancel_at_period_end',
  'subscriptions.course_chosen_at',
  'subscriptions.course_changeable_at',
  'scholarship_applications.status',
  'scholarship_applications.due_at',
  'ad_campaigns.metrics',
  'user_roles.role',
  'lessons.is_free',
  'courses.is_active',
  'problem_reports.status',
];

/** Everything that a visitor or a learner can call; nothing may be granted to public. */
const callable = [
  'public.is_admin() by anon',
  'public.is_admin() by authenticated',
  'public.admin_access() by authenticated',
  'public.can_open_lesson(uuid) by anon',
  'public.can_open_lesson(uuid) by authenticated',
  'public.log_security_event(uuid,text,text,text,text,boolean,jsonb) by anon',
  'public.log_security_event(uuid,text,text,text,text,boolean,jsonb) by authenticated',
  'public.my_entitlements() by authenticated',
  'public.read_calibration() by authenticated',
  'public.read_own_revocations() by authenticated',
  'public.payment_provider() by authenticated',
  'public.record_lesson_opened(uuid) by authenticated',
  'public.record_time_on_task(uuid,integer) by authenticated',
  'public.search_course(uuid,text) by authenticated',
  // Evaluated inside a policy; nobody can name it, since client roles may not use the schema.
  'private.is_enrolled(uuid,uuid) by authenticated',
  'private.is_exam(uuid) by anon',
  'private.is_exam(uuid) by authenticated',
  'private.session_is_complete() by authenticated',
  'private.session_is_own() by authenticated',
];

const list = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

const clientRoles = `('anon'::regrole, 'authenticated'::regrole)`;
const publicTables = `select * from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
const productFunctions = `
  select * from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

/** Grants on whole tables and on single columns, to a client role. */
const clientGrants = `
  select relation.oid, relation.relname, null::name as attname, acl.grantee, acl.privilege_type
  from pg_class as relation, aclexplode(relation.relacl) as acl
  where relation.relnamespace = 'public'::regnamespace and acl.grantee in ${clientRoles}
  union all
  select relation.oid, relation.relname, attribute.attname, acl.grantee, acl.privilege_type
  from pg_class as relation
  join pg_attribute as attribute on attribute.attrelid = relation.oid, aclexplode(attribute.attacl) as acl
  where relation.relnamespace = 'public'::regnamespace and acl.grantee in ${clientRoles}`;

const plantTable = 'create table public.planted (id uuid primary key, user_id uuid);';
const revokeAll = 'revoke all on table public.planted from anon, authenticated;';

export const schemaRules: readonly SchemaRule[] = [
  {
    title: 'no table is without row-level security',
    offenders: `
      select oid::regclass::text as offender from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'engine'::regnamespace,
        'storage'::regnamespace)
        and relkind in ('r', 'p') and not relrowsecurity`,
    plant: 'create table private.planted (id uuid primary key)',
    planted: 'private.planted',
  },
  {
    title: 'no table has a grant for a client role but no policy for it',
    offenders: `
      select distinct relname || ' for ' || grantee::regrole as offender
      from (${clientGrants}) as grants
      join (${publicTables}) as tables using (oid, relname)
      where not exists (
        select from pg_policy
        where polrelid = grants.oid and grantee = any (polroles) and polcmd in ('*', case privilege_type
          when 'SELECT' then 'r' when 'INSERT' then 'a' when 'UPDATE' then 'w' when 'DELETE' then 'd' end)
      )`,
    plant: `${plantTable} ${revokeAll} grant select on table public.planted to anon;`,
    planted: 'planted for anon',
  },
  {
    title: 'no table of learners is reached before every step of signing in is passed',
    offenders: `
      select distinct grants.relname as offender
      from (${clientGrants}) as grants
      join pg_attribute as owner on owner.attrelid = grants.oid and owner.attname = 'user_id'
      where grantee = 'authenticated'::regrole
        and not exists (
          select from pg_policy
          where polrelid = grants.oid and not polpermissive and polcmd = '*'
            and pg_get_expr(polqual, polrelid) ~ 'session_is_complete' and pg_get_expr(polwithcheck, polrelid) ~ 'session_is_complete'
        )`,
    plant: `${plantTable} ${revokeAll} grant select on table public.planted to authenticated;`,
    planted: 'planted',
  },
  {
    title: 'no client role may truncate, refer to or put triggers on a table',
    offenders: `
      select distinct relname as offender from (${clientGrants}) as grants
      where privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
    plant: plantTable,
    planted: 'planted',
  },
  {
    title: 'no computed column has a grant for writing',
    offenders: `
      select distinct computed as offender
      from unnest(array[${list(computedColumns)}]) as computed
      join (${clientGrants}) as grants
        on relname = split_part(computed, '.', 1)
        and coalesce(attname, split_part(computed, '.', 2)) = split_part(computed, '.', 2)
      where privilege_type in ('INSERT', 'UPDATE')`,
    plant: 'grant update on table public.enrollments to authenticated',
    planted: 'enrollments.progress',
  },
  {
    title: 'no computed column of the list is missing from the schema',
    offenders: `
      select computed as offender from unnest(array[${list(computedColumns)}]) as computed
      where not exists (
        select from pg_attribute
        where attrelid = to_regclass('public.' || split_part(computed, '.', 1))
          and attname = split_part(computed, '.', 2) and not attisdropped
      )`,
    plant: 'alter table public.ad_campaigns drop column metrics',
    planted: 'ad_campaigns.metrics',
  },
  {
    title: 'no view shows rows past the policies',
    offenders: `
      select relname as offender from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce('security_invoker=true' = any (reloptions), false)`,
    plant: 'create view public.planted as select * from public.enrollments',
    planted: 'planted',
  },
  {
    title: 'no function finds its tables by a search path that a caller can set',
    offenders: `
      select oid::regprocedure::text as offender from (${productFunctions}) as functions
      where not coalesce('search_path=""' = any (proconfig), false)`,
    plant: `create function private.planted() returns int language sql security definer as 'select 1'`,
    planted: 'private.planted()',
  },
  {
    title: 'no function can be called by a client role unless it is listed',
    offenders: `
      select call as offender
      from (
        select format('%s.%s by %s', pronamespace::regnamespace,
          regexp_replace(functions.oid::regprocedure::text, '^(public|private)\\.', ''),
          coalesce(nullif(grantee, 0)::regrole::text, 'public')) as call
        from (${productFunctions}) as functions,
          aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
        where grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
      ) as calls
      where call <> all (array[${list(callable)}])`,
    plant: `create function private.planted() returns int language sql as 'select 1'`,
    planted: 'private.planted() by public',
  },
  {
    title: 'no client role may use the schema private',
    offenders: `
      select role::text as offender from unnest(array['anon', 'authenticated']) as role
      where has_schema_privilege(role, 'private', 'usage')`,
    plant: 'grant usage on schema private to public',
    planted: 'anon',
  },
  {
    title: 'no policy asks for the caller once per row',
    offenders: `
      select tablename || ': ' || policyname as offender from pg_policies
      where schemaname = 'public'
        and regexp_replace(concat(qual, with_check), 'SELECT (auth\\.uid|(public\\.)?is_admin|private\\.session_is_complete)\\(\\)', '', 'g')
          ~ '(auth\\.uid|is_admin|session_is_complete)\\(\\)'`,
    plant: 'create policy planted on public.leads for select to anon using (auth.uid() is null)',
    planted: 'leads: planted',
  },
  {
    title: 'no table with rows of a person opens to a session that lacks their second step',
    offenders: `
      select distinct tablename as offender from pg_policies
      join pg_class on relname = tablename and relnamespace = 'public'::regnamespace
      join pg_attribute on attrelid = pg_class.oid and attname = 'user_id'
      where schemaname = 'public' and 'authenticated' = any (roles) and not exists (
        select from pg_policies as others
        where others.tablename = pg_policies.tablename and permissive = 'RESTRICTIVE' and cmd = 'ALL'
          and qual ~ 'session_is_complete' and with_check ~ 'session_is_complete'
      )`,
    plant: `${plantTable} create policy planted on public.planted for select to authenticated using (true)`,
    planted: 'planted',
  },
  {
    title: 'no foreign key is without an index that starts with its columns',
    offenders: `
      select conname as offender from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index
        where indrelid = conrelid
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
      )`,
    plant: 'create table public.planted (id uuid primary key, user_id uuid references auth.users)',
    planted: 'planted_user_id_fkey',
  },
  {
    title: 'no table, view or function is without a comment that says what it is for',
    offenders: `
      select relname as offender from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and obj_description(oid, 'pg_class') is null
      union all
      select oid::regprocedure::text from (${productFunctions}) as functions
      where obj_description(oid, 'pg_proc') is null`,
    plant: `create function private.planted() returns int language sql set search_path = '' as 'select 1'`,
    planted: 'private.planted()',
  },
];
