import { useLingui } from '@lingui/react/macro';

interface LessonForm {
  readonly content_type: 'text' | 'video' | 'quiz';
  readonly is_lecture: boolean;
}

/** What a lesson is, in the words of the reader. */
export function useLessonKind(): (lesson: LessonForm) => string {
  const { t } = useLingui();
  return (lesson) => {
    const kinds = { text: t`Text`, video: lesson.is_lecture ? t`Lecture` : t`Video`, quiz: t`Quiz` };
    return kinds[lesson.content_type];
  };
}
