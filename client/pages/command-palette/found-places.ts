import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { excerptParts } from '#domain/catalogue/search-excerpt.ts';
import { useListTerms } from '../../features/catalogue/list-terms.ts';
import { usePlaces } from '../../features/catalogue/fetch-places.ts';
import { useCourseSearch } from '../../features/catalogue/search-course.ts';
import { useSkills } from '../../features/knowledge/skills/fetch-skills.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { localizedText, type TranslatedRow } from '../../lib/i18n/localized-text.ts';
import { loadDraft, saveDraft } from '../../lib/local-draft.ts';
import type { CommandGroup } from '../../ui/overlay/command-menu.tsx';

/**
 * What is found once something is typed: the courses with their modules and lessons, but no exams, which are no place to
 * begin, the words of the glossary, the skills, and the passages of lessons that hold what is typed.
 * @param typed what is searched for
 * @param listed ids of the courses that are listed already, and of the one whose lessons are
 */
export function useFoundPlaces(
  typed: string,
  listed: { courses: readonly string[]; lessonsOf: string | undefined },
): CommandGroup[] {
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
  const words = useCourseSearch(null, typed).data ?? [];
  const skills = (useSkills().data ?? []).flatMap((strand) => strand.skills);
  const passages = courses.flatMap(({ modules: ofCourse, open }) =>
    ofCourse
      .flatMap((module) => module.lessons)
      .flatMap((lesson) => {
        const place = words.findIndex((hit) => hit.lesson_id === lesson.id);
        const excerpt = words[place]?.excerpt;
        return excerpt === undefined ? [] : [{ lesson, excerpt, place, open }];
      }),
  );
  const found: CommandGroup[] = [
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
    {
      title: t`Skills`,
      kind: t`Skill`,
      commands: skills.map(({ id, name, can_do }) => ({
        id: `skill-${id}`,
        label: name,
        detail: { text: can_do, lang: 'en' },
        run: () => void navigate({ to: '/skills/$skillId', params: { skillId: id } }),
      })),
    },
  ].map((group) => ({ ...group, isOnlyFound: true }));
  return [
    ...found,
    {
      title: t`Passages`,
      kind: t`Passage`,
      isMatched: true,
      commands: passages
        .toSorted((one, other) => one.place - other.place)
        .slice(0, MOST_PASSAGES)
        .map(({ lesson, excerpt, open }) => ({
          id: `passage-${lesson.id}`,
          label: titleOf(lesson),
          detail: {
            text: excerptParts(excerpt)
              .map(({ text }) => text)
              .join(''),
            lang: 'en',
          },
          run: () => open(lesson.id),
        })),
    },
  ];
}

/** More passages than that would push what follows out of sight. */
const MOST_PASSAGES = 8;

/** A term says what it means where it is found; choosing it takes the question to the mentor, who says where it is taught. */
function useTerms() {
  const { t } = useLingui();
  const ask = useAskMentor();
  return (useListTerms().data ?? []).map(({ id, term, definition }) => ({
    id: `term-${id}`,
    label: term,
    detail: { text: definition, lang: 'en' },
    run: () => ask(t`What does “${term}” mean?`),
  }));
}

/** Takes a question to the mentor, where it can be sent or changed. */
export function useAskMentor(): (question: string) => void {
  const navigate = useNavigate();
  const userId = useSignedInUser().id;
  return (question) => {
    const draft = `mentor.${userId}`;
    // What is half written there stays.
    if (!loadDraft(draft)) saveDraft(draft, question);
    void navigate({ to: '/mentor', search: { conversation: 'new' } });
  };
}
