-- When an account goes, the audit log keeps what was done and forgets from where.
create function auth.forget_addresses() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update auth.audit_log_entries set ip_address = '' where payload ->> 'actor_id' = old.id::text and ip_address <> '';
  return null;
end $$;

create trigger forget_addresses after delete on auth.users
for each row execute function auth.forget_addresses();
create trigger forget_addresses_of_emptied after update of deleted_at on auth.users
for each row when (old.deleted_at is null and new.deleted_at is not null) execute function auth.forget_addresses();
