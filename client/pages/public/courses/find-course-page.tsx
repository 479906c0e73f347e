import type { PublicPage } from '../public-page.ts';
import type { PageRequest } from '../page-request.ts';
import { COURSES_PATH, courseAddress, lessonAddress } from './course-addresses.ts';
import { CoursePage } from './course-page.tsx';
import { CoursesPage } from './courses-page.tsx';
import { LessonPage } from './lesson-page.tsx';

/** The page of a course, or of a lesson of it that is open to everybody; undefined at any other path. */
export function findCoursePage(
  path: string,
  {
    site,
    locale,
    courses = [],
    lessons = [],
    lesson,
    publicUrl = '',
  }: Partial<PageRequest> & Pick<PageRequest, 'site' | 'locale'>,
): PublicPage | undefined {
  if (locale !== 'en') return undefined;
  if (path === COURSES_PATH && courses.length > 0) {
    return {
      status: 200,
      isEnglish: true,
      name: 'Courses',
      title: `Courses · ${site.name}`,
      description:
        'Every course with what is ready of it, and the lessons that are open to everybody without an account.',
      Content: CoursesPage,
    };
  }
  const course = courses.find(
    (one) => path === courseAddress(one) || path.startsWith(`${courseAddress(one)}/`),
  );
  if (course === undefined) return undefined;
  const provider = { '@id': `${publicUrl}/#organization` };
  const page = { status: 200, isEnglish: true } as const;
  const courseUrl = publicUrl + courseAddress(course);
  if (path === courseAddress(course)) {
    return {
      ...page,
      name: course.title,
      title: `${course.title} · ${site.name}`,
      description: course.description,
      Content: () => <CoursePage course={course} />,
      about: {
        '@type': 'Course',
        '@id': courseUrl,
        name: course.title,
        description: course.description,
        url: courseUrl,
        inLanguage: 'en',
        educationalLevel: course.level,
        provider,
        offers: { '@type': 'Offer', category: 'Partially Free' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `P${course.duration_weeks}W`,
        },
      },
    };
  }
  const row = lessons.find(({ id }) => id === lesson?.id);
  if (row === undefined || lesson === undefined) return undefined;
  return {
    ...page,
    name: row.title,
    title: `${row.title} · ${course.title} · ${site.name}`,
    description: row.description,
    Content: () => <LessonPage course={course} lesson={row} body={lesson} />,
    about: {
      '@type': 'LearningResource',
      '@id': publicUrl + lessonAddress(course, row),
      name: row.title,
      description: row.description,
      url: publicUrl + lessonAddress(course, row),
      inLanguage: 'en',
      learningResourceType: 'Lesson',
      isAccessibleForFree: true,
      timeRequired: `PT${row.duration_minutes}M`,
      isPartOf: {
        '@type': 'Course',
        '@id': courseUrl,
        name: course.title,
        description: course.description,
        provider,
      },
      provider,
    },
  };
}
