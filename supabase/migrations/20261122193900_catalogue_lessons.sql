-- What a lesson says, and who may read it. That is decided by what learning and billing know of a learner, so it stands
-- after them.
-- replaces: 20261121090400 20261121130000 20261121132000 20261121133400 20261122140000
-- of release: 0.1.0

-- ---------------------------------------------------------------- who may open a lesson

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
revoke all on function private.learner_can_open_lesson(uuid, uuid) from public;
grant execute on function private.learner_can_open_lesson(uuid, uuid) to service_role;

create function public.can_open_lesson(lesson_id uuid) returns boolean
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
revoke all on function public.can_open_lesson(uuid) from public, anon, authenticated, service_role;
grant execute on function public.can_open_lesson(uuid) to anon, authenticated, service_role;

-- ---------------------------------------------------------------- bodies

create table public.lesson_bodies (
  lesson_id uuid primary key references public.lessons on delete cascade,
  html text not null,
  quiz jsonb check (jsonb_typeof(quiz) = 'object'),
  body_hash text not null,
  figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  plain_text text not null default '',
  lecture jsonb check (jsonb_typeof(lecture) = 'object'),
  media jsonb check (jsonb_typeof(media) = 'object'),
  words tsvector generated always as (to_tsvector('pg_catalog.english', plain_text)) stored
);
comment on table public.lesson_bodies is 'What a lesson says. A table of its own, because the outline is public.';
comment on column public.lesson_bodies.html is 'Sanitised at import; the client shows it as it is.';
comment on column public.lesson_bodies.quiz is 'The items without their answers; null unless the lesson is a quiz.';
comment on column public.lesson_bodies.body_hash is 'Tells the importer whether the text changed.';
comment on column public.lesson_bodies.figures is
  'The data of the figures by the names that data-figure has in the HTML (FigureData of domain/catalogue).';
comment on column public.lesson_bodies.terms is
  'The glossary terms that the text uses, by the ids that data-term has in the HTML: {term, definition}.';
comment on column public.lesson_bodies.plain_text is
  'All words of the lesson without markup; never an answer or an explanation of a quiz.';
comment on column public.lesson_bodies.lecture is
  'The timeline of a lecture (Lecture of domain/catalogue); null unless the lesson is one.';
comment on column public.lesson_bodies.media is
  'The files, captions and chapters of a recorded video (VideoMedia of domain/catalogue); null unless the lesson is one. '
  'The files themselves are served under addresses that open-lesson-media signs.';
comment on column public.lesson_bodies.words is 'plain_text as the search reads it.';

revoke all on table public.lesson_bodies from anon, authenticated, service_role;
alter table public.lesson_bodies enable row level security;
grant select on table public.lesson_bodies to anon, authenticated;
grant select, insert, update, delete on table public.lesson_bodies to service_role;
create policy "Those who may open a lesson read its body" on public.lesson_bodies
  for select to anon, authenticated using (public.can_open_lesson(lesson_id));

-- ---------------------------------------------------------------- answers

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

-- ---------------------------------------------------------------- search

-- Search inside a course. It runs as the caller, so that the policies decide what can be found: the outline by
-- everybody who sees the course, what a lesson says only by those who may open it.
create function public.search_course(course_id uuid, query text)
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
  'the text where the caller may open it. No exam is found. The query is that of web search engines (quotes, or, -), its '
  'last word may be unfinished. The excerpt is plain text with the matches between U+E000 and U+E001. Refuses with query-too-long.';
revoke all on function public.search_course(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.search_course(uuid, text) to authenticated;
