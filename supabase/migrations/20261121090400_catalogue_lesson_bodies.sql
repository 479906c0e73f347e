-- What a plan opens, and the parts of a lesson that are kept behind that decision: bodies and answer keys.

create function private.course_access(learner_id uuid, course_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.is_enrolled(learner_id, course_access.course_id) then 'free_lessons'
    when not exists (
      select from public.installation_settings
      where key = 'payment_provider' and value <> 'null'
    ) then 'everything'
    else coalesce((
      select case
        when subscriptions.status = 'active' then plans.opens
        when subscriptions.status = 'trialing' and subscriptions.trial_ends_at > now() then 'first_two_modules'
        when subscriptions.status = 'past_due' then 'first_two_modules'
        when subscriptions.status = 'canceled' and subscriptions.current_period_end > now() then 'first_two_modules'
      end
      from public.subscriptions
      join public.plans on plans.id = subscriptions.plan_id
      where subscriptions.user_id = learner_id
    ), 'free_lessons')
  end;
$$;
comment on function private.course_access(uuid, uuid) is
  'What a learner may open of a course: free_lessons, first_two_modules or everything. Without a payment provider '
  'every plan, and none, opens everything to those enrolled. The one place that decides what a plan opens; its '
  'cases are tests/cases/course-access.json.';
revoke all on function private.course_access(uuid, uuid) from public;
grant execute on function private.course_access(uuid, uuid) to service_role;

create function private.learner_can_open_lesson(learner_id uuid, lesson_id uuid) returns boolean
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
  );
$$;
comment on function private.learner_can_open_lesson(uuid, uuid) is
  'Whether a learner (null: a visitor) may read a lesson: it is free, or what their plan opens includes it.';
revoke all on function private.learner_can_open_lesson(uuid, uuid) from public;
grant execute on function private.learner_can_open_lesson(uuid, uuid) to service_role;

create function public.can_open_lesson(lesson_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.learner_can_open_lesson(auth.uid(), can_open_lesson.lesson_id) or public.is_admin();
$$;
comment on function public.can_open_lesson(uuid) is
  'Whether the caller may read the body of a lesson. Admins may read every lesson.';
revoke all on function public.can_open_lesson(uuid) from public, anon, authenticated, service_role;
grant execute on function public.can_open_lesson(uuid) to anon, authenticated, service_role;

create table public.lesson_bodies (
  lesson_id uuid primary key references public.lessons on delete cascade,
  html text not null,
  quiz jsonb check (jsonb_typeof(quiz) = 'object'),
  body_hash text not null
);
comment on table public.lesson_bodies is 'What a lesson says. A table of its own, because the outline is public.';
comment on column public.lesson_bodies.html is 'Sanitised at import; the client shows it as it is.';
comment on column public.lesson_bodies.quiz is 'The items without their answers; null unless the lesson is a quiz.';
comment on column public.lesson_bodies.body_hash is 'Tells the importer whether the text changed.';

revoke all on table public.lesson_bodies from anon, authenticated, service_role;
alter table public.lesson_bodies enable row level security;
grant select on table public.lesson_bodies to anon, authenticated;
grant select, insert, update, delete on table public.lesson_bodies to service_role;
create policy "Those who may open a lesson read its body" on public.lesson_bodies
  for select to anon, authenticated using (public.can_open_lesson(lesson_id));

create table public.quiz_answer_keys (
  lesson_id uuid not null references public.lessons on delete cascade,
  item_id text not null,
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  primary key (lesson_id, item_id)
);
comment on table public.quiz_answer_keys is
  'Right answers and explanations. No client role has a grant or a policy: answers are checked on the server.';

revoke all on table public.quiz_answer_keys from anon, authenticated, service_role;
alter table public.quiz_answer_keys enable row level security;
grant select, insert, update, delete on table public.quiz_answer_keys to service_role;
