-- What each plan opens, as one table that content/plans.yaml writes, the one function that says what an account has now,
-- and the course that a plan of one course opens.

create table public.entitlements (
  id text primary key check (id ~ '^[a-z]+(_[a-z]+)*$'),
  included_in text[] not null
    check (included_in <@ array['account', 'scholarship', 'trial', 'basic', 'premium', 'pro', 'elite']),
  is_ready boolean not null,
  order_index integer not null,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
comment on table public.entitlements is
  'What can be open to an account, and who has it; written by the content importer from content/plans.yaml. What the '
  'cards say and what the rules decide by.';
comment on column public.entitlements.included_in is 'Plans by their ids, account: every account, scholarship: its holders.';
comment on column public.entitlements.is_ready is 'False: in preparation, by the switches of content/site.yaml.';
comment on column public.entitlements.translations is '{"en": {"words": ..., "detail": ...}, "es": ..., ...}';

revoke all on table public.entitlements from anon, authenticated, service_role;
alter table public.entitlements enable row level security;
grant select on table public.entitlements to anon, authenticated;
grant select, insert, update, delete on table public.entitlements to service_role;
create policy "Everybody sees what plans open" on public.entitlements for select to anon, authenticated using (true);

alter table public.plans drop column opens;
alter table public.plans add column opens text[] not null default '{}';
comment on column public.plans.opens is
  'What it opens besides the plans before it, in the order of its card. Who has what is decided by entitlements.included_in.';
comment on column public.plans.translations is '{"en": {"name": ...}, "es": ..., ...}';

alter table public.subscriptions
  add column course_id uuid references public.courses,
  add column course_chosen_at timestamptz,
  add column course_changeable_at timestamptz;
comment on column public.subscriptions.course_id is
  'The course that one_course opens: what the learner was at when the plan began, until they choose one.';
comment on column public.subscriptions.course_chosen_at is 'When the learner chose it; null while it was given to them.';
comment on column public.subscriptions.course_changeable_at is
  'From when they may choose another: a calendar month later in UTC, at its last day where the month is shorter.';
create index subscriptions_course_id_idx on public.subscriptions (course_id);
grant update (course_id) on table public.subscriptions to authenticated;

create function private.entitlements_of(learner_id uuid) returns text[]
language sql stable security definer
set search_path = ''
as $$
  with holders as (
    select 'account' as holder
    union all
    select 'scholarship'
    from public.scholarships
    join public.scholarship_applications on scholarship_applications.id = scholarships.application_id
    where scholarships.user_id = learner_id and scholarship_applications.status = 'awarded'
    union all
    select case
      when status = 'active' then plan_id
      when status = 'past_due'
        or (status = 'trialing' and trial_ends_at > now())
        or (status = 'canceled' and current_period_end > now()) then 'trial'
    end
    from public.subscriptions
    where user_id = learner_id
  )
  select coalesce(array_agg(id order by order_index), '{}')
  from public.entitlements
  where included_in && array(select holder from holders)
    or not exists (
      select from public.installation_settings
      where key = 'payment_provider' and value <> 'null'
    );
$$;
comment on function private.entitlements_of(uuid) is
  'What is open to an account now, as ids of entitlements. The one place that decides it: every account has its own, a '
  'subscription adds what its plan opens while it is paid, what the trial opens while it is tried or overdue, and a '
  'scholarship adds its own; without a payment provider everything is open. Its cases are '
  'tests/cases/plan-entitlements.json.';
revoke all on function private.entitlements_of(uuid) from public;
grant execute on function private.entitlements_of(uuid) to service_role;

create function public.my_entitlements() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select private.entitlements_of(auth.uid());
$$;
comment on function public.my_entitlements() is 'What is open to the caller now, as ids of entitlements.';
revoke all on function public.my_entitlements() from public, anon, authenticated, service_role;
grant execute on function public.my_entitlements() to authenticated, service_role;

create or replace function private.course_access(learner_id uuid, course_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.is_enrolled(learner_id, course_access.course_id) then 'free_lessons'
    when 'all_courses' = any (held) then 'everything'
    when 'one_course' = any (held) and exists (
      select from public.subscriptions
      where user_id = learner_id and subscriptions.course_id = course_access.course_id
    ) then 'everything'
    when 'first_two_modules' = any (held) then 'first_two_modules'
    else 'free_lessons'
  end
  from private.entitlements_of(learner_id) as held;
$$;
comment on function private.course_access(uuid, uuid) is
  'What a learner may open of a course: free_lessons, first_two_modules or everything, by what is open to their account.';

create or replace function private.learner_can_open_lesson(learner_id uuid, lesson_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select
    from public.lessons
    join public.modules on modules.id = lessons.module_id
    join public.courses on courses.id = lessons.course_id
    where lessons.id = learner_can_open_lesson.lesson_id
      and (
        (lessons.is_free and (courses.is_active or private.is_enrolled(learner_id, lessons.course_id)))
        or case private.course_access(learner_id, lessons.course_id)
          when 'everything' then true
          when 'first_two_modules' then modules.order_index <= 2
          else false
        end
      )
      and (not lessons.is_exam or (
        'exams' = any (private.entitlements_of(learner_id))
        and not private.exam_is_closed(learner_id, lessons.id)
      ))
  );
$$;
comment on function private.learner_can_open_lesson(uuid, uuid) is
  'Whether a learner (null: a visitor) may read a lesson: it is free, or what is open to their account includes it. In '
  'TypeScript: domain/catalogue/opens-lesson.ts; both run tests/cases/lesson-access.json. An exam opens besides only '
  'after the modules before it.';

-- The course that a plan of one course opens. Whoever never chose gets the course they are at when the plan begins; a
-- choice of their own holds for a month.
create function private.set_plan_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'active' and new.course_chosen_at is null
    and (
      tg_op = 'INSERT' or new.course_id is null or new.plan_id <> old.plan_id
      or old.status not in ('active', 'past_due')
    )
  then
    new.course_id := coalesce((
      select enrollments.course_id
      from public.enrollments
      left join public.lesson_positions
        on lesson_positions.user_id = enrollments.user_id and lesson_positions.course_id = enrollments.course_id
      where enrollments.user_id = new.user_id
      order by greatest(lesson_positions.updated_at, enrollments.created_at) desc
      limit 1
    ), new.course_id);
  end if;
  return new;
end;
$$;
revoke all on function private.set_plan_course() from public;
create trigger set_plan_course before insert or update of plan_id, status on public.subscriptions
  for each row execute function private.set_plan_course();

create function private.choose_plan_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not 'one_course' = any (private.entitlements_of(new.user_id)) then
    raise exception 'No plan of this learner opens a course of their choice.' using hint = 'plan-needed';
  end if;
  if new.course_id is null or not exists (
    select from public.courses where id = new.course_id and is_active
  ) then
    raise exception 'This course is not offered.' using hint = 'course-not-active';
  end if;
  if old.course_changeable_at > now() then
    raise exception 'The course was chosen less than a month ago.' using hint = 'course-chosen-lately';
  end if;
  new.course_chosen_at := now();
  new.course_changeable_at := (now() at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  return new;
end;
$$;
revoke all on function private.choose_plan_course() from public;
create trigger choose_plan_course before update of course_id on public.subscriptions
  for each row when (new.course_id is distinct from old.course_id and current_user = 'authenticated')
  execute function private.choose_plan_course();

-- Whoever buys a plan before they take a course: the first one that they take is the one it opens.
create function private.give_plan_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.subscriptions set course_id = new.course_id
  where user_id = new.user_id and status = 'active' and course_id is null;
  return null;
end;
$$;
revoke all on function private.give_plan_course() from public;
create trigger give_plan_course after insert on public.enrollments
  for each row execute function private.give_plan_course();

-- Whoever already pays for one course gets it now, as if the plan began.
update public.subscriptions set status = status where status = 'active';
