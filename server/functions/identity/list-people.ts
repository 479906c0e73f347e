import type * as v from 'valibot';
import {
  type ACCOUNT_STATES,
  type ListedPerson,
  type ListPeopleResponse,
  listPeopleRequest,
  MOST_COUNTED,
} from '#domain/identity/people-contract.ts';
import { adminReading } from '../admin-function.ts';
import { PICTURES } from '#domain/identity/picture.ts';
import { prefixPattern, wordPrefixes } from './search-patterns.ts';

const IS_ADMIN = `exists (select from public.user_roles where user_id = users.id and role = 'admin')`;
const HAS_PICTURE = `exists (select from storage.objects where bucket_id = '${PICTURES}' and name = users.id || '/picture')`;
const IS_DEMONSTRATION = 'exists (select from private.demonstration_users where user_id = users.id)';

/** The facts of an account that lists and details show. `users` is in the statement's scope. */
export const PERSON_COLUMNS = `
  users.id, users.email, users.raw_user_meta_data ->> 'full_name' as full_name, users.created_at,
  users.last_sign_in_at, users.confirmed_at is not null as is_confirmed,
  ${HAS_PICTURE} as has_picture, ${IS_ADMIN} as is_admin, ${IS_DEMONSTRATION} as is_demonstration,
  coalesce(users.banned_until, '-infinity') > now() as is_banned,
  case when users.banned_until between now() and now() + interval '100 years' then users.banned_until end as ban_ends_at,
  (select due_at from public.account_deletions where user_id = users.id) as deletion_due_at,
  (select plan_id from public.subscriptions where user_id = users.id) as plan_id,
  (select status from public.subscriptions where user_id = users.id) as plan_status,
  (select count(*)::int from public.enrollments where user_id = users.id) as enrolments`;

const IS_LEAVING = 'exists (select from public.account_deletions where user_id = users.id)';
const HAS_PLAN = 'exists (select from public.subscriptions where user_id = users.id';

const IN_STATE: Readonly<Record<(typeof ACCOUNT_STATES)[number], string>> = {
  active: `users.confirmed_at is not null and coalesce(users.banned_until, '-infinity') <= now() and not ${IS_LEAVING}`,
  unconfirmed: 'users.confirmed_at is null',
  banned: 'users.banned_until > now()',
  'to-be-deleted': IS_LEAVING,
};

/**
 * The accounts that the filters let through, as the end of a statement and its values. Only what is asked for stands in
 * it, each as a condition of its own, so that PostgreSQL can join instead of asking for every account.
 */
function matching(input: v.InferOutput<typeof listPeopleRequest>): { text: string; values: unknown[] } {
  const { search, role, state, plan, demonstration } = input;
  const values: unknown[] = [];
  const conditions = ['users.deleted_at is null'];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  if (search !== '') {
    conditions.push(`(users.email collate "C" like ${parameter(prefixPattern(search))}
      or to_tsvector('simple', coalesce(users.raw_user_meta_data ->> 'full_name', ''))
        @@ to_tsquery('simple', ${parameter(wordPrefixes(search))}))`);
  }
  if (role !== undefined) conditions.push(role === 'admin' ? IS_ADMIN : `not ${IS_ADMIN}`);
  if (state !== undefined) conditions.push(IN_STATE[state]);
  if (plan === 'none') conditions.push(`not ${HAS_PLAN})`);
  else if (plan !== undefined) conditions.push(`${HAS_PLAN} and plan_id = ${parameter(plan)})`);
  if (demonstration !== undefined)
    conditions.push(demonstration ? IS_DEMONSTRATION : `not ${IS_DEMONSTRATION}`);
  return { text: `from auth.users where ${conditions.join(' and ')}`, values };
}

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
  const { text, values } = matching(input);
  const order = ORDER[input.sort][input.ascending ? 'ascending' : 'descending'];
  const { rows: people } = await query<ListedPerson>(
    `with page as materialized (
       select users.id ${text} order by ${order} limit $${values.length + 1} offset $${values.length + 2}
     )
     select ${PERSON_COLUMNS} from page join auth.users using (id) order by ${order}`,
    [...values, input.page_size, (input.page - 1) * input.page_size],
  );
  const { rows: counted } = await query<{ count: number }>(
    `select count(*)::int as count from (select ${text} limit ${MOST_COUNTED + 1}) as counted`,
    values,
  );
  const response: ListPeopleResponse = { people, count: counted[0]?.count ?? 0 };
  return response;
});
