import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { List } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { examGate } from '#domain/learning/course-exam.ts';
import { neighbourLessons } from '#domain/learning/lesson-order.ts';
import type { OutlineLesson, OutlineModule } from '../../features/catalogue/fetch-outline.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseSidebar } from './course-sidebar.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { UnlockBanner } from './unlock-banner.tsx';
import { useMentorPanel } from './use-mentor-panel.ts';

// Fetched for the last lesson only.
const CourseEnd = lazy(async () => ({ default: (await import('./course-end.tsx')).CourseEnd }));

interface CourseScreenProps {
  course: Tables<'courses'>;
  modules: readonly OutlineModule[];
  /** Undefined in a course without lessons. */
  lesson: OutlineLesson | undefined;
  /** Null when the learner does not take the course. */
  enrollment: Tables<'enrollments'> | null;
  completed: ReadonlySet<string>;
  bookmarks: readonly string[];
}

/** The sidebar on one side, or folded away above on a phone, and the lesson on the other. */
export function CourseScreen({
  course,
  modules,
  lesson,
  enrollment,
  completed,
  bookmarks,
}: CourseScreenProps) {
  const { i18n } = useLingui();
  const [contentsOpen, setContentsOpen] = useState(false);
  const mentor = useMentorPanel();
  const { Panel } = mentor;
  // The lesson first: the outline of a large course is drawn, and follows the lesson, when there is time for it.
  const outline = useDeferredValue(modules, []);
  const outlined = useDeferredValue(lesson);
  const lessons = modules.flatMap((module) => module.lessons);
  const { previous, next } = neighbourLessons(lessons, lesson?.id ?? '');
  const exam = lessons.find((row) => row.is_exam);
  const gate = exam && examGate(modules, exam.id, completed);
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <div
      className={`grid gap-6 ${mentor.isOpen ? 'pb-[60dvh] desktop:pe-66 desktop:pb-0 min-[116rem]:pe-0 print:p-0' : ''}`}
    >
      <div className="print:hidden">
        <Breadcrumb
          links={[
            <Link key="dashboard" to="/dashboard" className="underline underline-offset-4">
              <Trans>Dashboard</Trans>
            </Link>,
          ]}
          here={title}
        />
      </div>
      {enrollment === null && (
        <div className="grid gap-4 print:hidden">
          <CourseFacts course={course} />
          <UnlockBanner course={course} />
        </div>
      )}
      <Button
        look="secondary"
        aria-expanded={contentsOpen}
        aria-controls="course-contents"
        onClick={() => setContentsOpen(!contentsOpen)}
        className="lg:hidden print:hidden"
      >
        <List aria-hidden="true" className="size-5" />
        <Trans>Course contents</Trans>
      </Button>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)] print:block">
        <CourseSidebar
          course={course}
          title={title}
          modules={outline}
          current={outlined}
          progress={enrollment?.progress ?? null}
          completed={completed}
          examIsClosed={gate?.isOpen === false}
          bookmarks={bookmarks}
          open={contentsOpen}
          onOpenChange={setContentsOpen}
        />
        {lesson === undefined ? (
          <div>
            <PageHeader title={title} />
            <EmptyState title={<Trans>The lessons of this course are in writing.</Trans>}>
              <Trans>The outline shows what they will teach.</Trans>
            </EmptyState>
          </div>
        ) : (
          <LessonScreen
            key={lesson.id}
            courseTitle={title}
            module={modules.find(({ id }) => id === lesson.module_id)}
            lesson={lesson}
            isEnrolled={enrollment !== null}
            completed={completed}
            beforeExam={gate?.isOpen === false ? gate.missing : null}
            bookmarked={bookmarks.includes(lesson.id)}
            previous={previous}
            next={next}
            mentor={mentor}
            end={
              next === undefined && (
                <Suspense>
                  <CourseEnd
                    courseId={course.id}
                    modules={modules}
                    lessonId={lesson.id}
                    completed={completed}
                  />
                </Suspense>
              )
            }
          />
        )}
      </div>
      {Panel !== undefined && lesson?.is_exam !== true && (
        <Panel id={mentor.id} onClose={mentor.close} about={mentor.about} />
      )}
    </div>
  );
}
