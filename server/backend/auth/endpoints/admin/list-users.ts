import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../../database/database.ts';
import { jsonReply } from '../../../http/exchange.ts';
import type { Endpoint } from '../../context.ts';
import { validationFailed } from '../../errors.ts';
import { findFactorsOf } from '../../factors/factor-row.ts';
import { userJson } from '../../users/user-json.ts';
import { findIdentitiesOf, findUserPage } from '../../users/user-row.ts';
import { requireServiceRole } from './admin-access.ts';

const DEFAULT_PER_PAGE = 50;
const MAX_PER_PAGE = 1000;

/** `GET /admin/users?page=&per_page=`: newest first, with the total and the neighbouring pages in headers. */
export const listUsers: Endpoint = async ({ database }, request) => {
  requireServiceRole(request);
  const parameters = new URLSearchParams(request.search);
  const page = readCount(parameters.get('page'), 1);
  const perPage = Math.min(MAX_PER_PAGE, readCount(parameters.get('per_page'), DEFAULT_PER_PAGE));

  const users = await findUserPage(database.query, perPage, (page - 1) * perPage);
  const ids = users.map(({ id }) => id);
  const identities = await findIdentitiesOf(database.query, ids);
  const factors = await findFactorsOf(database.query, ids);
  const total = await countUsers(database.query);

  const accounts = users.map((user) => ({
    user,
    identities: identities.filter(({ user_id: userId }) => userId === user.id),
    factors: factors.filter(({ user_id: userId }) => userId === user.id),
  }));
  return jsonReply(
    200,
    { users: accounts.map(userJson), aud: 'authenticated' },
    {
      'cache-control': 'no-store',
      'x-total-count': String(total),
      link: pageLinks(page, perPage, Math.max(1, Math.ceil(total / perPage))),
    },
  );
};

async function countUsers(query: Query): Promise<number> {
  const { rows } = await query<{ count: number }>(
    'select count(*)::int as count from auth.users where deleted_at is null',
  );
  return one(rows).count;
}

function readCount(text: string | null, otherwise: number): number {
  if (text === null || text === '') return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw validationFailed('Bad Pagination Parameters: a positive number is needed');
  return Number(text);
}

function pageLinks(page: number, perPage: number, last: number): string {
  const link = (number: number, relation: string) =>
    `</admin/users?page=${number}&per_page=${perPage}>; rel="${relation}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
