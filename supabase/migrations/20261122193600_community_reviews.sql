-- Two admins judge an application, each without knowing whose it is or what the other thinks, before anybody decides
-- (docs/decisions/blind-reviews.md).
-- replaces: 20261121183100
-- of release: 0.1.0

create table public.application_reviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.scholarship_applications on delete cascade,
  place smallint not null check (place in (1, 2)),
  user_id uuid references auth.users on delete set null,
  need smallint check (need between 1 and 4),
  commitment smallint check (commitment between 1 and 4),
  fit smallint check (fit between 1 and 4),
  clarity smallint check (clarity between 1 and 4),
  note text not null default '' check (char_length(note) <= 2000),
  taken_at timestamptz not null default now(),
  scored_at timestamptz,
  unique (application_id, place),
  unique (application_id, user_id),
  constraint application_reviews_scored_check check (
    case when scored_at is null
      then num_nonnulls(need, commitment, fit, clarity) = 0 and note = ''
      else num_nulls(need, commitment, fit, clarity) = 0
    end
  )
);
comment on table public.application_reviews is
  'The two seats of reviewers at an application: taken first, scored later, then kept as they are. No client role reads '
  'them, because no reviewer may see the other''s scores before both are in.';
comment on column public.application_reviews.user_id is 'The admin; null once their account was deleted.';
comment on column public.application_reviews.need is 'Each criterion from 1 to 4; domain/community/review-rubric.ts.';
create index application_reviews_user_id_idx on public.application_reviews (user_id);

revoke all on table public.application_reviews from anon, authenticated, service_role;
alter table public.application_reviews enable row level security;
grant select, insert, update, delete on table public.application_reviews to service_role;

create view private.application_cards as
  select
    applications.id, applications.preferred_language, applications.program_interest, applications.status,
    applications.created_at, applications.due_at, applications.decided_at,
    applications.decision_reason, applications.override_reason, applications.statement,
    seats.reviewers, seats.reviews, seats.is_mine, seats.is_scored_by_me, blind.is_open,
    case when blind.is_open then applications.first_name end as first_name,
    case when blind.is_open then applications.last_name end as last_name,
    case when blind.is_open then applications.email end as email,
    case when blind.is_open then seats.points end as points,
    applications.email like '%@demo.example.invalid' as is_demonstration
  from public.scholarship_applications as applications
  cross join lateral (
    select
      count(*)::integer as reviewers,
      count(scored_at)::integer as reviews,
      coalesce(bool_or(user_id = (select auth.uid())), false) as is_mine,
      coalesce(bool_or(user_id = (select auth.uid()) and scored_at is not null), false) as is_scored_by_me,
      round(avg(need + commitment + fit + clarity), 1)::float8 as points
    from public.application_reviews where application_id = applications.id
  ) as seats
  cross join lateral (select seats.reviews >= 2 or applications.decided_at is not null as is_open) as blind;
comment on view private.application_cards is
  'Applications as the admin who asks may see them: who applied and what the reviews say on the whole only once two '
  'reviews are in, or the decision. The caller has made sure that it is an admin.';
revoke all on table private.application_cards from public, anon, authenticated, service_role;
grant select on table private.application_cards to service_role;

create function private.take_applications(p_application_ids uuid[]) returns setof uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  taken uuid[];
begin
  -- In one order, so that two admins who take the same ones do not wait for each other in a circle.
  perform from public.scholarship_applications where id = any (p_application_ids) order by id for update;
  -- Whoever is no admin any more holds no seat that was not used.
  delete from public.application_reviews
  where application_id = any (p_application_ids) and scored_at is null and not exists (
    select from public.user_roles where user_roles.user_id = application_reviews.user_id and role = 'admin'
  );
  with free as (
    select applications.id, min(place) as place
    from public.scholarship_applications as applications cross join (values (1), (2)) as places (place)
    where applications.id = any (p_application_ids) and decided_at is null and not exists (
      select from public.application_reviews
      where application_id = applications.id
        and (application_reviews.place = places.place or user_id = (select auth.uid()))
    )
    group by applications.id
  ), seated as (
    insert into public.application_reviews (application_id, place, user_id)
    select id, place, (select auth.uid()) from free
    returning application_id
  )
  select array_agg(application_id) into taken from seated;
  if taken is null then
    raise exception 'Decided already, or both seats are taken.' using hint = 'no-seat-at-application';
  end if;
  update public.scholarship_applications set status = 'in_review' where id = any (taken) and status = 'received';
  return query select unnest(taken);
end;
$$;
comment on function private.take_applications(uuid[]) is
  'Seats the admin who calls as a reviewer of those of the applications that have a seat for them, and returns their ids; '
  'refuses when there are none.';
revoke all on function private.take_applications(uuid[]) from public;
grant execute on function private.take_applications(uuid[]) to service_role;

create function private.release_applications(p_application_ids uuid[]) returns setof uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  released uuid[];
begin
  perform from public.scholarship_applications where id = any (p_application_ids) order by id for update;
  with left_seats as (
    delete from public.application_reviews
    where application_id = any (p_application_ids) and user_id = (select auth.uid()) and scored_at is null
    returning application_id
  )
  select array_agg(application_id) into released from left_seats;
  if released is null then
    raise exception 'You hold no unused seat at these applications.' using hint = 'no-seat-to-release';
  end if;
  update public.scholarship_applications set status = 'received'
  where id = any (released) and status = 'in_review'
    and not exists (select from public.application_reviews where application_id = scholarship_applications.id);
  return query select unnest(released);
