import { useLingui } from '@lingui/react/macro';
import { useAdminAccess } from '../../features/identity/fetch-admin-access.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** The admin dashboard for an admin, a clear 403 for everybody else. */
export function AdminPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useAdminAccess()}
      failed={t`Your role could not be checked`}
      describe={describe}
      skeleton={['h-12 w-1/2', 'h-10 w-full']}
    >
      {(access) =>
        access === 'granted' ? (
          <AdminTabs />
        ) : (
          <ForbiddenPage needsSecondStep={access === 'second-step-missing'} />
        )
      }
    </QueryState>
  );
}
