-- What kind of mistake a wrong answer was. Answers given before are of no kind: the beliefs they name were ascribed to slips
-- too, so that nothing counts them.

alter table public.quiz_answers
  add column mistake text check (mistake in ('slip', 'misread', 'formula', 'belief')),
  add check (misconception is null or mistake is null or mistake = 'belief');
comment on column public.quiz_answers.mistake is
  'What went wrong in a wrong answer, when it is recognised: a step of arithmetic (slip), another thing was asked '
  '(misread), the wrong relation (formula), or a misconception that leads to exactly this answer (belief).';
comment on column public.quiz_answers.misconception is 'The mistaken belief behind an answer whose mistake is a belief.';

drop trigger record_learning_event on public.quiz_answers;
create trigger record_learning_event after insert on public.quiz_answers
  for each row execute function private.record_learning_event(
    'item_answered', 'is_correct', 'round', 'skill', 'mistake', 'misconception'
  );
