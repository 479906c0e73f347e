import { formatDay } from '#domain/kernel/time/format-date.ts';
import { CourseDrawing } from '../../../ui/course-drawing/course-drawing.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicCourse, PublicLessonRow, PublicModule } from '../page-request.ts';
import { COURSES_PATH, lessonAddress, startAddress } from './course-addresses.ts';

const AUDIENCES: Readonly<Record<string, string>> = {
  Beginner: 'For people who begin: nothing is taken for granted, and no money is needed.',
  Intermediate: 'For people who know what an order, a stop and a percentage are, and want to work by rules.',
  Advanced: 'For people who trade by rules already, and want to measure what those are worth.',
  'All Levels': 'For everybody who trades or thinks of it, whatever they know: what is needed is explained.',
};

/** A course as anybody may see it: who it is for, what is ready, and the lessons that are open to everybody. */
export function CoursePage({ course }: { course: PublicCourse }) {
  const { modules, lessons } = usePage();
  const own = modules.filter(({ course_id: id }) => id === course.id);
  const inModule = ({ id }: PublicModule) => lessons.filter(({ module_id: module }) => module === id);
  const ready = own.filter(({ status }) => status === 'written');
  const minutes = ready.flatMap(inModule).reduce((sum, { duration_minutes: each }) => sum + each, 0);
  return (
    <article className="page-column pt-8 lg:pt-12" lang="en" dir="ltr">
      <nav aria-label="Breadcrumb" className="text-15 text-muted">
        <a href={COURSES_PATH} className="underline underline-offset-4">
          Courses
        </a>
      </nav>
      <div className="mt-4 grid items-center gap-8 lg:grid-cols-[2fr_1fr]">
        <header className="grid gap-4">
          <h1 className="text-32 sm:text-44">{course.title}</h1>
          <p className="max-w-measure text-20 text-muted">{course.description}</p>
          <p className="max-w-measure">{AUDIENCES[course.level]}</p>
          <p className="flex flex-wrap gap-x-6 text-15 font-medium">
            <span>
              {ready.length === own.length
                ? `All ${own.length} modules are ready`
                : `${ready.length} of ${own.length} modules are ready`}
            </span>
            <span>{hours(minutes)} of lessons</span>
            <span>In English</span>
          </p>
          <div className="flex flex-wrap items-center gap-6">
            <LinkButton href={startAddress(course)} className="when-signed-out">
              Start this course
            </LinkButton>
            <LinkButton href={`/course/${course.id}`} className="when-signed-in">
              Go on in the app
            </LinkButton>
          </div>
        </header>
        <CourseDrawing slug={course.slug} className="h-40 w-full max-lg:hidden" />
      </div>
      <h2 className="mt-12 text-24 sm:text-32">What it teaches</h2>
      <ol className="mt-4 border-t border-line">
        {own.map((module) => (
          <ModuleRow key={module.id} course={course} module={module} lessons={inModule(module)} />
        ))}
      </ol>
      <Writers lessons={ready.flatMap(inModule)} />
    </article>
  );
}

interface ModuleRowProps {
  course: PublicCourse;
  module: PublicModule;
  lessons: readonly PublicLessonRow[];
}

function ModuleRow({ course, module, lessons }: ModuleRowProps) {
  const open = lessons.filter((lesson) => lesson.is_public);
  const minutes = lessons.reduce((sum, { duration_minutes: each }) => sum + each, 0);
  const isReady = module.status === 'written';
  return (
    <li className="grid gap-1 border-b border-line py-4 sm:grid-cols-[3rem_1fr_auto] sm:gap-x-4">
      <span aria-hidden="true" className="font-serif text-20 text-muted max-sm:hidden">
        {module.order_index}
      </span>
      <div className="min-w-0">
        <h3 className="font-sans font-semibold">{module.title}</h3>
        <p className="max-w-measure text-15 text-muted">{module.description}</p>
        {open.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {open.map((lesson) => (
              <li key={lesson.id}>
                <a
                  href={lessonAddress(course, lesson)}
                  className="inline-block py-1 text-plum underline underline-offset-4"
                >
                  {lesson.title}
                </a>{' '}
                <span className="text-15 text-muted">{lesson.duration_minutes} min, open to everybody</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-15 text-muted">
        {isReady ? `${lessons.length} lessons, ${minutes} min` : 'In preparation'}
      </p>
    </li>
  );
}

/** Who wrote what is ready, and when it was last looked through. */
function Writers({ lessons }: { lessons: readonly PublicLessonRow[] }) {
  const authors = [...new Set(lessons.flatMap(({ author }) => author ?? []))];
  const last = lessons
    .map(({ reviewed_on: day }) => day ?? '')
    .toSorted()
    .at(-1);
  if (authors.length === 0 || !last) return null;
  return (
    <p className="mt-8 max-w-measure text-15 text-muted">
      Written by {authors.join(', ')}. Last reviewed on {formatDay(last, 'en')}.
    </p>
  );
}

function hours(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const whole = Math.round(minutes / 60);
  return whole === 1 ? 'About 1 hour' : `About ${whole} hours`;
}
