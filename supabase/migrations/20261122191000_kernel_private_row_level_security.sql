-- No table is without row-level security, those that only the owner of the database reads included: without a policy,
-- a grant that slips in one day opens nothing.

alter table private.demonstration_users enable row level security;
alter table private.lesson_use enable row level security;
alter table private.analytics_rollup enable row level security;
alter table private.daily_counts enable row level security;
alter table private.lesson_counts enable row level security;
alter table private.item_sums enable row level security;
alter table private.active_learners enable row level security;
