import { Trans, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../../lib/backend/database.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { DoneLine } from './done-line.tsx';
import { useShownSkills } from './fetch-shown-skills.ts';
import { SkillNames } from './skill-names.tsx';

interface LessonDoneProps {
  /** The lesson that was finished just now. */
  lesson: Pick<Tables<'lessons'>, 'id' | 'content_type'>;
  module: Pick<Tables<'modules'>, 'title' | 'translations'> & {
    readonly lessons: readonly { readonly id: string }[];
  };
  completed: ReadonlySet<string>;
}

/**
 * What a finished lesson came to: the line of its module drawn a station further, or to its end, and the skills by name that
 * were shown. Nothing until these are known, so that all of it is announced at once.
 */
export function LessonDone({ lesson, module, completed }: LessonDoneProps) {
  const { i18n } = useLingui();
  const { lessons } = module;
  const done = lessons.filter(({ id }) => completed.has(id)).length;
  const isWhole = done === lessons.length;
  // A quiz names what it showed beside its result.
  const own = lesson.content_type === 'quiz' ? [] : [lesson.id];
  const skills = useShownSkills(isWhole ? lessons.map(({ id }) => id) : own);
  if (skills.isLoading) return null;
  const namesOf = (isShown: boolean) =>
    (skills.data ?? []).filter((skill) => skill.isShown === isShown).map(({ name }) => name);
  const [shown, met] = [namesOf(true), namesOf(false)];
  const title = localizedText(module, 'title', i18n.locale);
  const count = lessons.length;
  return (
    <div className="grid animate-appear gap-3 border-y border-line py-6">
      <p className="font-serif text-24">
        {isWhole ? (
          <Trans>Module done: {title}</Trans>
        ) : (
          <Trans>
            {done} of {count} done in “{title}”
          </Trans>
        )}
      </p>
      <DoneLine
        stations={lessons.map((_, place) => (place < done ? 'full' : 'open'))}
        before={isWhole ? 0 : done - 1}
      />
      {shown.length > 0 && (
        <p>
          <Trans>
            Right at the first try: <SkillNames names={shown} />
          </Trans>
        </p>
      )}
      {met.length > 0 && (
        <p className="text-muted">
          <Trans>
            Practised: <SkillNames names={met} />
          </Trans>
        </p>
      )}
    </div>
  );
}
