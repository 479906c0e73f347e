import { PageHeader } from '../../ui/page-header.tsx';

export function MentorPage() {
  return <PageHeader title="Mentor" />;
}
