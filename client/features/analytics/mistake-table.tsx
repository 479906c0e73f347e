import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedMistake } from '#domain/analytics/group-mistakes.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { NoWrap, RowName } from './table-text.tsx';
import { useFigureWords } from './use-figure-words.ts';

interface MistakeTableProps {
  caption: string;
  /** What the mistakes are, over the first column. */
  nameHead: string;
  mistakes: readonly NamedMistake[];
}

/** Mistakes by name: how often, of how many answers, whether more often than before, and where. */
export function MistakeTable({ caption, nameHead, mistakes }: MistakeTableProps) {
  const { t, i18n } = useLingui();
  const { count, percent } = useFigureWords();
  if (mistakes.length === 0)
    return <EmptyState title={<Trans>No belief was chosen in this period.</Trans>} />;
  const shareOf = ({ share }: NamedMistake) => {
    if (share === null) return t`Too few answers`;
    const [value, low, high] = [share.share, share.low, share.high].map(percent);
    return t`${value} (${low} to ${high})`;
  };
  const trends = { rising: t`More often`, falling: t`Less often`, unclear: t`No clear change` };
  return (
    <Table
      caption={caption}
      className="max-h-128"
      rows={mistakes}
      rowId={({ name }) => name}
      columns={[
        {
          id: 'name',
          head: nameHead,
          cell: ({ name, belief }) => (
            <RowName>
              <span lang="en">{belief ?? name}</span>
            </RowName>
          ),
        },
        { id: 'happened', head: t`Chosen`, numeric: true, cell: ({ happened }) => count(happened) },
        { id: 'answers', head: t`First answers`, numeric: true, cell: ({ answers }) => count(answers) },
        { id: 'share', head: t`Share`, numeric: true, cell: (row) => <NoWrap>{shareOf(row)}</NoWrap> },
        { id: 'trend', head: t`Trend`, cell: ({ trend }) => (trend === null ? '–' : trends[trend]) },
        {
          id: 'places',
          head: t`Where`,
          cell: ({ places }) => (
            <ul>
              {places.map((place) => (
                <li key={`${place.lesson_id} ${place.item_id}`}>
                  {`${place.module_number}. ${localizedText(place, 'title', i18n.locale)}: `}
                  <bdi>{place.item_id}</bdi>
                  {` (${count(place.happened)})`}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
