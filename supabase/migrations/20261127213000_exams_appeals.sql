-- An appeal is against a sitting or against the practical part of an exam: one table for both.

alter table public.practical_appeals rename to exam_appeals;
alter table public.exam_appeals rename constraint practical_appeals_pkey to exam_appeals_pkey;
alter table public.exam_appeals rename constraint practical_appeals_session_id_key to exam_appeals_session_id_key;
alter table public.exam_appeals rename constraint practical_appeals_session_id_fkey to exam_appeals_session_id_fkey;
alter table public.exam_appeals rename constraint practical_appeals_user_id_fkey to exam_appeals_user_id_fkey;
alter table public.exam_appeals rename constraint practical_appeals_check to exam_appeals_check;
alter table public.exam_appeals rename constraint practical_appeals_decision_check to exam_appeals_decision_check;
alter table public.exam_appeals rename constraint practical_appeals_reason_check to exam_appeals_reason_check;
alter index public.practical_appeals_user_id_idx rename to exam_appeals_user_id_idx;
alter index public.practical_appeals_waiting_idx rename to exam_appeals_waiting_idx;

alter table public.exam_appeals
  alter column session_id drop not null,
  add column sitting_id uuid unique references public.exam_sittings on delete cascade,
  add constraint exam_appeals_subject_check check (num_nonnulls(session_id, sitting_id) = 1);
comment on table public.exam_appeals is
  'What learners say against a sitting or a practical part that was not passed, once for each, and what an admin decided. One that is granted counts as passed.';
comment on column public.exam_appeals.session_id is 'The practical part that it is against; null for one against a sitting.';
comment on column public.exam_appeals.sitting_id is 'The sitting that it is against; null for one against a practical part.';
comment on column public.exam_sittings.is_passed is 'By its score, or since an appeal against it was granted.';

create or replace function private.guard_decided_appeal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.decided_at is not null or (new.session_id, new.sitting_id, new.user_id, new.reason, new.sent_at)
    is distinct from (old.session_id, old.sitting_id, old.user_id, old.reason, old.sent_at) then
    raise exception 'What was said or decided does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
