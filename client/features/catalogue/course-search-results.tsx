import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { excerptParts } from '#domain/catalogue/search-excerpt.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { QueryState } from '../../ui/query-state.tsx';
import type { RenderLessonLink } from './outline-lesson.tsx';
import type { OutlineLesson } from './fetch-outline.ts';
import { useCourseSearch } from './search-course.ts';

interface CourseSearchResultsProps {
  courseId: string;
  typed: string;
  lessons: readonly OutlineLesson[];
  renderLink: RenderLessonLink;
}

/** The lessons found, each with the passage that was searched for. */
export function CourseSearchResults({ courseId, typed, lessons, renderLink }: CourseSearchResultsProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const search = useCourseSearch(courseId, typed);
  return (
    <QueryState
      query={search}
      failed={t`The course could not be searched`}
      describe={describe}
      skeleton={['h-4 w-full', 'h-4 w-full', 'h-4 w-2/3']}
    >
      {(hits) => {
        // A lesson that was added a moment ago is found before the outline knows it.
        const found = hits.flatMap((hit) => {
          const lesson = lessons.find(({ id }) => id === hit.lesson_id);
          return lesson === undefined ? [] : [{ lesson, parts: excerptParts(hit.excerpt) }];
        });
        return (
          <div>
            <p role="status" className="text-15 text-muted">
              {found.length === 0 ? (
                <Trans>Nothing found. Try another word, or fewer words.</Trans>
              ) : (
                <Plural value={found.length} one="# lesson found" other="# lessons found" />
              )}
            </p>
            <ol>
              {found.map(({ lesson, parts }) => (
                <li key={lesson.id}>
                  {renderLink(
                    lesson,
                    <span className="min-w-0">
                      <span className="block font-semibold">
                        {localizedText(lesson, 'title', i18n.locale)}
                      </span>
                      <span lang="en" dir="ltr" className="block font-normal wrap-anywhere text-muted">
                        {parts.map(({ text, isMatch }, index) =>
                          isMatch ? (
                            // The parts of a passage never move: their place is their identity.
                            <mark key={`${index}-${text}`} className="bg-plum-soft font-semibold text-ink">
                              {text}
                            </mark>
                          ) : (
                            text
                          ),
                        )}
                      </span>
                    </span>,
                  )}
                </li>
              ))}
            </ol>
          </div>
        );
      }}
    </QueryState>
  );
}
