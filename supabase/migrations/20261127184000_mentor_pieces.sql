-- The figure or simulation of a lesson that a reply shows is kept with it, by its name: what it holds is read from the lesson each
-- time, and only by who may open that.

alter table public.mentor_messages
  add column piece jsonb check (jsonb_typeof(piece) = 'object' and pg_column_size(piece) <= 500);
comment on column public.mentor_messages.piece is
  'The figure or simulation that stands beside what is quoted (LessonPiece of domain/mentor): lesson, kind and name. Null for everything else.';
