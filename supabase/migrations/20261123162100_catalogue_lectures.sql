-- A lecture and a recorded video are played alike, and kept as one kind. Whoever chooses a lesson is told which it is.

alter table public.lessons
  add column is_lecture boolean not null default false,
  add constraint lessons_lecture_check check (not is_lecture or content_type = 'video');
comment on column public.lessons.is_lecture is
  'A lesson that is played and drawn in the browser: no recorded video.';

update public.lessons set is_lecture = true
  where id in (select lesson_id from public.lesson_bodies where lecture is not null);
