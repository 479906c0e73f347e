-- Whether a lesson is open takes half a millisecond to find out, and the search asked it of every lesson, before it looked for a word.
-- Now it asks once for each course what is open of it, as private.learner_can_open_lesson does; tests/cases/lesson-access.json holds both
-- to the same. Exams are not searched.

create or replace function public.search_course(course_id uuid, query text)
returns table (lesson_id uuid, excerpt text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  asked_text text;
  asked tsquery;
  reader constant uuid := case when private.session_is_complete() then auth.uid() end;
  reads_all constant boolean := public.is_admin();
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
    with seen as materialized (
      -- As the policies of the outline have it.
      select courses.id, courses.order_index, courses.is_active,
        private.is_enrolled(reader, courses.id) as is_taken, private.course_access(reader, courses.id) as access
      from public.courses
      where (search_course.course_id is null or courses.id = search_course.course_id)
        and (courses.is_active or reads_all or private.is_enrolled(auth.uid(), courses.id))
    ),
    outlines as materialized (
      select lessons.id, lessons.description,
        setweight(to_tsvector('pg_catalog.english', lessons.title), 'A')
          || setweight(to_tsvector('pg_catalog.english', lessons.description), 'B') as words,
        reads_all or (lessons.is_free and (seen.is_active or seen.is_taken)) or case seen.access
          when 'everything' then true
          when 'first_two_modules' then modules.order_index <= 2
          else false
        end as is_open,
        seen.order_index as course_order, modules.order_index as module_order, lessons.order_index as lesson_order
      from seen
      join public.lessons on lessons.course_id = seen.id and lessons.retired_at is null and not lessons.is_exam
      join public.modules on modules.id = lessons.module_id and modules.retired_at is null
    ),
    texts as materialized (
      select outlines.*, lesson_bodies.words as body_words, outlines.words || coalesce(lesson_bodies.words, '') as all_words
      from outlines
      left join public.lesson_bodies on lesson_bodies.lesson_id = outlines.id and outlines.is_open
    ),
    hits as materialized (
      select texts.*, ts_rank_cd(all_words, asked) as rank
      from texts
      where all_words @@ asked
      order by rank desc, course_order, module_order, lesson_order
      limit 30
    )
    select
      hits.id,
      ts_headline(
        'pg_catalog.english',
        case when hits.body_words @@ asked then lesson_bodies.plain_text else hits.description end,
        asked,
        format(
          'StartSel=%s, StopSel=%s, MaxFragments=2, MaxWords=20, MinWords=8, FragmentDelimiter=" … "', U&'\E000', U&'\E001'
        )
      )
    from hits
    left join public.lesson_bodies on lesson_bodies.lesson_id = hits.id
    order by hits.rank desc, hits.course_order, hits.module_order, hits.lesson_order;
end;
$$;
