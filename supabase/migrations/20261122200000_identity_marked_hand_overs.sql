-- Whoever comes to an account by a mail, while somebody else had made it or got into it, gets it without anything that was
-- set before (docs/decisions/accounts.md). A wish of theirs to have it deleted must not outlive that either: the owner would
-- lose the account two weeks later, and no mail tells them of a wish that was made before they confirmed the address.
-- The transaction that hands an account over names it: a password also goes with an address that its owner unlinks, and an
-- account need not have one.
comment on function private.forget_deletion() is
  'Forgets the wish for deletion of an account that is handed over to its owner.';

drop trigger forget_deletion on auth.users;
create trigger forget_deletion after update of encrypted_password on auth.users
  for each row when (current_setting('auth.handed_over_user', true) = new.id::text)
  execute function private.forget_deletion();
