import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { opensLesson } from '#domain/catalogue/opens-lesson.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLessonPlace } from './fetch-lesson-place.ts';
import { useEntitlements, useMyEntitlements, usePlans } from './fetch-plans.ts';
import { planName } from './plan-names.ts';

/** Says that a plan keeps a lesson closed, which plans open it, and where they are. */
export function PlanNeeded({ lessonId }: { lessonId: string }) {
  const names = usePlansThatOpen(lessonId);
  const mine = useMyEntitlements();
  return (
    <EmptyState
      title={<Trans>Your plan does not include this lesson.</Trans>}
      action={
        <Link to="/account" hash="plan" className={buttonStyles('secondary', 'mt-2')}>
          <Trans>See the plans</Trans>
        </Link>
      }
    >
      {names !== '' && <Trans>Plans that open it: {names}.</Trans>}{' '}
      {mine.data?.includes('one_course') === true && !mine.data.includes('all_courses') && (
        <Trans>
          Yours opens one course at a time; in your account you can make it this one, once a month.
        </Trans>
      )}
    </EmptyState>
  );
}

/** The names of the plans that open a lesson, as a list in words; empty until they are known. */
function usePlansThatOpen(lessonId: string): string {
  const { i18n } = useLingui();
  const { data: plans } = usePlans();
  const { data: entitlements } = useEntitlements();
  const { data: lesson } = useLessonPlace(lessonId);
  if (!plans || !entitlements || !lesson) return '';
  const { is_free, is_exam, modules } = lesson;
  const place = { is_free, is_exam, module_order: modules.order_index };
  const names = plans
    .filter(({ id }) => {
      const held = entitlements.filter(({ included_in: holders }) => holders.includes(id));
      return opensLesson(
        held.map((entitlement) => entitlement.id),
        place,
        true,
      );
    })
    .map((plan) => planName(plan, i18n.locale));
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names);
}
