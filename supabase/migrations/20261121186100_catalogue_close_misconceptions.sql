-- Misconceptions are worded like the wrong choices that show them, so that a browser could find those choices by the list.

revoke select on table public.misconceptions from anon, authenticated;
drop policy "Everybody sees the misconceptions" on public.misconceptions;
comment on table public.misconceptions is
  'Mistaken beliefs, each with why it is wrong. For the server: they are worded like the wrong choices of quizzes, which '
  'a browser must not be able to tell.';
