import type { OutlineRows } from './outline-tables.ts';
import type { ImportTransaction } from './upsert-rows.ts';

/**
 * Takes out of sight what the content no longer holds, without deleting anything: learners keep what they learned,
 * and what comes back later is the same course, module or lesson as before. A course that is gone is no longer
 * offered; those enrolled in it keep it as it was.
 *
 * @returns how many rows were retired
 */
export async function retireMissing(
  transaction: ImportTransaction,
  rows: OutlineRows,
  now: Date,
): Promise<number> {
  const courseIds = rows.courses.map(({ id }) => id);
  const courses = await transaction.query(
    'update public.courses set retired_at = $1 where retired_at is null and id <> all ($2::uuid[])',
    [now, courseIds],
  );
  let retired = courses.rowCount;
  for (const table of ['modules', 'lessons'] as const) {
    const { rowCount } = await transaction.query(
      `update public.${table} set retired_at = $1
       where retired_at is null and course_id = any ($2::uuid[]) and id <> all ($3::uuid[])`,
      [now, courseIds, rows[table].map(({ id }) => id)],
    );
    retired += rowCount;
  }
  return retired;
}
