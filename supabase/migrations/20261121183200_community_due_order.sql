-- The list of applications opens with the most urgent ones. In this order an index gives them at once; otherwise the
-- reviews of every application are counted to show fifty.
create index scholarship_applications_due_idx
  on public.scholarship_applications ((decided_at is not null), due_at, id);
