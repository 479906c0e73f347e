import { PageHeader } from '../../ui/page-header.tsx';

export function OnboardingPage() {
  return <PageHeader title="Onboarding" />;
}
