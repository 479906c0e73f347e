-- The table of plans as it is when a database gets it. An installation that is upgraded has learners before the content is
-- imported anew: what a plan opens, and that everything is open where nobody takes payments, holds in between, too. The
-- importer writes the words, and whatever the operator's content/plans.yaml has otherwise.
insert into public.entitlements (id, included_in, is_ready, order_index) values
  ('assessment', '{account,trial,basic,premium,pro,elite,scholarship}', true, 1),
  ('mentor', '{account,trial,basic,premium,pro,elite,scholarship}', true, 2),
  ('free_lessons', '{account,trial,basic,premium,pro,elite,scholarship}', true, 3),
  ('learning_path', '{account,trial,basic,premium,pro,elite,scholarship}', false, 4),
  ('daily_puzzle', '{account,trial,basic,premium,pro,elite,scholarship}', false, 5),
  ('simulator_scenarios', '{account,trial,basic,premium,pro,elite,scholarship}', false, 6),
  ('first_two_modules', '{trial,basic,premium,pro,elite,scholarship}', true, 7),
  ('basic_progress', '{trial,basic,premium,pro,elite,scholarship}', true, 8),
  ('community_access', '{trial,basic,premium,pro,elite,scholarship}', false, 9),
  ('one_course', '{basic,premium,pro,elite,scholarship}', true, 10),
  ('all_courses', '{premium,pro,elite,scholarship}', true, 11),
  ('detailed_progress', '{premium,pro,elite,scholarship}', false, 12),
  ('exams', '{premium,pro,elite,scholarship}', true, 13),
  ('simulator', '{pro,elite}', false, 14),
  ('live_sessions', '{elite}', false, 15),
  ('challenges', '{elite}', false, 16)
on conflict (id) do nothing;

comment on function private.set_plan_course() is
  'Gives a plan that begins to be paid the course that the learner studied last, unless they chose one themselves.';
comment on function private.choose_plan_course() is
  'Lets a learner choose the course of a plan of one course, once in a calendar month in UTC.';
comment on function private.give_plan_course() is
  'The first course that somebody takes is the one of their plan, where they paid before they took any.';
comment on function private.guard_plan_change() is
  'A plan that is being paid is changed by the server, which tells the payment provider; never by the learner alone.';
comment on function private.anonymise_payment() is
  'Of a payment nothing ever changes but that the account it names is deleted.';
