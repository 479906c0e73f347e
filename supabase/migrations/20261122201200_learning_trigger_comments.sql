comment on function private.refresh_progress_of_course() is
  'Lets the enrolments in a course compute their progress anew when one of its modules or lessons changed.';
comment on function private.refresh_progress_of_courses() is
  'Lets the enrolments in the courses of a statement that added modules or lessons compute their progress anew, once.';
comment on function private.refresh_progress_of_learner() is
  'Lets an enrolment compute its progress anew when its learner completed a lesson.';
comment on function private.anonymise_learning_event() is
  'Of a learning event nothing ever changes but that the account it names is deleted.';
