-- One search finds passages in every course.

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
        courses.order_index as course_order,
        modules.order_index as module_order,
        lessons.order_index as lesson_order
      from public.lessons
      join public.modules on modules.id = lessons.module_id
      join public.courses on courses.id = lessons.course_id
      left join public.lesson_bodies on lesson_bodies.lesson_id = lessons.id
      cross join lateral (
        select setweight(to_tsvector('pg_catalog.english', lessons.title), 'A')
          || setweight(to_tsvector('pg_catalog.english', lessons.description), 'B') as words
      ) as outline
      where (search_course.course_id is null or lessons.course_id = search_course.course_id)
        and not lessons.is_exam
        and outline.words || coalesce(lesson_bodies.words, '') @@ asked
      order by rank desc, course_order, module_order, lesson_order
      limit 30
    )
    select
      hits.id,
      ts_headline('pg_catalog.english', hits.text, asked, format(
        'StartSel=%s, StopSel=%s, MaxFragments=2, MaxWords=20, MinWords=8, FragmentDelimiter=" … "', U&'\E000', U&'\E001'
      ))
    from hits
    order by hits.rank desc, hits.course_order, hits.module_order, hits.lesson_order;
end;
$$;
comment on function public.search_course(uuid, text) is
  'The lessons of a course, or of all where it is null, that hold all words of a query, best first, at most 30: in the title, the '
  'description, or in the text where the caller may open it. No exam is found. The query is that of web search engines (quotes, or, -), its '
  'last word may be unfinished. The excerpt is plain text with the matches between U+E000 and U+E001. Refuses with query-too-long.';
