import * as v from 'valibot';
import { ACTION_OUTCOMES } from '#domain/identity/people-contract.ts';
import { isDay } from '#domain/kernel/time/is-day.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

const day = v.pipe(v.string(), v.check(isDay));

export const actionTable = defineTable({
  filters: {
    actor: v.pipe(v.string(), v.maxLength(100)),
    action: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/), v.maxLength(60)),
    outcome: v.picklist(ACTION_OUTCOMES),
    subject: v.pipe(v.string(), v.uuid()),
    from: day,
    until: day,
  },
  sortable: ['created_at'],
  sort: { column: 'created_at', direction: 'descending' },
});
