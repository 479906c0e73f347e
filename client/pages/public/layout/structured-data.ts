import { localizedText } from '../../../lib/i18n/localized-text.ts';
import type { PublicPage } from '../public-page.ts';
import { pageAddress } from '../page-context.tsx';
import type { PageRequest, PublicCourse } from '../page-request.ts';

/**
 * What a public page says to search engines in the words of schema.org: the organisation, the courses on the landing
 * page, the way from there to every other page.
 * @returns JSON-LD that is safe inside a `<script>` element; it is data, so the content policy does not concern it
 */
export function structuredData(page: PublicPage, request: PageRequest): string {
  const { path, courses } = request;
  const graph =
    page.status !== 200 || page.isPrivate
      ? []
      : path === '/'
        ? [organization(request), ...courses.map((course) => describeCourse(course, request))]
        : [organization(request), ...(page.about ? [page.about] : []), breadcrumbs(page, request)];
  // A text with `</script>` must not end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function organization({ site, publicUrl, locale }: PageRequest) {
  const elsewhere = Object.values(site.social).filter((address) => address !== undefined);
  return {
    '@type': 'EducationalOrganization',
    '@id': `${publicUrl}/#organization`,
    name: site.name,
    slogan: site.tagline[locale] ?? site.tagline.en,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    email: site.contact.email,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

function describeCourse(course: PublicCourse, { publicUrl, locale }: PageRequest) {
  const workload = `P${course.duration_weeks}W`;
  return {
    '@type': 'Course',
    '@id': `${publicUrl}/#course-${course.slug}`,
    name: localizedText(course, 'title', locale),
    description: localizedText(course, 'description', locale),
    url: `${publicUrl}${pageAddress('/', locale)}#courses`,
    // Course content is written in English; titles and descriptions are in every language.
    inLanguage: 'en',
    educationalLevel: course.level,
    provider: { '@id': `${publicUrl}/#organization` },
    offers: { '@type': 'Offer', category: 'Partially Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload },
  };
}

function breadcrumbs(page: PublicPage, { site, publicUrl, path, locale }: PageRequest) {
  const steps = [
    { name: site.name, at: '/' },
    { name: page.name, at: path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, at }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${pageAddress(at, locale)}`,
    })),
  };
}
