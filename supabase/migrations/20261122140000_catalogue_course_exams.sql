-- The exam at the end of a course: closed until the modules before it are completed, and not found by the search.

alter table public.lessons
  add column is_exam boolean not null default false,
  add constraint lessons_exam_check check (not is_exam or content_type = 'quiz');
comment on column public.lessons.is_exam is
  'The exam at the end of a course: a quiz without hints, which opens once the modules before its own are completed.';

create function private.exam_is_closed(learner_id uuid, lesson_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select
    from public.lessons as exam
    join public.modules as own on own.id = exam.module_id
    join public.modules as earlier
      on earlier.course_id = own.course_id
      and earlier.order_index < own.order_index
      and earlier.retired_at is null
    left join public.lessons as asked on asked.module_id = earlier.id and asked.retired_at is null
    left join public.user_progress as done
      on done.lesson_id = asked.id and done.user_id = learner_id and done.completed
    where exam.id = exam_is_closed.lesson_id
      and (done.id is null or earlier.status = 'in_writing')
  ) and not exists (
    select from public.user_progress as passed
    where passed.user_id = learner_id and passed.lesson_id = exam_is_closed.lesson_id and passed.completed
  );
$$;
comment on function private.exam_is_closed(uuid, uuid) is
  'Whether an exam waits for a learner to complete the modules before its own; one in writing keeps it closed. Who has '
  'passed it may open it for good. The same rule as domain/learning: both run tests/cases/course-exam.json.';
revoke all on function private.exam_is_closed(uuid, uuid) from public;
grant execute on function private.exam_is_closed(uuid, uuid) to service_role;

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
      and not (lessons.is_exam and private.exam_is_closed(learner_id, lessons.id))
  );
$$;
comment on function private.learner_can_open_lesson(uuid, uuid) is
  'Whether a learner (null: a visitor) may read a lesson: it is free, or what their plan opens includes it. An exam '
  'opens besides only after the modules before it.';

create or replace function public.search_course(course_id uuid, query text)
returns table (lesson_id uuid, excerpt text)
language plpgsql stable
set search_path = ''
as $$
declare
  asked_text text;
  asked tsquery;
begin
  if char_length(query) > 200 then
    raise exception 'Search for fewer words.' using hint = 'query-too-long';
  end if;
  -- The last word may still be being typed. A query that ends in a parenthesis has no last word.
  asked_text := websearch_to_tsquery('pg_catalog.english', query)::text;
  asked := (asked_text || case when asked_text like '%''' then ':*' else '' end)::tsquery;
  if numnode(asked) = 0 then
    return;
  end if;

  return query
    with hits as (
      select
        lessons.id,
        case when lesson_bodies.words @@ asked then lesson_bodies.plain_text else lessons.description end as text,
        ts_rank_cd(outline.words || coalesce(lesson_bodies.words, ''), asked) as rank,
        modules.order_index as module_order,
        lessons.order_index as lesson_order
      from public.lessons
      join public.modules on modules.id = lessons.module_id
      left join public.lesson_bodies on lesson_bodies.lesson_id = lessons.id
      cross join lateral (
        select setweight(to_tsvector('pg_catalog.english', lessons.title), 'A')
          || setweight(to_tsvector('pg_catalog.english', lessons.description), 'B') as words
      ) as outline
      where lessons.course_id = search_course.course_id
        and not lessons.is_exam
        and outline.words || coalesce(lesson_bodies.words, '') @@ asked
      order by rank desc, module_order, lesson_order
      limit 30
    )
    select
      hits.id,
      ts_headline('pg_catalog.english', hits.text, asked, format(
        'StartSel=%s, StopSel=%s, MaxFragments=2, MaxWords=20, MinWords=8, FragmentDelimiter=" … "', U&'\E000', U&'\E001'
      ))
    from hits
    order by hits.rank desc, hits.module_order, hits.lesson_order;
end;
$$;
comment on function public.search_course(uuid, text) is
  'The lessons of a course that hold all words of a query, best first, at most 30: in the title, the description, or in '
  'the text where the caller may open it. No exam is found. The query is that of web search engines (quotes, or, -), its last word may be '
  'unfinished. The excerpt is plain text with the matches between U+E000 and U+E001. Refuses with query-too-long.';
