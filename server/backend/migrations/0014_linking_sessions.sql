-- Linking an identity ends with the session that began it: whoever was thrown out must not come back by it.
delete from auth.oauth_states where linking_user_id is not null;
alter table auth.oauth_states add column linking_session_id uuid references auth.sessions on delete cascade;
alter table auth.oauth_states add check ((linking_user_id is null) = (linking_session_id is null));
create index oauth_states_linking_session_id_idx on auth.oauth_states (linking_session_id);
