import type { ApplicationId } from '#domain/kernel/ids.ts';
import type * as v from 'valibot';
import type { reviewSeatsRequest } from '#domain/community/contract.ts';
import type { AdminContext, Done } from '../admin-function.ts';

type Seats = v.InferOutput<typeof reviewSeatsRequest>;

/** Takes or gives back seats by `rule`, a function of the database; answers with the applications that it changed. */
export function changeSeats(rule: string) {
  return async ({ application_ids }: Seats, { query }: AdminContext): Promise<Done<Seats>> => {
    const { rows } = await query<{ id: ApplicationId }>(`select ${rule}($1::uuid[]) as id`, [
      application_ids,
    ]);
    const changed = rows.map(({ id }) => id);
    return {
      subjectId: changed.length === 1 ? (changed[0] ?? null) : null,
      details: { application_ids: changed },
      answer: { application_ids: changed },
    };
  };
}
