import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { pagesToShow } from './pages-to-show.ts';

interface PaginationProps {
  /** What is paged through, such as "Users". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** The screen keeps the page, so that it can live in the URL. */
  onSelect: (page: number) => void;
}

/** The pages of a long list. Phones see Previous, where they are, and Next. */
export function Pagination({ label, page, pageCount, onSelect }: PaginationProps) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 sm:justify-start">
      <Button look="quiet" disabled={page === 1} onClick={() => onSelect(page - 1)}>
        <Trans context="page">Previous</Trans>
      </Button>
      <p className="text-15 text-muted sm:hidden">
        <Trans>
          Page {page} of {pageCount}
        </Trans>
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pagesToShow(page, pageCount).map((number, index) => (
          // Of two gaps only their place tells which is which.
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className="px-2 text-muted">…</span>
            ) : (
              <Button
                look="quiet"
                aria-label={t`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onSelect(number)}
                className="min-w-11 aria-[current]:bg-plum-soft aria-[current]:text-plum aria-[current]:underline aria-[current]:underline-offset-4"
              >
                {number}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button look="quiet" disabled={page === pageCount} onClick={() => onSelect(page + 1)}>
        <Trans context="page">Next</Trans>
      </Button>
    </nav>
  );
}
