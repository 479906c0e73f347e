import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { InEnglish } from '../../../ui/value/in-english.tsx';
import { LevelName } from '../../../ui/value/level-name.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ModulesReady } from '../../../ui/modules-ready.tsx';
import { courseAddress } from '../courses/course-addresses.ts';
import { CourseSketch } from '../illustrations/course-sketch.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicCourse } from '../page-request.ts';
import { Section } from '../section.tsx';

/** The course catalogue. */
export function TradingCourses() {
  const { courses } = usePage();
  return (
    <Section
      id="courses"
      title={<Trans>Trading courses</Trans>}
      lead={
        <Trans>The first module of every course is free to read. Every quiz explains every answer.</Trans>
      }
    >
      <ul className="border-t border-line">
        {courses.map((course, place) => (
          <CourseCard key={course.id} course={course} place={place} />
        ))}
      </ul>
    </Section>
  );
}

/** One course; the button leads in when signed out, to the dashboard when signed in. */
function CourseCard({ course, place }: { course: PublicCourse; place: number }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const title = localizedText(course, 'title', locale);
  return (
    <li
      id={`course-${course.slug}`}
      className="flex scroll-mt-6 flex-wrap items-center gap-x-8 gap-y-4 border-b border-line py-6"
    >
      <CourseSketch place={place} />
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-24">
          <a href={courseAddress(course)} hrefLang="en" className="underline-offset-4 hover:underline">
            {title}
          </a>
        </h3>
        <p className="max-w-measure text-muted">{localizedText(course, 'description', locale)}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-15 font-medium">
          <Plural value={course.duration_weeks} one="# week" other="# weeks" />
          <LevelName level={course.level} />
          <span>
            <ModulesReady course={course} />
          </span>
          <InEnglish />
        </p>
        {course.modules_written < course.modules_count && (
          <LinkButton look="link" href={noticeAddress(course)} className="text-15">
            <Trans>Mail me when the next module is ready</Trans>
          </LinkButton>
        )}
      </div>
      <span className="when-signed-out max-sm:w-full">
        <LinkButton
          look="secondary"
          href={startOf(course)}
          aria-label={t`Start Course: ${title}`}
          className="max-sm:w-full"
        >
          <Trans>Start Course</Trans>
        </LinkButton>
      </span>
      <span className="when-signed-in max-sm:w-full">
        <LinkButton
          look="secondary"
          href="/dashboard"
          aria-label={t`View Courses: ${title}`}
          className="max-sm:w-full"
        >
          <Trans>View Courses</Trans>
        </LinkButton>
      </span>
    </li>
  );
}

/** Signing up, and on to the dashboard, which keeps the course. Whoever has an account signs in on the other tab. */
function startOf({ slug }: PublicCourse): string {
  return `/auth?tab=sign-up&next=${encodeURIComponent(`/dashboard?course=${slug}`)}`;
}

/** Through /auth to the dashboard, which keeps the wish. Whoever is signed in goes there at once. */
function noticeAddress({ slug }: PublicCourse): string {
  return `/auth?tab=sign-up&next=${encodeURIComponent(`/dashboard?notify=${slug}`)}`;
}
