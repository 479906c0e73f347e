import * as v from 'valibot';
import { REPORT_KINDS, REPORT_STATES } from '#domain/learning/contract.ts';
import { defineTable } from '../../../lib/table/table-state.ts';

export const CONTENT_VIEWS = [
  'courses',
  'lessons',
  'learning',
  'reports',
  'dialogues',
  'unanswered',
  'model',
] as const;
/** The days before now that lessons are counted over. */
export const STATISTICS_DAYS = ['7', '30', '90', '365'] as const;

const uuid = v.pipe(v.string(), v.uuid());

/** The parts of the content tab, which course, and of which lesson the preview is shown. */
const filters = {
  view: v.picklist(CONTENT_VIEWS),
  course: uuid,
  lesson: uuid,
};

export const lessonTable = defineTable({
  filters: { ...filters, days: v.picklist(STATISTICS_DAYS) },
  sortable: ['place', 'opened', 'completed', 'median_minutes', 'passed', 'open_reports'],
  sort: { column: 'place', direction: 'ascending' },
});

export const reportTable = defineTable({
  filters: { ...filters, state: v.picklist([...REPORT_STATES, 'all']), kind: v.picklist(REPORT_KINDS) },
  sortable: ['created_at', 'settled_at'],
  sort: { column: 'created_at', direction: 'descending' },
});
