-- Events of quizzes say what was asked for and what was believed; taking a hint is an event too.

drop trigger record_learning_event on public.quiz_answers;
create trigger record_learning_event after insert on public.quiz_answers
  for each row execute function private.record_learning_event(
    'item_answered', 'is_correct', 'round', 'skill', 'misconception'
  );
create trigger record_learning_event after insert on public.quiz_hints
  for each row execute function private.record_learning_event('hint_taken', 'step', 'round');
