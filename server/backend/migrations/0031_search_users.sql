-- Accounts are found by the beginning of their address, or of a word of the name that they signed up with.
create index users_email_prefix_idx on auth.users (email collate "C");
create index users_full_name_words_idx on auth.users
using gin (to_tsvector('simple', coalesce(raw_user_meta_data ->> 'full_name', '')));
