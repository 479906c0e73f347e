import { CourseDrawing } from '../../../ui/course-drawing/course-drawing.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicCourse } from '../page-request.ts';
import { courseAddress, lessonAddress } from './course-addresses.ts';

/** All courses, each with the first of its lessons that are open to everybody. */
export function CoursesPage() {
  const { courses } = usePage();
  return (
    <div className="page-column pt-8 lg:pt-12" lang="en" dir="ltr">
      <header className="mb-8 grid gap-3">
        <h1 className="text-32 sm:text-44">Courses</h1>
        <p className="max-w-measure text-20 text-muted">
          The first module of each is open to everybody: read it here, and answer its questions. What you
          answer counts when you make an account.
        </p>
      </header>
      <ul className="border-t border-line">
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </ul>
    </div>
  );
}

function CourseRow({ course }: { course: PublicCourse }) {
  const { lessons } = usePage();
  const open = lessons.filter((lesson) => lesson.course_id === course.id && lesson.is_public);
  const first = open[0];
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-b border-line py-6 sm:grid-cols-[10rem_1fr]">
      <CourseDrawing slug={course.slug} className="h-24 w-full" />
      <div className="grid min-w-0 gap-1">
        <h2 className="text-24">
          <a href={courseAddress(course)} className="underline-offset-4 hover:underline">
            {course.title}
          </a>
        </h2>
        <p className="max-w-measure text-muted">{course.description}</p>
        <p className="flex flex-wrap gap-x-6 text-15 font-medium">
          <span>{course.level}</span>
          <span>
            {course.modules_written} of {course.modules_count} modules ready
          </span>
          <span>{open.length === 1 ? '1 lesson' : `${open.length} lessons`} open to everybody</span>
        </p>
        {first && (
          <p>
            <a
              href={lessonAddress(course, first)}
              className="inline-block py-1 text-plum underline underline-offset-4"
            >
              Begin with “{first.title}”
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
