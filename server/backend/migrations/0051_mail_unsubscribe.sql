-- Mails that somebody asked for can be ended from the mail program itself (RFC 8058): the address that a POST is sent to.
alter table engine.outbox add column unsubscribe_url text;
