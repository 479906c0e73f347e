import type { ImportRow, ImportTable } from './upsert-rows.ts';

const courses = {
  name: 'courses',
  key: ['id'],
  columns: {
    id: 'uuid',
    slug: 'text',
    title: 'text',
    description: 'text',
    level: 'text',
    color_gradient: 'text',
    duration_weeks: 'int',
    modules_count: 'int',
    retired_at: 'timestamptz',
    order_index: 'int',
    translations: 'jsonb',
  },
} as const satisfies ImportTable<string>;

const modules = {
  name: 'modules',
  key: ['id'],
  columns: {
    id: 'uuid',
    course_id: 'uuid',
    slug: 'text',
    title: 'text',
    description: 'text',
    order_index: 'int',
    week: 'int',
    status: 'text',
    skills: 'text[]',
    retired_at: 'timestamptz',
    translations: 'jsonb',
  },
} as const satisfies ImportTable<string>;

const lessons = {
  name: 'lessons',
  key: ['id'],
  columns: {
    id: 'uuid',
    module_id: 'uuid',
    course_id: 'uuid',
    slug: 'text',
    title: 'text',
    description: 'text',
    content_type: 'text',
    is_lecture: 'boolean',
    duration_minutes: 'int',
    is_free: 'boolean',
    is_exam: 'boolean',
    order_index: 'int',
    author: 'text',
    reviewed_on: 'date',
    sources: 'jsonb',
    skills: 'text[]',
    retired_at: 'timestamptz',
    translations: 'jsonb',
  },
} as const satisfies ImportTable<string>;

const plans = {
  name: 'plans',
  key: ['id'],
  columns: {
    id: 'text',
    price_minor: 'int',
    currency: 'text',
    interval_months: 'int',
    trial_days: 'int',
    opens: 'text[]',
    offered_on: 'text[]',
    order_index: 'int',
    translations: 'jsonb',
  },
} as const satisfies ImportTable<string>;

const entitlements = {
  name: 'entitlements',
  key: ['id'],
  columns: {
    id: 'text',
    included_in: 'text[]',
    is_ready: 'boolean',
    order_index: 'int',
    translations: 'jsonb',
  },
} as const satisfies ImportTable<string>;

/** The tables of the outline. */
export const OUTLINE_TABLES = { courses, modules, lessons, plans, entitlements };

type OutlineTables = typeof OUTLINE_TABLES;

/** A row of one of them, with a value for every column. */
export type OutlineRow<Name extends keyof OutlineTables> = ImportRow<
  keyof OutlineTables[Name]['columns'] & string
>;

export type OutlineRows = { readonly [Name in keyof OutlineTables]: OutlineRow<Name>[] };
