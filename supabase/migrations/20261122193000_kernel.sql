-- What every domain stands on: the schema of the rules, and rules that belong to no domain.
-- replaces: 20261122110000 20261122191000
-- of release: 0.1.0

-- Rules that are no calls live here: PostgREST exposes `public` only, so nobody can call them by name.
create schema private;
comment on schema private is 'Rule and trigger functions. Not exposed; client roles cannot name anything in it.';
revoke all on schema private from public;
grant usage on schema private to service_role;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.set_updated_at() is 'Computes updated_at, of any table that has it.';
revoke all on function private.set_updated_at() from public;

-- A name is typed by a stranger and read by others. Whatever call it comes by, it is kept without what could make it look
-- like a link, a line of its own or a text of ours (docs/decisions/mails.md). The characters are those of
-- domain/kernel/plain-name.ts, those without a shape (Cf) by code point, since PostgreSQL knows no classes of Unicode. Both
-- run tests/cases/plain-name.json.
create function private.plain_name(typed text) returns text
language sql immutable strict
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              typed,
              '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u202a-\u202e'
                '\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f'
                '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]', '', 'g'
            ),
            '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
          ),
          '[^ ]*(?://|@|www[.．。｡․][^ .．。｡․,;)''’-])[^ ]*', '', 'gi'
        ),
        '[:/@<>]', ' ', 'g'
      ),
      '([.．。｡․])(?=[^ .．。｡․,;)''’-])', '\1 ', 'g'
    ),
    ' +', ' ', 'g'
  ));
$$;
comment on function private.plain_name(text) is
  'What is kept of a name: no line breaks, control characters or direction marks, no addresses and none of their marks, a '
  'blank after a dot inside a word. It can be empty.';
revoke all on function private.plain_name(text) from public;
grant execute on function private.plain_name(text) to service_role;
