import { useSearch } from '@tanstack/react-router';
import { ApplicationList } from '../../../features/community/review/application-list.tsx';
import { ApplicationPage } from '../../../features/community/review/application-page.tsx';

/** Applications for scholarships, or the one that the URL names. */
export function ApplicationsTab() {
  const { open } = useSearch({ from: '/protected/admin' });
  return open === undefined || open === 'new' ? (
    <ApplicationList />
  ) : (
    <ApplicationPage applicationId={open} />
  );
}
