import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CourseOutline } from '../../features/catalogue/course-outline.tsx';
import type { RenderLessonLink } from '../../features/catalogue/outline-lesson.tsx';
import { CourseSearch } from '../../features/catalogue/course-search.tsx';
import type { OutlineLesson, OutlineModule } from '../../features/catalogue/fetch-outline.ts';
import { OutlineLessonRow } from '../../features/catalogue/outline-lesson.tsx';
import { CourseProgress } from '../../features/learning/enrolment/course-progress.tsx';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { CourseFacts } from './course-facts.tsx';
import { LessonLink } from './lesson-link.tsx';

interface CourseSidebarProps {
  course: Tables<'courses'>;
  title: string;
  modules: readonly OutlineModule[];
  current: OutlineLesson | undefined;
  /** Percent; null for a learner who does not take the course. */
  progress: number | null;
  completed: ReadonlySet<string>;
  /** Whether its exam still waits for the modules before it. */
  examIsClosed: boolean;
  /** Ids of lessons, of other courses too, the latest first. */
  bookmarks: readonly string[];
  /** On a phone the sidebar is folded away: whether it is shown. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where the learner is in the course: progress, search, bookmarks, modules and lessons. */
export function CourseSidebar({
  course,
  title,
  modules,
  current,
  progress,
  completed,
  examIsClosed,
  bookmarks,
  open,
  onOpenChange,
}: CourseSidebarProps) {
  const { t } = useLingui();
  const userId = useSignedInUser().id;
  const courseId = course.id;
  const lessons = modules.flatMap((module) => module.lessons);
  const bookmarked = bookmarks.flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
  const marksOf = (lesson: OutlineLesson) => ({
    completed: completed.has(lesson.id),
    locked: (progress === null && !lesson.is_free) || (lesson.is_exam && examIsClosed),
    bookmarked: bookmarks.includes(lesson.id),
  });
  const renderLink: RenderLessonLink = (lesson, content) => (
    <LessonLink
      courseId={courseId}
      lessonId={lesson.id}
      current={lesson.id === current?.id}
      onFollow={() => onOpenChange(false)}
    >
      {content}
    </LessonLink>
  );
  return (
    <div
      id="course-contents"
      className={`grid content-start gap-4 print:hidden ${open ? '' : 'max-lg:hidden'}`}
    >
      {progress !== null && (
        <div className="grid gap-2">
          <CourseProgress course={course} percent={progress} />
          <CourseFacts course={course} />
        </div>
      )}
      <CourseSearch
        courseId={courseId}
        lessons={lessons}
        renderLink={renderLink}
        onReveal={() => onOpenChange(true)}
      >
        {bookmarked.length > 0 && (
          <nav aria-label={t`Bookmarks`}>
            <h2 className="font-sans text-17 font-semibold">
              <Trans>Bookmarks</Trans>
            </h2>
            <ul>
              {bookmarked.map((lesson) => (
                <li key={lesson.id}>
                  {renderLink(lesson, <OutlineLessonRow lesson={lesson} marks={marksOf(lesson)} />)}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Link
          to="/notes"
          search={{ course: courseId }}
          className="inline-flex min-h-11 items-center justify-self-start text-15 text-plum underline underline-offset-4"
        >
          <Trans>Your notes</Trans>
        </Link>
        <nav aria-label={t`Modules and lessons`}>
          <h2 className="mb-2 text-20">{title}</h2>
          <CourseOutline
            modules={modules}
            currentModuleId={current?.module_id}
            memoryKey={`${userId}.${courseId}`}
            marksOf={marksOf}
            renderLink={renderLink}
          />
        </nav>
      </CourseSearch>
    </div>
  );
}
