/** A rule that every history obeys, with a query for what breaks it. `$1` is the end of the demonstration. */
type Rule = { readonly title: string; readonly offenders: string };

/** What the triggers would have refused or computed, asked once more of the rows as they are. */
export const RULES: readonly Rule[] = [
  {
    title: 'no lesson is completed without an enrolment, or before it',
    offenders: `
      select user_progress.id from public.user_progress
      left join public.enrollments using (user_id, course_id)
      where enrollments.id is null or user_progress.completed_at < enrollments.created_at`,
  },
  {
    title: 'progress is what the database computes, and a whole course has the time of its last lesson',
    offenders: `
      select enrollments.id from public.enrollments
      cross join lateral (
        select count(*) as total, count(user_progress.id) as done, max(completed_at) as last
        from public.lessons
        left join public.user_progress on lesson_id = lessons.id and user_progress.user_id = enrollments.user_id
        where lessons.course_id = enrollments.course_id and retired_at is null
      ) as counted
      where progress <> case when done = total then 100 else least(round(100.0 * done / total), 99) end
        or completed_at is distinct from case when done = total then last end`,
  },
  {
    title: 'no lesson is completed that was not opened before',
    offenders: `
      select id from public.user_progress where not exists (
        select from public.learning_events as opened
        where opened.user_id = user_progress.user_id and opened.lesson_id = user_progress.lesson_id
          and verb = 'lesson_opened' and occurred_at < completed_at
      )`,
  },
  {
    title: 'the lessons of a course are opened in their order',
    offenders: `
      select user_id from (
        select user_id, row (modules.order_index, lessons.order_index) as place,
          lag(row (modules.order_index, lessons.order_index)) over (
            partition by user_id, learning_events.course_id order by occurred_at
          ) as earlier
        from public.learning_events
        join public.lessons on lessons.id = lesson_id join public.modules on modules.id = lessons.module_id
        where verb = 'lesson_opened'
      ) as opened
      where earlier >= place`,
  },
  {
    title: 'a quiz is completed by an attempt that passed, with its score and at its moment',
    offenders: `
      select user_progress.id from public.user_progress join public.lessons on lessons.id = lesson_id
      where content_type = 'quiz' and not exists (
        select from public.quiz_attempts as attempts
        where attempts.user_id = user_progress.user_id and attempts.lesson_id = user_progress.lesson_id
          and attempts.passed and attempts.score = user_progress.score and finished_at = completed_at
      )`,
  },
  {
    title: 'a new attempt begins only after the one before was finished',
    offenders: `
      select id from (
        select id, started_at,
          lag(coalesce(finished_at, 'infinity')) over (partition by user_id, lesson_id order by started_at) as earlier
        from public.quiz_attempts
      ) as attempts
      where earlier > started_at`,
  },
  {
    title: 'an item is asked again only if it was wrong, after the attempt was finished',
    offenders: `
      select again.attempt_id from public.quiz_answers as again
      join public.quiz_attempts on quiz_attempts.id = attempt_id
      join public.quiz_answers as first using (attempt_id, item_id)
      where again.round = 2 and first.round = 1 and first.try = 1 and (first.is_correct or finished_at is null or again.answered_at < finished_at)`,
  },
  {
    title:
      'a second answer is given only after a wrong first one, and an attempt is finished with none to come',
    offenders: `
      select second.attempt_id from public.quiz_answers as second
      left join public.quiz_answers as first on first.try = 1 and first.attempt_id = second.attempt_id
        and first.item_id = second.item_id and first.round = second.round
      where second.try = 2 and (first.is_correct is distinct from false or first.answered_at > second.answered_at)
      union all
      select first.attempt_id from public.quiz_answers as first
      join public.quiz_attempts on quiz_attempts.id = attempt_id
      join public.lessons on lessons.id = lesson_id
      where first.round = 1 and first.try = 1 and not first.is_correct and finished_at is not null and not is_exam
        and not exists (
          select from public.quiz_answers as second
          where second.attempt_id = first.attempt_id and second.item_id = first.item_id
            and second.round = 1 and second.try = 2
        )`,
  },
  {
    title:
      'no more time is reported than has passed since the report before, and never more than five minutes',
    offenders: `
      select id from (
        select id, (details ->> 'seconds')::integer as seconds,
          extract(epoch from occurred_at - lag(occurred_at) over (partition by user_id order by occurred_at)) as passed
        from public.learning_events where verb = 'time_on_task'
      ) as reports
      where seconds not between 1 and 300 or seconds > ceil(passed)`,
  },
  {
    title: 'the steps of onboarding are completed one after the other',
    offenders: `
      select id from (
        select id, array_position(array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete'], step_name) as step,
          row_number() over (partition by user_id order by completed_at) as place
        from public.onboarding_steps
      ) as steps
      where step <> place`,
  },
  {
    title: 'an active subscription is paid for, and no other status outlives its time',
    offenders: `
      select id from public.subscriptions
      where case status
        when 'active' then current_period_end < $1 or not exists (
          select from public.payments where payments.user_id = subscriptions.user_id and period_ends_at >= current_period_end
        )
        when 'trialing' then trial_ends_at < $1
        else coalesce(current_period_end, trial_ends_at) >= $1
      end`,
  },
  {
    title: 'nothing past the second module is opened by whoever never paid for it',
    offenders: `
      select learning_events.id from public.learning_events
      join public.lessons on lessons.id = lesson_id join public.modules on modules.id = lessons.module_id
      where verb = 'lesson_opened' and modules.order_index > 2 and not exists (
        select from public.payments join public.subscriptions using (user_id)
        where payments.user_id = learning_events.user_id and paid_at <= occurred_at
          and (payments.plan_id = 'pro' or subscriptions.course_id = learning_events.course_id)
      )`,
  },
  {
    title: 'an application is decided within 48 hours, after two reviews',
    offenders: `
      select id from public.scholarship_applications as applications
      where coalesce(decided_at, $1) > due_at
        or decided_at is not null and 2 <> (
          select count(*) from public.application_reviews
          where application_id = applications.id and scored_at between taken_at and decided_at
        )`,
  },
  {
    title: 'nobody does anything before signing up, or in the future',
    offenders: `
      select learning_events.id from public.learning_events join auth.users on users.id = user_id
      where occurred_at < users.created_at or occurred_at >= $1
      union all
      select id from auth.users where greatest(created_at, last_sign_in_at, email_confirmed_at) >= $1
      union all
      select id from public.payments where paid_at >= $1
      union all
      select id from public.security_events where created_at >= $1
      union all
      select id from public.problem_reports where greatest(created_at, settled_at) >= $1`,
  },
];
