import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { ShareFigure } from './share-figure.tsx';

/** The skills that stay unknown after eight answers. */
export function StuckFigure({ rows }: { rows: readonly AnalyticsRows['learning'][] }) {
  const { t } = useLingui();
  return (
    <ShareFigure
      title={t`Skills that learners get stuck on`}
      definition={
        <Trans>
          Of the learners who gave eight first answers to a skill: those who do not know it yet. The highest
          shares come first.
        </Trans>
      }
      file="stuck-skills"
      rows={rows}
      nameHead={t`Skill`}
      nameOf={({ title }) => title}
      casesHead={t`Learners`}
    />
  );
}
