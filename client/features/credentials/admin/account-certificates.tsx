import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { IssuedCertificate } from '#domain/credentials/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useListCertificates } from './list-certificates.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The certificates of an account, and revoking one. */
export function AccountCertificates({ accountId }: { accountId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [revoking, setRevoking] = useState<IssuedCertificate>();
  return (
    <QueryState
      query={useListCertificates(accountId)}
      failed={t`The certificates could not be looked up`}
      describe={describe}
      skeleton={['h-6 w-full']}
    >
      {(certificates) =>
        certificates.length === 0 ? (
          <p className="text-muted">
            <Trans>None.</Trans>
          </p>
        ) : (
          <>
            <Table
              caption={t`Certificates`}
              rows={certificates}
              rowId={({ id }) => id}
              columns={[
                { id: 'course', head: t`Course`, cell: ({ course }) => <bdi>{course}</bdi> },
                { id: 'issued', head: t`Issued`, cell: ({ issued_at: at }) => <Moment value={at} /> },
                {
                  id: 'shared',
                  head: t`Public page`,
                  cell: ({ is_shared: isShared }) => (isShared ? t`Yes` : t`No`),
                },
                {
                  id: 'action',
                  head: t`Action`,
                  cell: (certificate) => <RevokeCell {...{ certificate, onRevoke: setRevoking }} />,
                },
              ]}
            />
            {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(undefined)} />}
          </>
        )
      }
    </QueryState>
  );
}

interface RevokeCellProps {
  certificate: IssuedCertificate;
  onRevoke: (certificate: IssuedCertificate) => void;
}

function RevokeCell({ certificate, onRevoke }: RevokeCellProps) {
  const { t } = useLingui();
  if (certificate.revoked_at === null) {
    return (
      <RowButton aria-label={t`Revoke ${certificate.course}`} onClick={() => onRevoke(certificate)}>
        <Trans>Revoke</Trans>
      </RowButton>
    );
  }
  return (
    <span>
      <Trans>
        Revoked <Moment value={certificate.revoked_at} />: <bdi>{certificate.revocation_reason}</bdi>
      </Trans>
    </span>
  );
}
