import { Trans, useLingui } from '@lingui/react/macro';
import { type AnalyticsRows, LEAST_CASES } from '#domain/analytics/contract.ts';
import { Fact } from '../../../ui/fact.tsx';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { useFigureWords } from '../use-figure-words.ts';
import { useContentFigures } from './use-content-figures.ts';
import { useItemWords } from './use-item-words.ts';

interface ItemFactsProps {
  courseId: string;
  lessonId: string;
  item: {
    readonly id: string;
    readonly choices?: readonly { readonly id: string; readonly html: string }[];
  };
}

/** What became of one item of a quiz, below the item: difficulty, discrimination, time, and each wrong choice. Nothing until it is known. */
export function ItemFacts({ courseId, lessonId, item }: ItemFactsProps) {
  const { figures } = useContentFigures(courseId);
  const { count, share, seconds } = useFigureWords();
  const { discrimination, judgement } = useItemWords();
  const row = figures?.items.find((one) => one.lesson_id === lessonId && one.item_id === item.id);
  if (figures === undefined || row === undefined) return null;
  const { answers, correct } = row;
  if (answers === 0) {
    return (
      <p className="text-15 text-muted">
        <Trans>Nobody has answered this item yet.</Trans>
      </p>
    );
  }
  const timed = figures.learning.find(
    ({ figure, name }) => figure === 'time' && name === `${lessonId}/${item.id}`,
  );
  return (
    <div className="grid gap-3 border-t border-line pt-3 text-15">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact name={<Trans>Answers</Trans>}>{count(answers)}</Fact>
        <Fact name={<Trans>Right at first try</Trans>}>{share(correct, answers)}</Fact>
        <Fact name={<Trans>Discrimination</Trans>}>{discrimination(row)}</Fact>
        <Fact name={<Trans>Judgement</Trans>}>{judgement(row)}</Fact>
        {timed !== undefined && timed.cases >= LEAST_CASES && (
          <Fact name={<Trans>Median time</Trans>}>{seconds(timed.value ?? 0)}</Fact>
        )}
      </dl>
      <WrongChoices
        choices={item.choices ?? []}
        rows={figures.learning.filter(
          ({ figure, lesson_id, name }) => figure === 'choice' && lesson_id === lessonId && name === item.id,
        )}
      />
    </div>
  );
}

/** The wrong choices that were picked first, the most picked first. */
function WrongChoices({
  choices,
  rows,
}: {
  choices: NonNullable<ItemFactsProps['item']['choices']>;
  rows: readonly AnalyticsRows['learning'][];
}) {
  const { t } = useLingui();
  const { share } = useFigureWords();
  const picked = rows
    .filter(({ cases }) => cases >= LEAST_CASES)
    .toSorted((one, other) => other.happened - one.happened);
  if (picked.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="text-muted">
        <Trans>Picked instead, at first try</Trans>
      </p>
      <ul aria-label={t`Wrong choices`} className="grid gap-1">
        {picked.map(({ detail, happened, cases }) => (
          <li key={detail} className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="tabular-nums">{share(happened, cases)}</span>
            <SanitisedHtml
              html={choices.find(({ id }) => id === detail)?.html ?? detail}
              className="min-w-0 [&_p]:inline"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
