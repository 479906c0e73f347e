import * as v from 'valibot';
import {
  ANCHOR_STATES,
  CERTIFICATE_SORTS,
  CERTIFICATE_STATUSES,
} from '#domain/credentials/admin-contract.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

/** What is looked at of certificates, and how the list of those issued is narrowed. */
export const certificateTable = defineTable({
  filters: {
    view: v.picklist(['issued', 'reports', 'appeals', 'seasons', 'keys', 'anchors']),
    status: v.picklist(CERTIFICATE_STATUSES),
    anchor: v.picklist(ANCHOR_STATES),
    search: v.pipe(v.string(), v.maxLength(200)),
  },
  sortable: CERTIFICATE_SORTS,
  sort: { column: 'issued_at', direction: 'descending' },
});

export const CERTIFICATES_PER_PAGE = 25;
