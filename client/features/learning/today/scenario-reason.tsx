import { Trans, useLingui } from '@lingui/react/macro';
import type { ScenarioStretch } from '#domain/knowledge/today-contract.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';

/** Why a scenario is there: it was begun, or practises a lesson that was completed; once it was traded, what came of it. */
export function ScenarioReason({ stretch }: { stretch: ScenarioStretch }) {
  const { i18n } = useLingui();
  const { is_done, is_met, session, lesson, tries } = stretch;
  if (is_done)
    return is_met ? (
      <Trans>Traded today, and you met its goal.</Trans>
    ) : (
      <Trans>Traded today. You have not met its goal yet; another try has other prices.</Trans>
    );
  if (session !== null || lesson === null)
    return <Trans>You have begun it. The session stands where you left it.</Trans>;
  const title = localizedText(lesson, 'title', i18n.locale);
  return tries === 0 ? (
    <Trans>Practises “{title}”, which you completed. The session keeps its place when you stop.</Trans>
  ) : (
    <Trans>Practises “{title}”. You have not met its goal yet; every try has other prices.</Trans>
  );
}
