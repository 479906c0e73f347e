import { PageHeader } from '../../ui/page-header.tsx';

export function CoursePage() {
  return <PageHeader title="Course" />;
}
