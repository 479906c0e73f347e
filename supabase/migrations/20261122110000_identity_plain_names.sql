-- A name is typed by a stranger and read by others. Whatever call it comes by, it is kept without what could make it look
-- like a link, a line of its own or a text of ours (docs/decisions/mails.md).

-- The characters are those of domain/kernel/plain-name.ts, those without a shape (Cf) by code point, since PostgreSQL knows
-- no classes of Unicode. Both run tests/cases/plain-name.json.
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

create function private.plain_profile(profile jsonb) returns jsonb
language sql immutable strict
set search_path = ''
as $$
  select profile - array['full_name', 'name'] || coalesce(
    jsonb_object_agg(names.key, names.plain) filter (where names.plain <> ''), '{}'
  )
  from (
    select key, private.plain_name(profile ->> key) as plain
    from unnest(array['full_name', 'name']) as key
    where jsonb_typeof(profile -> key) = 'string'
  ) as names;
$$;
comment on function private.plain_profile(jsonb) is
  'user_metadata with plain names. A name that is no text, or of which nothing is left, is taken out.';
revoke all on function private.plain_profile(jsonb) from public;
grant execute on function private.plain_profile(jsonb) to service_role;

create function private.apply_plain_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data := private.plain_profile(new.raw_user_meta_data);
  return new;
end;
$$;
comment on function private.apply_plain_profile() is 'Keeps names of accounts plain, whoever writes them.';
revoke all on function private.apply_plain_profile() from public;
create trigger apply_plain_profile before insert or update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data ?| array['full_name', 'name'])
  execute function private.apply_plain_profile();

create function private.apply_plain_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.first_name := private.plain_name(new.first_name);
  new.last_name := private.plain_name(new.last_name);
  return new;
end;
$$;
comment on function private.apply_plain_names() is
  'Keeps names of applicants plain. The form refuses a name with an address before; see the constraints for an empty one.';
revoke all on function private.apply_plain_names() from public;
create trigger apply_plain_names before insert or update of first_name, last_name on public.scholarship_applications
  for each row execute function private.apply_plain_names();

update auth.users set raw_user_meta_data = private.plain_profile(raw_user_meta_data)
where raw_user_meta_data is distinct from private.plain_profile(raw_user_meta_data);
-- Of names that were nothing but a link the dash is left that a forgotten application has.
update public.scholarship_applications set
  first_name = coalesce(nullif(left(private.plain_name(first_name), 100), ''), '-'),
  last_name = coalesce(nullif(left(private.plain_name(last_name), 100), ''), '-')
where first_name is distinct from private.plain_name(first_name)
  or last_name is distinct from private.plain_name(last_name);
