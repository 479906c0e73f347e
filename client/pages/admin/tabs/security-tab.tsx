import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { AlertList } from '../../../features/security/alert-list.tsx';
import type { BlockDialogProps } from '../../../features/security/blocked-addresses/block-dialog.tsx';
import { BlockedAddresses } from '../../../features/security/blocked-addresses/blocked-addresses.tsx';
import { EventStream } from '../../../features/security/event-stream.tsx';
import { useCountThreatLevels } from '../../../features/security/count-threat-levels.ts';
import { SecurityFilterBar } from '../../../features/security/security-filter-bar.tsx';
import { alertTable, PERIODS } from '../../../features/security/security-tables.ts';
import { LevelRules, ThreatChart } from '../../../features/security/threat-chart.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Banner } from '../../../ui/banner.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AccountSecurity } from './account-security.tsx';

/** What the guard and the server saw, what is an alert of it, and who is kept out. */
export function SecurityTab() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { filters, filter } = useTableState(alertTable);
  const { view = 'alerts', account } = filters;
  const threatDays = useCountThreatLevels(filters);
  const { dialog, openDialog } = useBlockDialog();
  const filterBar = <SecurityFilterBar filters={filters} onFilter={filter} />;
  const ofAccount = account !== undefined && <AccountSecurity key={account} accountId={account} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="max-w-form">
          <Select
            label={<Trans>Period</Trans>}
            value={filters.period ?? '30'}
            onChange={({ target }) => filter({ period: PERIODS.find((one) => one === target.value) })}
            options={[
              { value: '7', label: t`The last 7 days` },
              { value: '30', label: t`The last 30 days` },
              { value: '90', label: t`The last 90 days` },
            ]}
          />
        </div>
        <QueryState
          query={threatDays}
          failed={t`The security events could not be counted`}
          describe={describe}
          skeleton={['h-6 w-2/3', 'h-56 w-full']}
        >
          {({ days, includes_demonstration: isDemonstration }) => (
            <>
              {isDemonstration && (
                <Banner title={<Trans>These figures include demonstration learners</Trans>} />
              )}
              <ThreatChart days={days} />
            </>
          )}
        </QueryState>
        <LevelRules />
      </div>
      <Tabs
        label={t`Security`}
        selected={view}
        onSelect={(id) => {
          filter({ view: id === 'alerts' ? undefined : id });
          // Alerts and events are read anew then, and the chart has to agree with them.
          void threatDays.refetch();
        }}
        tabs={[
          {
            id: 'alerts',
            title: <Trans>Alerts</Trans>,
            content: view === 'alerts' && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {filterBar}
                {ofAccount}
                <AlertList onBlock={openDialog} />
              </div>
            ),
          },
          {
            id: 'events',
            title: <Trans>Events</Trans>,
            content: view === 'events' && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {filterBar}
                {ofAccount}
                <EventStream onBlock={openDialog} onNews={() => void threatDays.refetch()} />
              </div>
            ),
          },
          {
            id: 'blocked',
            title: <Trans>Blocked addresses</Trans>,
            content: view === 'blocked' && <BlockedAddresses onBlock={openDialog} />,
          },
        ]}
      />
      {dialog}
    </div>
  );
}

const loadDialog = () => import('../../../features/security/blocked-addresses/block-dialog.tsx');

/** The dialog that blocks addresses, fetched when it is first opened. */
function useBlockDialog() {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<BlockDialogProps>>();
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // Not React's `lazy`: without a connection it would replace the screen by an error.
  const openDialog = (wanted: readonly string[]) => {
    setAddresses(wanted);
    loadDialog().then(
      ({ BlockDialog }) => setDialog(() => BlockDialog),
      (error: unknown) => {
        console.error('The dialog that blocks addresses could not be loaded', error);
        toast.error(t`The form could not be loaded. Check your connection and try again.`);
      },
    );
  };
  const dialog = Dialog !== undefined && (
    <Dialog addresses={addresses} onClose={() => setDialog(undefined)} />
  );
  return { dialog, openDialog };
}
