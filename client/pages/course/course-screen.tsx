import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lessonToOpen, neighbourLessons } from '#domain/learning/lesson-order.ts';
import { CourseOutline } from '../../features/catalogue/course-outline.tsx';
import type { OutlineModule } from '../../features/catalogue/fetch-outline.ts';
import type { CourseRow, LessonRow } from '../../lib/backend/tables/catalogue.ts';
import type { EnrollmentRow } from '../../lib/backend/tables/learning.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { UnlockBanner } from './unlock-banner.tsx';

interface CourseScreenProps {
  course: CourseRow;
  modules: readonly OutlineModule[];
  /** Null when the learner does not take the course. */
  enrollment: EnrollmentRow | null;
  completed: ReadonlySet<string>;
}

/** The outline on one side, the lesson on the other. Without a lesson in the URL: the first not completed. */
export function CourseScreen({ course, modules, enrollment, completed }: CourseScreenProps) {
  const { t, i18n } = useLingui();
  const { lesson: requested } = useSearch({ from: '/protected/course/$courseId' });
  const lessons = modules.flatMap((module) => module.lessons);
  const lesson = lessons.find(({ id }) => id === requested) ?? lessonToOpen(lessons, completed);
  // The URL names the lesson from the start: completing it must not lead away from it.
  if (lesson !== undefined && lesson.id !== requested) {
    return (
      <Navigate
        to="/course/$courseId"
        params={{ courseId: course.id }}
        search={{ lesson: lesson.id }}
        replace
      />
    );
  }
  const { previous, next } = neighbourLessons(lessons, lesson?.id ?? '');
  const isEnrolled = enrollment !== null;
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <div className="grid gap-6">
      <Breadcrumb
        links={[
          <Link key="dashboard" to="/dashboard" className="underline underline-offset-4">
            <Trans>Dashboard</Trans>
          </Link>,
        ]}
        here={title}
      />
      {!isEnrolled && <UnlockBanner />}
      <div className="grid gap-12 lg:grid-cols-[18rem_1fr]">
        <div className="order-last grid content-start gap-4 lg:order-first">
          {isEnrolled && <ProgressBar label={t`Progress`} percent={enrollment.progress} />}
          <nav aria-label={t`Modules and lessons`}>
            <h2 className="mb-2 text-20">{title}</h2>
            <CourseOutline
              modules={modules}
              completed={completed}
              isOpen={(row) => isEnrolled || row.is_free}
              renderLink={(row, content) => (
                <LessonLink courseId={course.id} lesson={row} current={row.id === lesson?.id}>
                  {content}
                </LessonLink>
              )}
            />
          </nav>
        </div>
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
            lesson={lesson}
            isEnrolled={isEnrolled}
            completed={completed.has(lesson.id)}
            previous={previous}
            next={next}
          />
        )}
      </div>
    </div>
  );
}

interface LessonLinkProps {
  courseId: string;
  lesson: LessonRow;
  current: boolean;
  children: ReactNode;
}

function LessonLink({ courseId, lesson, current, children }: LessonLinkProps) {
  return (
    <Link
      to="/course/$courseId"
      params={{ courseId }}
      search={{ lesson: lesson.id }}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 items-start gap-2 rounded-control px-2 py-2 text-15 hover:bg-sunken aria-[current=page]:bg-plum-soft aria-[current=page]:font-semibold"
    >
      {children}
    </Link>
  );
}
