import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApplicationCard, ProgramSeats } from '#domain/community/contract.ts';
import { REVIEWS_NEEDED } from '#domain/community/review-rubric.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { LOCALE_NAMES } from '../../../lib/i18n/locales.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { useApplicationName } from './application-names.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { DueClock } from './due-clock.tsx';
import { programName } from './program-name.ts';

/** The columns of the list of applications. */
export function useApplicationColumns(
  programs: readonly ProgramSeats[],
): readonly TableColumn<ApplicationCard>[] {
  const { t, i18n } = useLingui();
  const nameOf = useApplicationName();
  const count = (value: number) => formatNumber(value, i18n.locale, { maximumFractionDigits: 1 });
  return [
    {
      id: 'name',
      head: t`Application`,
      sortable: false,
      cell: (application) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to="/admin"
            search={(before) => ({ ...before, open: application.id })}
            className="font-semibold text-plum underline underline-offset-4"
          >
            <bdi>{nameOf(application)}</bdi>
          </Link>
          {application.is_demonstration && (
            <Badge>
              <Trans>Demonstration</Trans>
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'program',
      head: t`Program`,
      sortable: false,
      cell: ({ program_interest: id }) => programName(programs, id, i18n.locale),
    },
    {
      id: 'status',
      head: t`Status`,
      sortable: false,
      cell: ({ status }) => <ApplicationStatusBadge status={status} />,
    },
    {
      id: 'due_at',
      head: t`48 hours`,
      cell: ({ due_at, decided_at }) => (decided_at === null ? <DueClock dueAt={due_at} /> : '–'),
    },
    {
      id: 'reviews',
      head: t`Reviews`,
      cell: (application) => <ReviewCount application={application} />,
    },
    {
      id: 'points',
      head: t`Points`,
      numeric: true,
      cell: ({ points }) => (points === null ? '–' : count(points)),
    },
    {
      id: 'language',
      head: t`Language`,
      sortable: false,
      cell: ({ preferred_language: language }) => LOCALE_NAMES[language],
    },
    {
      id: 'created_at',
      head: t`Received`,
      cell: ({ created_at }) => <Moment value={created_at} />,
    },
    {
      id: 'decided_at',
      head: t`Decided`,
      cell: ({ decided_at }) => (decided_at === null ? '–' : <Moment value={decided_at} />),
    },
  ];
}

function ReviewCount({
  application: { reviews, is_mine, is_scored_by_me },
}: {
  application: ApplicationCard;
}) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Trans>
        {reviews} of {REVIEWS_NEEDED}
      </Trans>
      {is_mine && (
        <Badge tone={is_scored_by_me ? 'success' : 'warn'}>
          {is_scored_by_me ? <Trans>Yours is in</Trans> : <Trans>Taken by you</Trans>}
        </Badge>
      )}
    </span>
  );
}
