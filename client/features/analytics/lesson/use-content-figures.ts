import { useState } from 'react';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { useReadAnalytics } from '../read-analytics.ts';

/** The figures of the lessons of a course, of all time: the items of its quizzes, and what was counted of learning last night. */
export interface ContentFigures {
  items: readonly AnalyticsRows['items'][];
  learning: readonly AnalyticsRows['learning'][];
}

/** What an author is told of a course beside what it teaches; undefined until both readings are there. */
export function useContentFigures(courseId: string) {
  // The day does not change under somebody's hands.
  const [to] = useState(() => new Date().toISOString().slice(0, 10));
  const question = { from: null, to, courseId };
  const items = useReadAnalytics('items', question);
  const learning = useReadAnalytics('learning', question);
  const figures: ContentFigures | undefined = items.data &&
    learning.data && { items: items.data.rows, learning: learning.data.rows };
  return { figures, items, learning };
}
