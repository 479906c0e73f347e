import { Plural, Trans } from '@lingui/react/macro';
import { formatMoney } from '#domain/kernel/format-money.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicPlan } from '../page-request.ts';

/** A plan with its price and what it contains. */
export function PlanCard({ plan }: { plan: PublicPlan }) {
  const { locale } = usePage();
  const texts = plan.translations[locale] ?? plan.translations.en;
  const name = texts?.name ?? plan.id;
  return (
    <li
      id={`plan-${plan.id}`}
      className="grid scroll-mt-6 gap-x-8 gap-y-3 border-b border-line py-6 target:border-s-3 target:border-s-plum target:ps-4 sm:grid-cols-2"
    >
      <div>
        <h3 className="text-24">{name}</h3>
        <PlanPrice plan={plan} />
        <LinkButton look="secondary" href={startOf(plan)} className="mt-3">
          <Trans>Start with {name}</Trans>
        </LinkButton>
      </div>
      <ul className="list-disc ps-5 marker:text-control">
        {texts?.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

/** Signing up, and on to onboarding, which remembers the plan. Whoever is signed in goes there at once. */
function startOf({ id, trial_days: trialDays }: PublicPlan): string {
  const next = trialDays === null ? `/onboarding?plan=${id}` : '/onboarding';
  return `/auth?tab=sign-up&next=${encodeURIComponent(next)}`;
}

function PlanPrice({ plan }: { plan: PublicPlan }) {
  const { locale } = usePage();
  const price = formatMoney(plan.price_minor, plan.currency, locale);
  if (plan.trial_days !== null)
    return (
      <p className="mt-1 font-semibold">
        <Plural value={plan.trial_days} one="Free for # day" other="Free for # days" />
      </p>
    );
  return (
    <p className="mt-1">
      <Trans>
        <span className="font-serif text-32">{price}</span> per month
      </Trans>
    </p>
  );
}
