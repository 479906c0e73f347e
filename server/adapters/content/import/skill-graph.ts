import type { Content } from '../reading/content.ts';
import { type ImportTable, type ImportTransaction, upsertRows } from './upsert-rows.ts';

const strandsTable = {
  name: 'skill_strands',
  key: ['id'],
  columns: { id: 'text', name: 'text', order_index: 'int' },
} as const satisfies ImportTable<string>;

const skillsTable = {
  name: 'skills',
  key: ['id'],
  columns: {
    id: 'text',
    strand_id: 'text',
    name: 'text',
    can_do: 'text',
    level: 'int',
    order_index: 'int',
  },
} as const satisfies ImportTable<string>;

const misconceptionsTable = {
  name: 'misconceptions',
  key: ['id'],
  columns: { id: 'text', skill_id: 'text', belief: 'text', why_wrong: 'text' },
} as const satisfies ImportTable<string>;

/**
 * Brings the skills, what comes before each, and the misconceptions to what the content says. What the content holds no
 * more is removed: nothing of a learner refers to it by more than its id.
 *
 * @returns how many rows were written or removed
 */
export async function writeSkillGraph(transaction: ImportTransaction, content: Content): Promise<number> {
  if (!content.skills || !content.misconceptions) return 0;
  const { strands, skills } = content.skills.data;
  const { misconceptions } = content.misconceptions.data;
  return (
    (await upsertRows(
      transaction,
      strandsTable,
      strands.map((strand, index) => ({ ...strand, order_index: index + 1 })),
    )) +
    (await upsertRows(
      transaction,
      skillsTable,
      skills.map(({ id, name, can_do, level, strand }, index) => ({
        id,
        name,
        can_do,
        level,
        strand_id: strand,
        order_index: index + 1,
      })),
    )) +
    (await writePrerequisites(
      transaction,
      skills.flatMap(({ id, prerequisites }) => prerequisites.map((prerequisite) => [id, prerequisite])),
    )) +
    (await upsertRows(
      transaction,
      misconceptionsTable,
      misconceptions.map(({ skill, ...misconception }) => ({ ...misconception, skill_id: skill })),
    )) +
    (await removeMissing(transaction, 'misconceptions', misconceptions)) +
    (await removeMissing(transaction, 'skills', skills)) +
    (await removeMissing(transaction, 'skill_strands', strands))
  );
}

async function writePrerequisites(
  transaction: ImportTransaction,
  edges: readonly (readonly string[])[],
): Promise<number> {
  const columns = [edges.map(([skill]) => skill), edges.map(([, prerequisite]) => prerequisite)];
  const added = await transaction.query(
    `insert into public.skill_prerequisites (skill_id, prerequisite_id)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    columns,
  );
  const removed = await transaction.query(
    `delete from public.skill_prerequisites
     where (skill_id, prerequisite_id) not in (select * from unnest($1::text[], $2::text[]))`,
    columns,
  );
  return added.rowCount + removed.rowCount;
}

async function removeMissing(
  transaction: ImportTransaction,
  table: 'misconceptions' | 'skills' | 'skill_strands',
  rows: readonly { readonly id: string }[],
): Promise<number> {
  const { rowCount } = await transaction.query(`delete from public.${table} where id <> all($1)`, [
    rows.map(({ id }) => id),
  ]);
  return rowCount;
}
