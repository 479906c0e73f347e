import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenReview } from '#domain/community/contract.ts';
import { CRITERIA, disputedCriteria, reviewPoints } from '#domain/community/review-rubric.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useRubricWords } from './rubric-words.ts';

/** The reviews that may be seen, side by side, and where they lie far apart. */
export function SeenReviews({ reviews }: { reviews: readonly SeenReview[] }) {
  const { t, i18n } = useLingui();
  const words = useRubricWords();
  const [first, second] = reviews;
  const disputed = first && second ? disputedCriteria(first, second) : [];
  const count = (value: number) => formatNumber(value, i18n.locale);
  const titles = reviews.map(({ is_mine: isMine }) => (isMine ? t`Your review` : t`The other review`));
  const rows = [
    ...CRITERIA.map((criterion) => ({
      id: criterion,
      name: words[criterion].name,
      isDisputed: disputed.includes(criterion),
      cells: reviews.map(
        (review) => `${count(review[criterion])}: ${words[criterion].levels[review[criterion]]}`,
      ),
    })),
    {
      id: 'points',
      name: t`Points of 16`,
      isDisputed: false,
      cells: reviews.map((review) => count(reviewPoints(review))),
    },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table
        caption={t`Reviews`}
        captionHidden
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'criterion',
            head: t`Criterion`,
            cell: ({ name, isDisputed }) => (
              <span className="flex flex-wrap items-center gap-2">
                {name}
                {isDisputed && (
                  <Badge tone="warn">
                    <Trans>Far apart</Trans>
                  </Badge>
                )}
              </span>
            ),
          },
          ...titles.map((head, place) => ({
            id: `review-${place}`,
            head,
            cell: ({ cells }: { cells: readonly string[] }) => cells[place],
          })),
        ]}
      />
      {disputed.length > 0 && (
        <p className="max-w-measure text-muted">
          <Trans>Where two reviews lie two points apart, talk to each other before one of you decides.</Trans>
        </p>
      )}
      {reviews.map(
        ({ note, scored_at: scoredAt }, place) =>
          note !== '' && (
            <blockquote key={scoredAt} className="max-w-measure border-s-2 border-line ps-4">
              <p className="text-15 text-muted">{titles[place]}</p>
              <p dir="auto" className="break-words whitespace-pre-line">
                {note}
              </p>
            </blockquote>
          ),
      )}
    </div>
  );
}
