-- Which choice of a dialogue is right follows from its place in the content, which everybody can read: nobody is told by how
-- much the choices are turned, nor the places of those that were chosen.

revoke select on table public.mentor_dialogues from authenticated;
grant select (id, user_id, misconception, is_right, started_at, finished_at) on table public.mentor_dialogues to authenticated;
