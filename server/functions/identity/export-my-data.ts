import type { UserId } from '#domain/kernel/ids.ts';
import type { DataExport } from '#domain/identity/contract.ts';
import type { Query } from '../../adapters/sql.ts';
import { findRecipient } from '../find-recipient.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';
import { ACCOUNT, FORMS, ORDER, PRIVATE, RECORDS } from './exported-tables.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Everything that is kept about the caller, learning records included, as one file. */
export const exportMyData: ProductFunction = async (_request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const file = await transaction(async (query): Promise<DataExport> => {
    // One moment for all tables, so that the parts of the file agree with each other.
    await query('set transaction isolation level repeatable read read only');
    return {
      exported_at: now().toISOString(),
      account: await readAll(query, Object.entries(ACCOUNT), userId),
      records: {
        ...(await readAll(
          query,
          RECORDS.map((table) => {
            const order = ORDER[table];
            const sorted = order === undefined ? '' : ` order by ${order}`;
            return [table, `select * from public.${table} where user_id = $1${sorted}`] as const;
          }),
          userId,
        )),
        ...(await readAll(query, Object.entries(PRIVATE), userId)),
        ...(await readForms(query, userId)),
      },
    };
  });
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${file.exported_at.slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    },
  });
};

async function readForms(query: Query, userId: UserId): Promise<Record<string, Rows>> {
  const owner = await findRecipient(query, userId);
  return owner === undefined ? {} : readAll(query, Object.entries(FORMS), owner.recipient);
}

async function readAll(
  query: Query,
  statements: readonly (readonly [name: string, text: string])[],
  subject: string,
): Promise<Record<string, Rows>> {
  const read: Record<string, Rows> = {};
  for (const [name, text] of statements) read[name] = (await query(text, [subject])).rows;
  return read;
}
