import { Trans, useLingui } from '@lingui/react/macro';
import type { Tables } from '../../lib/backend/database.ts';
import { formatDay } from '#domain/kernel/time/format-date.ts';

type LessonOriginProps = Pick<Tables<'lessons'>, 'author' | 'reviewed_on' | 'sources'>;

/** Who wrote a lesson, when it was reviewed, and what it draws on. */
export function LessonOrigin({ author, reviewed_on: reviewedOn, sources }: LessonOriginProps) {
  const { i18n } = useLingui();
  const day = reviewedOn === null ? null : formatDay(reviewedOn, i18n.locale);
  return (
    <footer className="mt-12 max-w-measure border-t border-line pt-4 text-15 text-muted">
      <p>
        {author !== null && <Trans>Written by {author}.</Trans>}{' '}
        {day !== null && <Trans>Reviewed on {day}.</Trans>}
      </p>
      {sources.length > 0 && (
        <>
          <h2 className="mt-4 font-sans font-semibold text-ink">
            <Trans>Sources</Trans>
          </h2>
          <ul className="mt-1 grid gap-1">
            {sources.map((source) => (
              <li key={source.title}>
                {[source.authors, source.year].filter((part) => part !== undefined).join(', ')}{' '}
                {source.url === undefined ? (
                  <cite>{source.title}</cite>
                ) : (
                  <a href={source.url} rel="noopener" className="text-plum underline underline-offset-4">
                    <cite>{source.title}</cite>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </footer>
  );
}
