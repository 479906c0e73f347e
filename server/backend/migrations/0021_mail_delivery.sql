-- A mail server may refuse a mail for good (no such mailbox): then it is not tried again.
alter table engine.outbox
  add column refused_at timestamptz,
  add column refusal text,
  add check ((refused_at is null) = (refusal is null)),
  add check (sent_at is null or refused_at is null);
