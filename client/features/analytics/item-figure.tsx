import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { reviewItem } from '#domain/analytics/item-review.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { ScatterChart } from '../../ui/chart/scatter-chart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Definition } from './definition.tsx';
import { KeyFigure } from './key-figure.tsx';
import { ItemTable } from './item-table.tsx';
import { useFigureWords } from './use-figure-words.ts';

/** Difficulty and discrimination of items, drawn against each other and one by one. */
export function ItemFigure({ rows }: { rows: readonly AnalyticsRows['items'][] }) {
  const { t, i18n } = useLingui();
  const { count, percent } = useFigureWords();
  const judged = rows.filter((row) => row.discrimination !== null);
  const poor = judged.filter((row) => reviewItem(row.answers, row.discrimination) !== 'sound');
  const [poorCount, judgedCount] = [count(poor.length), count(judged.length)];
  const decimal = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 });
  return (
    <KeyFigure
      title={<Trans>Difficulty and discrimination</Trans>}
      definition={<Definition of="items" />}
      csv={{
        name: 'quiz-items',
        columns: [
          { head: t`Lesson`, text: (row) => localizedText(row, 'title', i18n.locale) },
          { head: t`Item`, text: ({ item_id }) => item_id },
          { head: t`Answers`, text: ({ answers }) => answers },
          { head: t`Right at first try`, text: ({ correct }) => correct },
          { head: t`Discrimination`, text: ({ discrimination }) => discrimination },
        ],
        rows,
      }}
    >
      {judged.length === 0 ? (
        <EmptyState title={<Trans>Not enough data yet</Trans>}>
          <Trans>No item has {LEAST_CASES} answers at first try in this period.</Trans>
        </EmptyState>
      ) : (
        <ScatterChart
          title={
            poor.length === 0
              ? t`All ${judgedCount} items tell those who know from those who do not`
              : t`${poorCount} of ${judgedCount} items hardly tell those who know from those who do not`
          }
          note={t`A point for each item with at least ${LEAST_CASES} answers`}
          summary={t`${poorCount} of ${judgedCount} items have a discrimination below 0.2.`}
          x={{ label: t`Right at first try`, formatValue: percent }}
          y={{ label: t`Discrimination`, formatValue: (value) => withTrueMinus(decimal.format(value)) }}
          points={judged.map((row) => ({
            x: row.correct / row.answers,
            y: row.discrimination ?? 0,
            ...(poor.length <= 5 && poor.includes(row) && { label: row.item_id }),
          }))}
        />
      )}
      <ItemTable rows={rows} />
    </KeyFigure>
  );
}
