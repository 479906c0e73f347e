import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CAMPAIGN_STATUSES } from '#domain/marketing/campaign-status.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CampaignBulkActions } from './campaign-bulk-actions.tsx';
import { useCampaignColumns } from './campaign-columns.tsx';
import { useCampaignCsvColumns } from './campaign-csv-columns.ts';
import { useCampaignStatusNames } from '../campaign-status/campaign-status-names.ts';
import { campaignTable } from './campaign-table.ts';
import {
  CAMPAIGNS_PER_FETCH,
  CAMPAIGNS_PER_PAGE,
  fetchCampaignPage,
  useCampaigns,
} from './fetch-campaigns.ts';

/** The campaigns that the filters let through, to be sorted, picked and saved as a file. */
export function CampaignList() {
  const { t } = useLingui();
  const { rest } = useBackend();
  const describe = useErrorWording();
  const table = useTableState(campaignTable);
  const statusNames = useCampaignStatusNames();
  const columns = useCampaignColumns();
  const csvColumns = useCampaignCsvColumns();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { filters, sort, page, hidden } = table;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          type="search"
          label={t`Name`}
          value={filters.name ?? ''}
          onChange={(event) => table.filter({ name: event.target.value || undefined }, { typing: true })}
        />
        <Select
          label={t`Status`}
          value={filters.status ?? ''}
          onChange={(event) => table.filter({ status: campaignStatusFilter(event.target.value) })}
          options={[
            { value: '', label: t`All but archived` },
            ...CAMPAIGN_STATUSES.map((status) => ({ value: status, label: statusNames[status] })),
            { value: 'all', label: t`All` },
          ]}
        />
        <Link
          to="/admin"
          search={(before) => ({ ...before, open: 'new' })}
          className={buttonStyles('primary', 'ms-auto')}
        >
          <Trans>New campaign</Trans>
        </Link>
      </div>
      <QueryState
        query={useCampaigns({ filters, sort, page, hidden })}
        failed={t`The campaigns could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-full', 'h-10 w-full', 'h-10 w-full']}
      >
        {({ campaigns, total }) => (
          <>
            <DataTable
              caption={t`Campaigns`}
              columns={columns}
              rows={campaigns}
              rowId={({ id }) => id}
              state={table}
              empty={<EmptyState title={<Trans>No campaigns here yet.</Trans>} />}
              selection={{
                picked,
                onPick: setPicked,
                nameOf: ({ campaign_name }) => campaign_name,
                actions: (
                  <CampaignBulkActions
                    campaignIds={campaigns.map(({ id }) => id).filter((id) => picked.has(id))}
                    onDone={() => setPicked(new Set())}
                  />
                ),
              }}
              tools={
                <ExportCsvButton
                  describe={describe}
                  onExport={() =>
                    exportCsv({
                      name: 'campaigns',
                      columns: csvColumns,
                      pageSize: CAMPAIGNS_PER_FETCH,
                      fetchPage: (number) => fetchCampaignPage(rest, { filters, sort }, number),
                    })
                  }
                />
              }
            />
            <Pagination
              label={t`Campaigns`}
              page={page}
              pageCount={Math.ceil(total / CAMPAIGNS_PER_PAGE)}
              onSelect={table.goTo}
            />
          </>
        )}
      </QueryState>
    </div>
  );
}

function campaignStatusFilter(value: string) {
  return [...CAMPAIGN_STATUSES, 'all' as const].find((status) => status === value);
}
