import { Trans, useLingui } from '@lingui/react/macro';
import { AnchorList } from '../../../features/credentials/admin/anchor-list.tsx';
import { certificateTable } from '../../../features/credentials/admin/certificate-tables.ts';
import { IssuedCertificates } from '../../../features/credentials/admin/issued-certificates.tsx';
import { IssuerKeys } from '../../../features/credentials/admin/issuer-keys.tsx';
import { ReportList } from '../../../features/exams/admin/report-list.tsx';
import { AppealList } from '../../../features/exams/admin/appeal-list.tsx';
import { SeasonList } from '../../../features/seasons/admin/season-list.tsx';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { MissedItems } from './missed-items.tsx';

/** Certificates: those that were issued, reports and appeals that wait, seasons, the keys that sign them, and the roots that are anchored. */
export function CertificatesTab() {
  const { t } = useLingui();
  const { filters, filter } = useTableState(certificateTable);
  const { view = 'issued' } = filters;
  return (
    <Tabs
      label={t`Certificates`}
      selected={view}
      onSelect={(id) => filter({ view: id === 'issued' ? undefined : id })}
      tabs={[
        { id: 'issued', title: <Trans>Issued</Trans>, content: view === 'issued' && <IssuedCertificates /> },
        { id: 'reports', title: <Trans>Reports</Trans>, content: view === 'reports' && <ReportList /> },
        {
          id: 'appeals',
          title: <Trans>Appeals</Trans>,
          content: view === 'appeals' && <AppealList renderMissed={(id) => <MissedItems appealId={id} />} />,
        },
        { id: 'seasons', title: <Trans>Seasons</Trans>, content: view === 'seasons' && <SeasonList /> },
        { id: 'keys', title: <Trans>Keys</Trans>, content: view === 'keys' && <IssuerKeys /> },
        { id: 'anchors', title: <Trans>Timestamps</Trans>, content: view === 'anchors' && <AnchorList /> },
      ]}
    />
  );
}
