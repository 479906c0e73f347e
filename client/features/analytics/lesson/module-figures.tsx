import { Trans, useLingui } from '@lingui/react/macro';
import { reviewItem } from '#domain/analytics/item-review.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { Table } from '../../../ui/table/table.tsx';
import { AnalyticsNotes } from '../analytics-notes.tsx';
import { FiguresState } from '../figures-state.tsx';
import { BlockFigure } from '../learning/block-figure.tsx';
import { StuckFigure } from '../learning/stuck-figure.tsx';
import { NoWrap, RowName } from '../table-text.tsx';
import { useFigureWords } from '../use-figure-words.ts';
import { type ContentFigures, useContentFigures } from './use-content-figures.ts';
import { useItemWords } from './use-item-words.ts';

interface ModuleFiguresProps {
  courseId: string;
  title: string;
  lessonIds: readonly string[];
}

/** What became of a whole module: the items to look at first, where learners leave, and the skills of its items they get stuck on. */
export function ModuleFigures({ courseId, title, lessonIds }: ModuleFiguresProps) {
  const { items, learning } = useContentFigures(courseId);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-6">
      <h2 className="text-24">
        <Trans>What learners do in “{title}”</Trans>
      </h2>
      <FiguresState query={items}>
        {(answer) => (
          <>
            <AnalyticsNotes answer={answer} />
            <FiguresState query={learning}>
              {({ rows }) => <Figures items={answer.rows} learning={rows} lessonIds={lessonIds} />}
            </FiguresState>
          </>
        )}
      </FiguresState>
    </section>
  );
}

function Figures({ items, learning, lessonIds }: ContentFigures & Pick<ModuleFiguresProps, 'lessonIds'>) {
  const ofModule = items.filter(({ lesson_id }) => lessonIds.includes(lesson_id));
  const skills = new Set(ofModule.map(({ skill_name }) => skill_name));
  return (
    <>
      <PoorItems rows={ofModule} />
      <BlockFigure
        rows={learning.filter(
          ({ figure, lesson_id }) =>
            figure === 'block' && lesson_id !== null && lessonIds.includes(lesson_id),
        )}
      />
      <StuckFigure rows={learning.filter(({ figure, title }) => figure === 'stuck' && skills.has(title))} />
    </>
  );
}

/** The items whose answers say that something may be wrong with them, the worst first. */
function PoorItems({ rows }: { rows: ContentFigures['items'] }) {
  const { t, i18n } = useLingui();
  const { count, share } = useFigureWords();
  const { discrimination, judgement } = useItemWords();
  const judged = rows.filter((row) => row.discrimination !== null);
  const poor = judged
    .filter((row) => reviewItem(row.answers, row.discrimination) !== 'sound')
    .toSorted((one, other) => (one.discrimination ?? 0) - (other.discrimination ?? 0));
  const [poorCount, judgedCount] = [count(poor.length), count(judged.length)];
  if (judged.length === 0) {
    return (
      <p>
        <Trans>None of its items has enough answers to be judged.</Trans>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        {poor.length === 0
          ? t`All ${judgedCount} items tell those who know from those who do not`
          : t`${poorCount} of ${judgedCount} items hardly tell those who know from those who do not`}
      </p>
      {poor.length > 0 && (
        <Table
          caption={t`Items to look at`}
          captionHidden
          rows={poor}
          rowId={({ lesson_id, item_id }) => `${lesson_id} ${item_id}`}
          columns={[
            { id: 'item', head: t`Item`, cell: ({ item_id }) => <bdi>{item_id}</bdi> },
            {
              id: 'lesson',
              head: t`Lesson`,
              cell: (row) => <RowName>{localizedText(row, 'title', i18n.locale)}</RowName>,
            },
            {
              id: 'right',
              head: t`Right at first try`,
              numeric: true,
              cell: ({ correct, answers }) => <NoWrap>{share(correct, answers)}</NoWrap>,
            },
            {
              id: 'discrimination',
              head: t`Discrimination`,
              numeric: true,
              cell: (row) => <NoWrap>{discrimination(row)}</NoWrap>,
            },
            { id: 'review', head: t`Judgement`, cell: judgement },
          ]}
        />
      )}
    </div>
  );
}
