import { formatDay } from '#domain/kernel/time/format-date.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicCourse, PublicLesson, PublicLessonRow } from '../page-request.ts';
import { courseAddress, lessonAddress, lessonInApp, startAddress } from './course-addresses.ts';
import { lessonHtml } from './lesson-html.tsx';

interface LessonPageProps {
  course: PublicCourse;
  lesson: PublicLessonRow;
  body: PublicLesson;
}

/** A lesson that is open to everybody: its text, figures and tasks, and the way on in the app. */
export function LessonPage({ course, lesson, body }: LessonPageProps) {
  const { lessons } = usePage();
  const open = lessons.filter((row) => row.course_id === course.id && row.is_public);
  const next = open[open.findIndex(({ id }) => id === lesson.id) + 1];
  return (
    <article className="page-column pt-8 lg:pt-12" lang="en" dir="ltr">
      <nav aria-label="Breadcrumb" className="text-15 text-muted">
        <a href={courseAddress(course)} className="underline underline-offset-4">
          {course.title}
        </a>
      </nav>
      <header className="mt-4 mb-8 grid gap-2">
        <h1 className="max-w-measure text-32 sm:text-44">{lesson.title}</h1>
        <p className="text-15 text-muted">{lesson.duration_minutes} minutes, open to everybody</p>
      </header>
      <SanitisedHtml html={lessonHtml(body, lessonInApp(course, lesson))} className="prose" />
      <GuestWords />
      <div className="mt-12 flex max-w-measure flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
        <LinkButton href={startAddress(course)} className="when-signed-out">
          Go on in the app
        </LinkButton>
        <LinkButton href={`/course/${course.id}?lesson=${lesson.id}`} className="when-signed-in">
          Go on in the app
        </LinkButton>
        {next && (
          <a href={lessonAddress(course, next)} className="text-plum underline underline-offset-4">
            Next: {next.title}
          </a>
        )}
      </div>
      <Origin lesson={lesson} />
    </article>
  );
}

/** What guest/guest.ts says, where it finds it; and how much of what was answered is kept at this device. */
function GuestWords() {
  return (
    <p
      data-guest
      data-right="Right."
      data-second="Right at the second try."
      data-wrong="Not right."
      data-again="Not right yet. You may try once more."
      data-truth="The right answer:"
      data-choose="Choose an answer first."
      data-number="Enter a number, such as 12.5."
      data-failed="The answer could not be checked. It is kept here: try again in a moment."
      data-kept-one="1 answer is kept in this browser. It counts when you make an account."
      data-kept-other="# answers are kept in this browser. They count when you make an account."
      role="status"
      className="mt-8 max-w-measure text-15 text-muted empty:hidden"
    />
  );
}

function Origin({ lesson }: { lesson: PublicLessonRow }) {
  return (
    <footer className="mt-8 max-w-measure text-15 text-muted">
      <p>
        {lesson.author && `Written by ${lesson.author}.`}{' '}
        {lesson.reviewed_on && `Reviewed on ${formatDay(lesson.reviewed_on, 'en')}.`}
      </p>
      {lesson.sources.length > 0 && (
        <>
          <h2 className="mt-4 font-sans font-semibold text-ink">Sources</h2>
          <ul className="mt-1 grid gap-1">
            {lesson.sources.map(({ authors, year, title, url }) => (
              <li key={title}>
                {[authors, year].filter((part) => part !== undefined).join(', ')}{' '}
                {url === undefined ? (
                  <cite>{title}</cite>
                ) : (
                  <a href={url} rel="noopener" className="text-plum underline underline-offset-4">
                    <cite>{title}</cite>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}
