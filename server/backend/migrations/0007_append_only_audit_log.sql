-- What is in the audit log stays as it is, also for whoever owns the tables: an entry can lose the address that it was
-- written from (when an account is deleted), and disappears after a year. Nothing else changes it.
create function auth.keep_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.ip_address = ''
    and (new.id, new.payload, new.created_at) is not distinct from (old.id, old.payload, old.created_at) then
    return new;
  end if;
  if tg_op = 'DELETE' and old.created_at < now() - interval '1 year' then
    return old;
  end if;
  raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
end $$;

create trigger keep_audit_log before update or delete on auth.audit_log_entries
for each row execute function auth.keep_audit_log();
create trigger keep_whole_audit_log before truncate on auth.audit_log_entries
for each statement execute function auth.keep_audit_log();

-- For whoever looks up what one account did.
create index audit_log_entries_actor_id_idx on auth.audit_log_entries ((payload ->> 'actor_id'));
