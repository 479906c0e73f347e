import { useLingui } from '@lingui/react/macro';
import { useIsAdmin } from '../../features/identity/fetch-admin-role.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** The admin dashboard for an admin, a clear 403 for everybody else. */
export function AdminPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const isAdmin = useIsAdmin();
  return (
    <QueryState
      query={isAdmin}
      failed={t`Your role could not be checked`}
      describe={describe}
      skeleton={['h-12 w-1/2', 'h-10 w-full']}
    >
      {(allowed) => (allowed ? <AdminTabs /> : <ForbiddenPage />)}
    </QueryState>
  );
}
