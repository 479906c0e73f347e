comment on function private.guard_campaign_is_complete() is
  'A campaign leaves its draft only with a budget and the texts that its platform shows.';
comment on function private.set_updated_at() is 'Computes updated_at, of any table that has it.';
