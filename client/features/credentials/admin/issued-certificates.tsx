import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ANCHOR_STATES,
  CERTIFICATE_STATUSES,
  type ListedCertificate,
  type ListIssuedCertificatesRequest,
  MOST_CERTIFICATES,
} from '#domain/credentials/admin-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { useAnchorWords } from './anchor-words.ts';
import { certificateTable, CERTIFICATES_PER_PAGE } from './certificate-tables.ts';
import { useIssuedColumns, useIssuedCsvColumns } from './issued-columns.tsx';
import { listIssuedCertificates, useListIssuedCertificates } from './list-issued-certificates.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The certificates that were issued, to be found, revoked and saved as a file. */
export function IssuedCertificates() {
  const { t } = useLingui();
  const { call } = useBackend();
  const describe = useErrorWording();
  const anchorWords = useAnchorWords();
  const [revoking, setRevoking] = useState<ListedCertificate>();
  const table = useTableState(certificateTable);
  const columns = useIssuedColumns(setRevoking);
  const csvColumns = useIssuedCsvColumns();
  const { filter, filters, sort } = table;
  const { status, anchor, search } = filters;
  const request = (page: number, pageSize: number): ListIssuedCertificatesRequest => ({
    ...(status !== undefined && { status }),
    ...(anchor !== undefined && { anchor }),
    ...(search !== undefined && { search }),
    sort: sort.column,
    ascending: sort.direction === 'ascending',
    page,
    page_size: pageSize,
  });
  const save = () =>
    exportCsv<ListedCertificate>({
      name: 'certificates',
      columns: csvColumns,
      pageSize: MOST_CERTIFICATES,
      fetchPage: async (page, size) => (await listIssuedCertificates(call, request(page, size))).certificates,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="search" className="grid items-end gap-3 sm:grid-cols-3">
        <TextField
          type="search"
          label={<Trans>Address begins with</Trans>}
          value={search ?? ''}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => filter({ search: target.value || undefined }, { typing: true })}
        />
        <Select
          label={<Trans>Status</Trans>}
          value={status ?? ''}
          onChange={({ target }) =>
            filter({ status: CERTIFICATE_STATUSES.find((one) => one === target.value) })
          }
          options={[
            { value: '', label: t`Every status` },
            { value: 'valid', label: t`Not revoked` },
            { value: 'revoked', label: t`Revoked` },
          ]}
        />
        <Select
          label={<Trans>Timestamp</Trans>}
          value={anchor ?? ''}
          onChange={({ target }) => filter({ anchor: ANCHOR_STATES.find((one) => one === target.value) })}
          options={[
            { value: '', label: t`With and without` },
            ...ANCHOR_STATES.map((value) => ({ value, label: anchorWords[value] })),
          ]}
        />
      </div>
      <QueryState
        query={useListIssuedCertificates(request(table.page, CERTIFICATES_PER_PAGE))}
        failed={t`The certificates could not be loaded`}
        describe={describe}
        skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
      >
        {({ certificates, count }) => (
          <>
            <DataTable
              caption={t`Certificates`}
              columns={columns}
              rows={certificates}
              rowId={({ id }) => id}
              state={table}
              tools={<ExportCsvButton onExport={save} describe={describe} />}
              empty={<EmptyState title={<Trans>No certificate is like this.</Trans>} />}
            />
            <Pagination
              label={t`Pages of certificates`}
              page={table.page}
              pageCount={Math.ceil(count / CERTIFICATES_PER_PAGE)}
              onSelect={table.goTo}
            />
          </>
        )}
      </QueryState>
      {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(undefined)} />}
    </div>
  );
}
