-- What a lecture and a recorded video need to be played. Both are lessons of the content type video.

alter table public.lesson_bodies
  add column lecture jsonb check (jsonb_typeof(lecture) = 'object'),
  add column media jsonb check (jsonb_typeof(media) = 'object');

comment on column public.lesson_bodies.lecture is
  'The timeline of a lecture (Lecture of domain/catalogue); null unless the lesson is one.';
comment on column public.lesson_bodies.media is
  'The files, captions and chapters of a recorded video (VideoMedia of domain/catalogue); null unless the lesson is one. '
  'The files themselves are served under addresses that open-lesson-media signs.';
