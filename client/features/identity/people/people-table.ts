import * as v from 'valibot';
import { ACCOUNT_ROLES, ACCOUNT_STATES, PEOPLE_SORTS } from '#domain/identity/people-contract.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

/** The plans that an account may have chosen, and none. */
export const PLAN_FILTERS = ['trial', 'basic', 'pro', 'premium', 'elite', 'none'] as const;

export const peopleTable = defineTable({
  filters: {
    q: v.pipe(v.string(), v.maxLength(100)),
    role: v.picklist(ACCOUNT_ROLES),
    state: v.picklist(ACCOUNT_STATES),
    plan: v.picklist(PLAN_FILTERS),
    demonstration: v.picklist(['yes', 'no']),
  },
  sortable: PEOPLE_SORTS,
  sort: { column: 'created_at', direction: 'descending' },
});
