-- Learners who exist to show the product with: `npm run demo-data` makes them and takes them away again. A table and not
-- only a mark on the account, so that a figure can leave them out, or say that they are in it, with one indexed look-up.
create table private.demonstration_users (
  user_id uuid primary key references auth.users on delete cascade
);
comment on table private.demonstration_users is
  'Accounts of demonstration learners, also marked by raw_app_meta_data {"demonstration": true}. Written by the owner of '
  'the database only; docs/demo-data.md.';
revoke all on table private.demonstration_users from public, anon, authenticated, service_role;
grant select on table private.demonstration_users to service_role;
