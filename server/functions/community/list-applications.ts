import {
  type ApplicationCard,
  type ListApplications,
  listApplicationsRequest,
} from '#domain/community/contract.ts';
import { type AdminFunction, adminReading } from '../admin-function.ts';
import { type Program, readProgramSeats } from './program-seats.ts';

/** What the list shows of an application. */
export const CARD = `id, preferred_language, program_interest, status, created_at, due_at, decided_at, reviewers,
  reviews, is_mine, is_scored_by_me, is_open, first_name, last_name, email, points, is_demonstration`;

const FILTER = `($1::text is null or status = $1 or ($1 = 'open' and decided_at is null))
  and ($2::text is null or program_interest = $2)
  and (not $3::boolean or (decided_at is null and due_at < $4::timestamptz))
  and (not $5::boolean or is_mine)`;

/** Lists applications as the caller may see them, with the seats that the programs have left. */
export function createListApplications(programs: readonly Program[]): AdminFunction {
  return adminReading('list-applications', listApplicationsRequest, async (input, { query, now }) => {
    const { status, program, overdue, mine, offset, limit } = input;
    const filter = [status ?? null, program ?? null, overdue, now(), mine];
    const { rows: counted } = await query<{ total: number }>(
      `select count(*)::integer as total from private.application_cards where ${FILTER}`,
      filter,
    );
    const { rows } = await query<ApplicationCard>(
      `select ${CARD} from private.application_cards where ${FILTER}
       order by ${order(input)} limit $6 offset $7`,
      [...filter, limit, offset],
    );
    return {
      applications: rows,
      total: counted[0]?.total ?? 0,
      programs: await readProgramSeats(query, programs),
    };
  });
}

/**
 * Every word comes from lists of the contract, not from the caller. Columns without nulls do without a place for them,
 * which the order of an index would have to name, too.
 */
function order({ sort, descending }: Pick<ListApplications, 'sort' | 'descending'>): string {
  const direction = descending ? 'desc' : 'asc';
  if (sort === 'due_at') return `decided_at is not null, due_at ${direction}, id`;
  return `${sort} ${direction}${sort === 'created_at' ? '' : ' nulls last'}, id`;
}
