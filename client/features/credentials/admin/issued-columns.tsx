import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedCertificate } from '#domain/credentials/admin-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import type { CsvColumn } from '../../../lib/table/to-csv.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useAnchorWords } from './anchor-words.ts';

/** The columns of the list of certificates. */
export function useIssuedColumns(
  onRevoke: (certificate: ListedCertificate) => void,
): readonly TableColumn<ListedCertificate>[] {
  const { t, i18n } = useLingui();
  const anchorWords = useAnchorWords();
  return [
    {
      id: 'email',
      head: t`Account`,
      sortable: false,
      cell: ({ email, user_id: id, is_demonstration: isDemonstration }) => (
        <>
          <bdi>{email ?? id.slice(0, 8)}</bdi>{' '}
          {isDemonstration && (
            <Badge>
              <Trans>Demonstration</Trans>
            </Badge>
          )}
        </>
      ),
    },
    { id: 'course', head: t`Course`, sortable: false, cell: ({ course }) => <bdi lang="en">{course}</bdi> },
    { id: 'issued_at', head: t`Issued`, cell: ({ issued_at: at }) => <Moment value={at} /> },
    {
      id: 'shared',
      head: t`Public page`,
      sortable: false,
      cell: ({ is_shared: isShared }) => (isShared ? t`Yes` : t`No`),
    },
    {
      id: 'anchor',
      head: t`Timestamp`,
      sortable: false,
      cell: ({ anchor, block_height: height }) =>
        height === null ? anchorWords[anchor] : t`Block ${formatNumber(height, i18n.locale)}`,
    },
    {
      id: 'revoked_at',
      head: t`Revoked`,
      cell: (certificate) =>
        certificate.revoked_at === null ? (
          <RowButton
            aria-label={t`Revoke ${certificate.course} of ${certificate.email ?? ''}`}
            onClick={() => onRevoke(certificate)}
          >
            <Trans>Revoke</Trans>
          </RowButton>
        ) : (
          <span>
            <Moment value={certificate.revoked_at} />: <bdi>{certificate.revocation_reason}</bdi>
          </span>
        ),
    },
  ];
}

/** The columns of the file of certificates. */
export function useIssuedCsvColumns(): readonly CsvColumn<ListedCertificate>[] {
  const { t } = useLingui();
  return [
    { head: 'id', text: ({ id }) => id },
    { head: t`Account`, text: ({ email, user_id: id }) => email ?? id },
    { head: t`Demonstration`, text: ({ is_demonstration: isDemo }) => (isDemo ? t`Yes` : t`No`) },
    { head: t`Course`, text: ({ course }) => course },
    { head: t`Version`, text: ({ version }) => version },
    { head: t`Issued`, text: ({ issued_at: at }) => at },
    { head: t`Public page`, text: ({ is_shared: isShared }) => (isShared ? t`Yes` : t`No`) },
    { head: t`Timestamp`, text: ({ anchor }) => anchor },
    { head: t`Block`, text: ({ block_height: height }) => height },
    { head: t`Revoked`, text: ({ revoked_at: at }) => at },
    { head: t`Reason`, text: ({ revocation_reason: reason }) => reason },
  ];
}
