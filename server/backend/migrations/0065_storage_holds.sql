-- An object's file lies under its version: anything but a random name would be a path to another file. Rows that are there
-- already were all written by the engine.
alter table storage.objects add constraint objects_version_is_random
  check (version ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') not valid;

-- Who writes to a resumable upload at the moment, over all processes that share a folder. A hold that is not renewed runs out.
alter table storage.resumable_uploads add column held_by uuid, add column held_until timestamptz;
