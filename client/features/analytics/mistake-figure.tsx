import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { groupMistakes } from '#domain/analytics/group-mistakes.ts';
import { wilsonInterval } from '#domain/kernel/wilson-interval.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { MistakeTable } from './mistake-table.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** Of which kinds wrong first answers are, which beliefs led to them, and what is overlooked in transcripts. */
export function MistakeFigure({ rows }: { rows: readonly AnalyticsRows['mistakes'][] }) {
  const { t, i18n } = useLingui();
  const { count, percent, share } = useFigureWords();
  const { kinds, beliefs, missed, falseAlarms } = groupMistakes(rows);
  const words: Readonly<Record<AnalyticsRows['mistakes']['kind'], string>> = {
    slip: t`Slip`,
    misread: t`Misread`,
    formula: t`Wrong relation`,
    belief: t`Belief`,
    unknown: t`No known kind`,
    missed: t`Fault not found`,
    false_alarm: t`Sound sentence marked`,
  };
  const shown = ['slip', 'misread', 'formula', 'belief', 'unknown'] as const;
  const wrong = shown.reduce((sum, kind) => sum + kinds[kind], 0);
  const intervals = shown.map((kind) => wilsonInterval(kinds[kind], wrong));
  const known = wrong - kinds.unknown;
  const [knownShare, beliefShare, wrongCount] = [
    share(known, wrong),
    share(kinds.belief, wrong),
    count(wrong),
  ];
  return (
    <KeyFigure
      title={<Trans>Mistakes and misconceptions</Trans>}
      definition={<Definition of="mistakes" />}
      csv={{
        name: 'mistakes',
        columns: [
          { head: t`Lesson`, text: (row) => localizedText(row, 'title', i18n.locale) },
          { head: t`Item`, text: ({ item_id }) => item_id },
          { head: t`Kind`, text: ({ kind }) => words[kind] },
          { head: t`Name`, text: ({ name }) => name },
          { head: t`Belief`, text: ({ belief }) => belief ?? '' },
          { head: t`Chosen`, text: ({ happened }) => happened },
          { head: t`First answers`, text: ({ answers }) => answers },
          { head: t`Chosen before`, text: (row) => row.happened_before },
          { head: t`First answers before`, text: (row) => row.answers_before },
        ],
        rows,
      }}
    >
      {wrong < LEAST_CASES ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>}>
          <Trans>Fewer than {LEAST_CASES} first answers were wrong in this period.</Trans>
        </EmptyState>
      ) : (
        <BarChart
          title={t`${knownShare} of wrong first answers are of a known kind`}
          note={t`Share of wrong first answers, with its 95% interval`}
          summary={t`Of ${wrongCount} wrong first answers; ${beliefShare} are those that a belief leads to.`}
          placeName={t`Kind`}
          places={shown.map((kind) => words[kind])}
          series={{ name: t`Share`, values: intervals.map((interval) => interval?.share ?? 0) }}
          errors={intervals.map((interval) => interval ?? undefined)}
          formatValue={percent}
        />
      )}
      <MistakeTable caption={t`Beliefs`} nameHead={t`Belief`} mistakes={beliefs} />
      {missed.length > 0 && (
        <MistakeTable caption={t`Faults of transcripts not found`} nameHead={t`Reason`} mistakes={missed} />
      )}
      {falseAlarms.length > 0 && (
        <MistakeTable
          caption={t`Sound sentences of transcripts marked`}
          nameHead={t`Reason`}
          mistakes={falseAlarms}
        />
      )}
    </KeyFigure>
  );
}
