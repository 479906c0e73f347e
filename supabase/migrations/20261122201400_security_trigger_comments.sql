comment on function private.anonymise_security_event() is
  'Of a security event nothing ever changes but that the account it names is deleted; its address and browser go with it.';
