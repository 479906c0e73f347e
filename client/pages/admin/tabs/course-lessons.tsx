import { useLingui } from '@lingui/react/macro';
import { useOutline } from '../../../features/catalogue/fetch-outline.ts';
import { useAllCourses } from '../../../features/catalogue/offer/fetch-all-courses.ts';
import { LessonStatisticsTable } from '../../../features/learning/reports/lesson-statistics-table.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { QueryState } from '../../../ui/query-state.tsx';

const skeleton = ['h-6 w-full', 'h-6 w-full', 'h-6 w-full'];

interface CourseLessonsProps {
  /** The first course of the catalogue when left out. */
  courseId: string | undefined;
  onLesson: (lessonId: string) => void;
}

/** The lessons of a course with how they are used. */
export function CourseLessons({ courseId, onLesson }: CourseLessonsProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useAllCourses()}
      failed={t`The courses could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {(courses) => {
        const shown = courseId ?? courses[0]?.id;
        return shown !== undefined && <LessonsOfCourse key={shown} courseId={shown} onLesson={onLesson} />;
      }}
    </QueryState>
  );
}

function LessonsOfCourse({
  courseId,
  onLesson,
}: {
  courseId: string;
  onLesson: CourseLessonsProps['onLesson'];
}) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useOutline(courseId)}
      failed={t`The lessons could not be loaded`}
      describe={describe}
      skeleton={skeleton}
    >
      {(modules) => (
        <LessonStatisticsTable
          courseId={courseId}
          titles={
            new Map(
              modules
                .flatMap((module) => module.lessons)
                .map((lesson) => [lesson.id, localizedText(lesson, 'title', i18n.locale)]),
            )
          }
          onLesson={onLesson}
        />
      )}
    </QueryState>
  );
}
