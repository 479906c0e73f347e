comment on function private.anonymise_admin_action() is
  'Of a row of the audit log nothing ever changes but that the account it names is deleted.';
