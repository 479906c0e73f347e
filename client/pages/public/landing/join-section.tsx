import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage } from '../page-context.tsx';
import { Section } from '../section.tsx';
import { LeadForm } from './lead-form.tsx';
import { PlanCard } from './plan-card.tsx';

/** The free assessment and the plans. */
export function JoinSection() {
  const { plans } = usePage();
  return (
    <Section
      id="join"
      title={<Trans>Join</Trans>}
      lead={<Trans>Begin with the assessment. Choose a plan when you know that you want one.</Trans>}
    >
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <LeadForm />
        <div>
          <ul className="border-t border-line">
            {plans
              .filter((plan) => plan.offered_on.includes('landing'))
              .map((plan) => (
                <PlanCard key={plan.id} plan={plan} />
              ))}
          </ul>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <span className="text-muted">
              <Trans>Every plan begins with a free account.</Trans>
            </span>
            <LinkButton look="secondary" href="/auth?tab=sign-up">
              <Trans>Create an account</Trans>
            </LinkButton>
          </p>
        </div>
      </div>
    </Section>
  );
}
