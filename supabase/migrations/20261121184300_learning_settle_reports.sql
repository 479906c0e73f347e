-- What becomes of a problem report: an admin resolves or dismisses it, with a note, or opens it again.

alter table public.problem_reports
  add column settled_at timestamptz,
  add column settled_note text check (char_length(btrim(settled_note)) between 1 and 1000);
alter table public.problem_reports add constraint problem_reports_settled_check check (
  case when status = 'open' then settled_at is null and settled_note is null else settled_at is not null end
);
comment on column public.problem_reports.settled_note is 'What was done about it, or why nothing was; its author reads it too.';
