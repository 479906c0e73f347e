import { Plural, Trans } from '@lingui/react/macro';
import { formatMoney } from '#domain/kernel/format-money.ts';
import { usePage } from '../page-context.tsx';
import type { PublicPlan } from '../page-request.ts';

/** A plan with its price and what it contains. */
export function PlanCard({ plan }: { plan: PublicPlan }) {
  const { locale } = usePage();
  const texts = plan.translations[locale] ?? plan.translations.en;
  const price = formatMoney(plan.price_minor, plan.currency, locale);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-6 sm:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-24">{texts?.name ?? plan.id}</h3>
        <p className="font-semibold">
          {plan.trial_days === null ? (
            <Trans>{price} per month</Trans>
          ) : (
            <Plural value={plan.trial_days} one="# day" other="# days" />
          )}
        </p>
      </div>
      <ul className="grid gap-1 text-muted">
        {texts?.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
