import { readJournalRequest, type ReadJournalResponse } from '#domain/simulator/journal-contract.ts';
import { one } from '#domain/kernel/one.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { loadJournal } from './load-journal.ts';

/** The caller's trades over all sessions, the latest first, with their plans and reviews. */
export const readJournal: ProductFunction = async (request, { caller, query }) => {
  const userId = requireUser(caller);
  const { after, count, ...wanted } = await readCall(request, readJournalRequest);
  const found = await loadJournal(query, userId, wanted, { after, count });
  const { rows } = await query<Pick<ReadJournalResponse, 'tags' | 'setups'>>(
    `select array(select distinct unnest(tags) from private.simulator_reviews where user_id = $1 order by 1 limit 200) as tags,
       array(select distinct plan ->> 'setup' from private.simulator_plans where user_id = $1 order by 1 limit 200) as setups`,
    [userId],
  );
  return Response.json({ ...found, ...one(rows) } satisfies ReadJournalResponse);
};
