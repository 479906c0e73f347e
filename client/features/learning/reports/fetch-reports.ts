import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import type { SortState } from '../../../ui/table/sort-button.tsx';

/** As many as one call settles. */
export const REPORTS_PER_PAGE = 50;

export interface ReportsWanted {
  state: Tables<'problem_reports'>['status'] | 'all';
  kind?: Tables<'problem_reports'>['kind'] | undefined;
  course?: string | undefined;
  sort: SortState;
}

/** A report with the lesson it is about; null when that is not in the content any more. */
export type ListedReport = Omit<Tables<'problem_reports'>, 'user_id'> & {
  lesson: Pick<Tables<'lessons'>, 'title' | 'course_id' | 'translations'> | null;
};

const COLUMNS = 'id, lesson_id, item_id, kind, text, status, created_at, settled_at, settled_note' as const;
const WITH_LESSON = `${COLUMNS}, lesson:lessons(title, course_id, translations)` as const;
/** The same, of lessons that match a filter only. */
const OF_LESSON = `${COLUMNS}, lesson:lessons!inner(title, course_id, translations)` as const;

/** One page of the reports, and how many there are. @param page from 1 */
export async function fetchReportPage(
  rest: Backend['rest'],
  { state, kind, course, sort }: ReportsWanted,
  page: number,
  pageSize = REPORTS_PER_PAGE,
): Promise<{ reports: readonly ListedReport[]; total: number }> {
  const first = (page - 1) * pageSize;
  let query = rest
    .from('problem_reports')
    .select(course === undefined ? WITH_LESSON : OF_LESSON, { count: 'exact' });
  if (state !== 'all') query = query.eq('status', state);
  if (kind !== undefined) query = query.eq('kind', kind);
  if (course !== undefined) query = query.eq('lesson.course_id', course);
  const answer = await query
    .order(sort.column, { ascending: sort.direction === 'ascending' })
    .order('id')
    .range(first, first + pageSize - 1);
  return { reports: unwrap(answer), total: answer.count ?? 0 };
}

/** The page of reports on the screen; admins only. */
export function useReports(wanted: ReportsWanted, page: number) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['problem_reports', wanted, page],
    queryFn: () => fetchReportPage(rest, wanted, page),
    placeholderData: keepPreviousData,
  });
}
