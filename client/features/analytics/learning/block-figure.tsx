import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsRows } from '#domain/analytics/contract.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { ShareFigure } from './share-figure.tsx';

/** Where learners leave lessons: who did each graded part. */
export function BlockFigure({ rows }: { rows: readonly AnalyticsRows['learning'][] }) {
  const { t, i18n } = useLingui();
  return (
    <ShareFigure
      title={t`How far learners get in lessons`}
      definition={
        <Trans>
          Of the learners who opened a lesson: those who answered each graded part of it. A quiz counts once
          it is finished.
        </Trans>
      }
      file="blocks"
      rows={rows}
      nameHead={t`Lesson`}
      nameOf={(row) => localizedText(row, 'title', i18n.locale)}
      detail={{ head: t`Part`, of: (row) => (row.name === '' ? t`Quiz` : row.name) }}
      casesHead={t`Learners`}
    />
  );
}
