import {
  type ListedPerson,
  type ListPeopleResponse,
  listPeopleRequest,
  MOST_COUNTED,
} from '#domain/identity/people-contract.ts';
import { adminReading } from '../admin-function.ts';
import { prefixPattern, wordPrefixes } from './search-patterns.ts';

/** The facts of an account that lists and details show. `users` is in the statement's scope. */
export const PERSON_COLUMNS = `
  users.id, users.email, users.raw_user_meta_data ->> 'full_name' as full_name, users.created_at,
  users.last_sign_in_at, users.confirmed_at is not null as is_confirmed,
  exists (select from public.user_roles where user_id = users.id and role = 'admin') as is_admin,
  exists (select from private.demonstration_users where user_id = users.id) as is_demonstration,
  coalesce(users.banned_until, '-infinity') > now() as is_banned,
  case when users.banned_until between now() and now() + interval '100 years' then users.banned_until end as ban_ends_at,
  (select due_at from public.account_deletions where user_id = users.id) as deletion_due_at,
  (select plan_id from public.subscriptions where user_id = users.id) as plan_id,
  (select status from public.subscriptions where user_id = users.id) as plan_status,
  (select count(*)::int from public.enrollments where user_id = users.id) as enrolments`;

/** Planned for the values of each call, so that a filter that is left out costs nothing. */
const MATCHING = `
  from auth.users
  where users.deleted_at is null
    and ($1 = '' or users.email collate "C" like $1
      or to_tsvector('simple', coalesce(users.raw_user_meta_data ->> 'full_name', '')) @@ to_tsquery('simple', $2))
    and ($3::boolean is null
      or $3 = exists (select from public.user_roles where user_id = users.id and role = 'admin'))
    and case $4::text
      when 'active' then users.confirmed_at is not null and coalesce(users.banned_until, '-infinity') <= now()
        and not exists (select from public.account_deletions where user_id = users.id)
      when 'unconfirmed' then users.confirmed_at is null
      when 'banned' then users.banned_until > now()
      when 'to-be-deleted' then exists (select from public.account_deletions where user_id = users.id)
      else true
    end
    and case
      when $5::text is null then true
      when $5 = 'none' then not exists (select from public.subscriptions where user_id = users.id)
      else exists (select from public.subscriptions where user_id = users.id and plan_id = $5)
    end
    and ($6::boolean is null
      or $6 = exists (select from private.demonstration_users where user_id = users.id))`;

const ORDER = {
  created_at: { ascending: 'users.created_at, users.id', descending: 'users.created_at desc, users.id desc' },
  last_sign_in_at: {
    ascending: 'users.last_sign_in_at, users.id',
    descending: 'users.last_sign_in_at desc nulls last, users.id desc',
  },
  email: {
    ascending: 'users.email collate "C", users.id',
    descending: 'users.email collate "C" desc nulls last, users.id desc',
  },
} as const;

/** Accounts by what an admin looks for, a page at a time. */
export const listPeople = adminReading('list-people', listPeopleRequest, async (input, { query }) => {
  const { search, role, state, plan, demonstration, sort, ascending } = input;
  const filters = [
    prefixPattern(search),
    wordPrefixes(search),
    role === undefined ? null : role === 'admin',
    state,
    plan,
    demonstration,
  ];
  const { rows: people } = await query<ListedPerson>(
    `with page as materialized (
       select users.id ${MATCHING} order by ${ORDER[sort][ascending ? 'ascending' : 'descending']} limit $7 offset $8
     )
     select ${PERSON_COLUMNS} from page join auth.users using (id)
     order by ${ORDER[sort][ascending ? 'ascending' : 'descending']}`,
    [...filters, input.page_size, (input.page - 1) * input.page_size],
  );
  const { rows: counted } = await query<{ count: number }>(
    `select count(*)::int as count from (select ${MATCHING} limit ${MOST_COUNTED + 1}) as counted`,
    filters,
  );
  const response: ListPeopleResponse = { people, count: counted[0]?.count ?? 0 };
  return response;
});
