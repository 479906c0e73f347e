import type { OutlineLesson } from '../../features/catalogue/fetch-outline.ts';
import { useRecordLessonOpened } from '../../features/learning/lesson/record-lesson-opened.ts';
import { useRecordTimeOnTask } from '../../features/learning/lesson/record-time-on-task.ts';

/** A reader sits still for two minutes at most; whoever watches does so for a whole video. */
const READING_S = 120;

/** Records the work on a lesson as long as it is drawn. Shows nothing. */
export function LessonRecords({ lesson }: { lesson: OutlineLesson }) {
  const isWatched = lesson.content_type === 'video';
  useRecordLessonOpened(lesson.id);
  useRecordTimeOnTask(lesson.id, isWatched ? Math.max(READING_S, lesson.duration_minutes * 60) : READING_S);
  return null;
}
