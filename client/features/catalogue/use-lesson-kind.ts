import { useLingui } from '@lingui/react/macro';
import type { OutlineLesson } from './fetch-outline.ts';

/** What a lesson is, in the words of the reader. */
export function useLessonKind(): (lesson: Pick<OutlineLesson, 'content_type' | 'is_lecture'>) => string {
  const { t } = useLingui();
  return (lesson) => {
    const kinds = { text: t`Text`, video: lesson.is_lecture ? t`Lecture` : t`Video`, quiz: t`Quiz` };
    return kinds[lesson.content_type];
  };
}
