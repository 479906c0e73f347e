import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CourseReason } from '#domain/assessment/course-to-begin.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { InEnglish } from '../../../ui/value/in-english.tsx';

interface CourseChoiceProps {
  course: Tables<'courses'>;
  /** `wanted`: they came for it. `enrolled`: they take it already. `placed`: placement leads to it. */
  reason: CourseReason | 'wanted' | 'enrolled' | 'placed';
  /** The course of their goal, which comes after it. */
  later: Tables<'courses'> | undefined;
}

/** The course to begin with: how much of it there is, and why it is this one. */
export function CourseChoice({ course, reason, later }: CourseChoiceProps) {
  const { i18n } = useLingui();
  const laterTitle = later && localizedText(later, 'title', i18n.locale);
  const { modules_count: total, modules_written: ready } = course;
  return (
    <div>
      <p>
        <Trans>
          Start with <strong>{localizedText(course, 'title', i18n.locale)}</strong>.
        </Trans>
      </p>
      <p className="text-15 text-muted">
        {reason === 'wanted' && <Trans>It is the course you came for.</Trans>}
        {reason === 'enrolled' && <Trans>You are enrolled in it.</Trans>}
        {reason === 'placed' && <Trans>Your placement leads to it.</Trans>}
        {reason === 'goal' && <Trans>It leads to what you want to reach.</Trans>}
        {reason === 'before-goal' && (
          <Trans>It asks for no experience; {laterTitle} does, and comes after it.</Trans>
        )}
        {reason === 'level' && (
          <Trans>It suits where you stand, and of all such courses it has the most modules ready.</Trans>
        )}{' '}
        <Plural
          value={total}
          one={`${ready} of its # module is ready.`}
          other={`${ready} of its # modules are ready.`}
        />{' '}
        {reason !== 'wanted' && reason !== 'enrolled' && (
          <Trans>Before it comes everybody’s first module, the honest odds.</Trans>
        )}{' '}
        <InEnglish />
      </p>
    </div>
  );
}
