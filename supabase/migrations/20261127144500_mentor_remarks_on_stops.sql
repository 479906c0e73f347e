-- The mentor also speaks first after a stop was moved away from the price in a session of the simulator.

alter table public.mentor_remarks drop constraint mentor_remarks_kind_check;
alter table public.mentor_remarks add constraint mentor_remarks_kind_check
  check (kind in ('belief', 'fading', 'stop-widened'));
comment on table public.mentor_remarks is
  'What the mentor said without being asked: about a belief met twice (belief), a skill that fades (fading), or a stop that was moved away from the price (stop-widened).';
comment on column public.mentor_remarks.about is
  'The id of the misconception or of the skill; of a stop the session and the event, parted by a colon.';