end;
$$;
comment on function private.release_applications(uuid[]) is
  'Gives back the seats that the admin who calls has taken and not used, and returns the ids of their applications; '
  'refuses when there are none.';
revoke all on function private.release_applications(uuid[]) from public;
grant execute on function private.release_applications(uuid[]) to service_role;

create function private.review_application(
  p_application_id uuid, p_need integer, p_commitment integer, p_fit integer, p_clarity integer, p_note text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.scholarship_applications;
begin
  select * into application from public.scholarship_applications where id = p_application_id for update;
  if not found then
    raise exception 'There is no such application.' using hint = 'application-not-found';
  end if;
  if application.decided_at is not null then
    raise exception 'This application was decided already.' using hint = 'already-decided';
  end if;
  if exists (
    select from public.application_reviews
    where application_id = p_application_id and user_id = (select auth.uid()) and scored_at is not null
  ) then
    raise exception 'An application is reviewed by two people, not by one twice.' using hint = 'already-reviewed';
  end if;
  if not exists (
    select from public.application_reviews
    where application_id = p_application_id and user_id = (select auth.uid())
  ) then
    perform private.take_applications(array[p_application_id]);
  end if;
  update public.application_reviews
  set need = p_need, commitment = p_commitment, fit = p_fit, clarity = p_clarity, note = p_note, scored_at = now()
  where application_id = p_application_id and user_id = (select auth.uid());
end;
$$;
comment on function private.review_application(uuid, integer, integer, integer, integer, text) is
  'Keeps the review of the admin who calls, once and for good; takes a seat first where they have none.';
revoke all on function private.review_application(uuid, integer, integer, integer, integer, text) from public;
grant execute on function private.review_application(uuid, integer, integer, integer, integer, text) to service_role;

create function private.decide_application(
  p_application_id uuid, p_decision text, p_reason text, p_spots integer, p_override_reason text
) returns public.scholarship_applications
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.scholarship_applications;
  is_reviewed boolean;
begin
  if not public.is_admin() then
    raise exception 'Admins decide applications.' using hint = 'admins-only';
  end if;
  select * into application from public.scholarship_applications where id = p_application_id for update;
  if not found then
    raise exception 'There is no such application.' using hint = 'application-not-found';
  end if;
  if application.status in ('awarded', 'declined') then
    raise exception 'This application was decided already.' using hint = 'already-decided';
  end if;
  select count(*) >= 2 into is_reviewed from public.application_reviews
  where application_id = p_application_id and scored_at is not null;
  if not is_reviewed and p_override_reason is null then
    raise exception 'Two reviews come before the decision.' using hint = 'reviews-needed';
  end if;
  if p_decision = 'awarded' then
    -- One award of a program after the other: the next one counts this one.
    perform pg_advisory_xact_lock(hashtextextended('scholarship-seats:' || application.program_interest, 0));
    if p_spots <= (
      select count(*) from public.scholarship_applications
      where program_interest = application.program_interest and status = 'awarded'
    ) then
      raise exception 'Every seat of this program is taken.' using hint = 'no-seats-left';
    end if;
  end if;
  update public.scholarship_applications
  set status = p_decision, decision_reason = p_reason, decided_at = now(),
    override_reason = case when not is_reviewed then p_override_reason end
  where id = p_application_id
  returning * into application;
  delete from public.application_reviews where application_id = p_application_id and scored_at is null;
  if p_decision = 'awarded' then
    insert into public.scholarships (application_id, user_id)
    select p_application_id, id from auth.users
    where lower(email) = lower(application.email) and email_confirmed_at is not null and deleted_at is null
    on conflict do nothing;
  end if;
  return application;
end;
$$;
comment on function private.decide_application(uuid, text, text, integer, text) is
  'Awards or declines an application for the admin who calls, once and for good: after two reviews, or before them with a '
  'reason for not waiting. p_spots: the seats of its program, as content/site.yaml says. An award is at once claimed by '
  'the account that has confirmed the address.';
revoke all on function private.decide_application(uuid, text, text, integer, text) from public;
grant execute on function private.decide_application(uuid, text, text, integer, text) to service_role;

-- When an account is deleted, its applications stay, since each has taken a place or not; who sent them is forgotten.
create function private.forget_forms_of(p_email text) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.leads where lower(email) = lower(p_email);
  update public.application_reviews set note = ''
  where application_id in (
    select id from public.scholarship_applications where lower(email) = lower(p_email)
  );
  update public.scholarship_applications
  set first_name = '-', last_name = '-', email = 'deleted@example.invalid', statement = null,
    decision_reason = case when decision_reason is not null then '-' end,
    override_reason = case when override_reason is not null then '-' end
  where lower(email) = lower(p_email);
$$;
comment on function private.forget_forms_of(text) is
  'Takes the sender out of the forms that were sent with this address. For an address that its owner has confirmed.';
revoke all on function private.forget_forms_of(text) from public;
grant execute on function private.forget_forms_of(text) to service_role;
