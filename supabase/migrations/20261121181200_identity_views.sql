-- An admin who looks at the product as a learner sees it: a token that names the learner, and under `act` the admin
-- (RFC 8693, section 4.1). The engine lets it read only; docs/decisions/impersonation.md.

create function private.session_is_own() returns boolean
language sql stable
set search_path = ''
as $$ select auth.jwt() -> 'act' is null $$;
comment on function private.session_is_own() is 'False for somebody who looks on as somebody else.';
revoke all on function private.session_is_own() from public;
grant execute on function private.session_is_own() to authenticated, service_role;

-- What a learner wrote or answered stays theirs, for whoever looks on, too.
do $$
declare
  relation text;
begin
  foreach relation in array array[
    'assessment_drafts', 'mentor_conversations', 'mentor_messages', 'quiz_answers', 'quiz_hints'
  ] loop
    execute format(
      'create policy "Nobody else reads what a learner writes" on public.%I as restrictive for select '
      'to authenticated using ((select private.session_is_own()))',
      relation
    );
  end loop;
end;
$$;
