-- Whoever comes to an account by a mail, while somebody else had made it or got into it, gets it without the password that was
-- set before (docs/decisions/accounts.md). A wish of theirs to have it deleted must not outlive that either: the owner would
-- lose the account two weeks later, and no mail tells them of a wish that was made before they confirmed the address.
create function private.forget_deletion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.account_deletions where user_id = new.id;
  return null;
end;
$$;
comment on function private.forget_deletion() is
  'Forgets the wish for deletion of an account whose password is taken away because it is handed over to its owner.';
revoke all on function private.forget_deletion() from public;

create trigger forget_deletion after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is not null and new.encrypted_password is null)
  execute function private.forget_deletion();
