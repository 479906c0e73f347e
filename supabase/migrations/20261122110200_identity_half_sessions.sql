-- Two doors beside the policies. A password without the second step opened what its learner may open, and whoever looked on
-- as a learner became an admin with them.

create or replace function public.can_open_lesson(lesson_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.learner_can_open_lesson(
    case when private.session_is_complete() then auth.uid() end, can_open_lesson.lesson_id
  ) or public.is_admin();
$$;
comment on function public.can_open_lesson(uuid) is
  'Whether the caller may read the body of a lesson. Admins may read every lesson. A caller who has not passed the second '
  'step they have set up reads what a visitor reads.';

create or replace function public.admin_access() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.session_is_own() or not exists (
      select
      from public.user_roles
      join auth.users on users.id = user_roles.user_id
      where user_roles.user_id = (select auth.uid())
        and user_roles.role = 'admin'
        and coalesce(users.banned_until, '-infinity') <= now()
        and users.deleted_at is null
    ) then 'none'
    when auth.jwt() ->> 'aal' = 'aal2' then 'granted'
    when exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    ) then 'second-step-needed'
    when exists (
      select from public.installation_settings where key = 'admins_need_second_step' and value = 'true'
    ) then 'second-step-missing'
    else 'granted'
  end;
$$;
comment on function public.admin_access() is
  'What keeps the caller from being an admin: "none" for everybody without the role and for whoever looks on as somebody '
  'else, "second-step-needed" for an admin who has not passed the second step yet, "second-step-missing" for one who has to '
  'set it up first, "granted" for an admin. Clients ask an admin who is granted without aal2 to set up a second step.';
