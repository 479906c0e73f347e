import { PageHeader } from '../../ui/page-header.tsx';

export function AssessmentPage() {
  return <PageHeader title="Assessment" />;
}
