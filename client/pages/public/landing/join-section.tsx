import { Trans } from '@lingui/react/macro';
import { planCards } from '#domain/catalogue/plan-cards.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';
import { NoPayments } from '../plans/no-payments.tsx';
import { Section } from '../section.tsx';
import { LeadForm } from './lead-form.tsx';
import { PlanCard } from './plan-card.tsx';

/** The free assessment and the plans. */
export function JoinSection() {
  const { plans } = usePage();
  const address = usePageAddress();
  return (
    <Section
      id="join"
      title={<Trans>Join</Trans>}
      lead={<Trans>Begin with the assessment. Choose a plan when you know that you want one.</Trans>}
    >
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <LeadForm />
        <div>
          <NoPayments />
          <ul className="border-t border-line">
            {planCards(plans, ({ offered_on: screens }) => screens.includes('landing')).map((card) => (
              <PlanCard key={card.plan.id} {...card} />
            ))}
          </ul>
          <p className="mt-6">
            <a href={address('/plans')} className="text-plum underline underline-offset-4">
              <Trans>Compare all five plans</Trans>
            </a>
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
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
