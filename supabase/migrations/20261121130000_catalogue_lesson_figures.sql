-- What stands inside the text of a lesson besides its HTML, and its words for the search of a course.

alter table public.lesson_bodies
  add column figures jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  add column terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  add column plain_text text not null default '';

comment on column public.lesson_bodies.figures is
  'The data of the figures by the names that data-figure has in the HTML (FigureData of domain/catalogue).';
comment on column public.lesson_bodies.terms is
  'The glossary terms that the text uses, by the ids that data-term has in the HTML: {term, definition}.';
comment on column public.lesson_bodies.plain_text is
  'All words of the lesson without markup; never an answer or an explanation of a quiz.';
