import * as v from 'valibot';
import { TRADED_SESSION_SORTS, TRADED_SESSION_STATES } from '#domain/simulator/admin-contract.ts';
import { SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

/** The state of the list of sessions, as the address keeps it. */
export const tradedSessionTable = defineTable({
  filters: { market: v.picklist(SIMULATOR_MARKETS), state: v.picklist(TRADED_SESSION_STATES) },
  sortable: TRADED_SESSION_SORTS,
  sort: { column: 'started_at', direction: 'descending' },
});

export const TRADED_SESSIONS_PER_PAGE = 25;
