import { Trans } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { Section } from '../section.tsx';
import { LeadForm } from './lead-form.tsx';
import { PlanCard } from './plan-card.tsx';

/** The free assessment and the plans. */
export function JoinSection() {
  const { plans } = usePage();
  return (
    <Section id="join" title={<Trans>Join</Trans>}>
      <div className="grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <LeadForm />
        <ul className="border-t border-line">
          {plans
            .filter((plan) => plan.offered_on.includes('landing'))
            .map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
        </ul>
      </div>
    </Section>
  );
}
