import { Trans, useLingui } from '@lingui/react/macro';
import type { StartingPointFound } from '#domain/assessment/starting-point.ts';

/** Where somebody begins, in a sentence, and the answers that decided it. */
export function StartingPointMeaning({ point, decidedBy }: StartingPointFound) {
  const { t, i18n } = useLingui();
  const names = {
    'trading-experience': t`trading`,
    'chart-experience': t`reading charts`,
    'risk-experience': t`managing risk`,
    'pressure-experience': t`real positions under pressure`,
  };
  const areas = new Intl.ListFormat(i18n.locale).format(decidedBy.map((id) => names[id]));
  return (
    <>
      <p className="font-serif text-24 sm:text-32">
        {point === 'beginning' && <Trans>You begin at the beginning.</Trans>}
        {point === 'basics' && <Trans>You have made a start. You begin with what it left open.</Trans>}
        {point === 'practice' && <Trans>You have experience. You begin by testing it.</Trans>}
      </p>
      <p>
        {point === 'beginning' && (
          <Trans>New to you, by your answers: {areas}. Nothing is taken for granted there.</Trans>
        )}
        {point === 'basics' && (
          <Trans>Your lowest answers decide: {areas}. Sizing, costs and a written plan come next.</Trans>
        )}
        {point === 'practice' && (
          <Trans>Your lowest answers decide: {areas}. You hold your method against the numbers.</Trans>
        )}
      </p>
    </>
  );
}
