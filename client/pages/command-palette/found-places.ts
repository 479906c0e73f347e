import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useListTerms } from '../../features/catalogue/list-terms.ts';
import { usePlaces } from '../../features/catalogue/fetch-places.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { localizedText, type TranslatedRow } from '../../lib/i18n/localized-text.ts';
import { loadDraft, saveDraft } from '../../lib/local-draft.ts';
import type { CommandGroup } from '../../ui/overlay/command-menu.tsx';

/**
 * What is found once something is typed: the courses with their modules and lessons, but no exams, which are no place to
 * begin, and the words of the glossary.
 * @param listed ids of the courses that are listed already, and of the one whose lessons are
 */
export function useFoundPlaces(listed: {
  courses: readonly string[];
  lessonsOf: string | undefined;
}): CommandGroup[] {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const titleOf = (row: TranslatedRow & { title: string }) => localizedText(row, 'title', i18n.locale);
  const courses = (usePlaces().data ?? []).map((course) => ({
    ...course,
    open: (lesson?: string) =>
      void navigate({ to: '/course/$courseId', params: { courseId: course.id }, search: { lesson } }),
  }));
  const lessons = courses
    .filter(({ id }) => id !== listed.lessonsOf)
    .flatMap(({ modules, open }) =>
      modules.flatMap((module) =>
        module.lessons
          .filter((lesson) => !lesson.is_exam)
          .map((lesson) => ({ id: lesson.id, label: titleOf(lesson), run: () => open(lesson.id) })),
      ),
    );
  const modules = courses.flatMap(({ modules: ofCourse, open }) =>
    ofCourse.map((module) => ({
      id: module.id,
      label: titleOf(module),
      run: () => open(module.lessons[0]?.id),
    })),
  );
  return [
    {
      title: t`Courses`,
      kind: t`Course`,
      commands: courses
        .filter(({ id }) => !listed.courses.includes(id))
        .map((course) => ({ id: course.id, label: titleOf(course), run: () => course.open() })),
    },
    { title: t`Modules`, kind: t`Module`, commands: modules },
    { title: t`Lessons`, kind: t`Lesson`, commands: lessons },
    { title: t`Glossary`, kind: t`Term`, commands: useTerms() },
  ].map((group) => ({ ...group, isOnlyFound: true }));
}

/** A term says what it means where it is found; choosing it takes the question to the mentor, who says where it is taught. */
function useTerms() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const userId = useSignedInUser().id;
  return (useListTerms().data ?? []).map(({ id, term, definition }) => ({
    id: `term-${id}`,
    label: term,
    detail: { text: definition, lang: 'en' },
    run: () => {
      const draft = `mentor.${userId}`;
      // What is half written there stays.
      if (!loadDraft(draft)) saveDraft(draft, t`What does “${term}” mean?`);
      void navigate({ to: '/mentor', search: { conversation: 'new' } });
    },
  }));
}
