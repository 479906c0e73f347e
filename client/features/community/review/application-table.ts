import * as v from 'valibot';
import { APPLICATION_SORTS, APPLICATION_STATES, PROGRAMS } from '#domain/community/contract.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

/** What the address says about the list of applications; the most urgent come first. */
export const applicationTable = defineTable({
  filters: {
    status: v.picklist(APPLICATION_STATES),
    program: v.picklist(PROGRAMS),
    overdue: v.literal('yes'),
    mine: v.literal('yes'),
  },
  sortable: APPLICATION_SORTS,
  sort: { column: 'due_at', direction: 'ascending' },
});
