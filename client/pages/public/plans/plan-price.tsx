import { Plural, Trans } from '@lingui/react/macro';
import { formatMoney } from '#domain/kernel/money/format-money.ts';
import { usePage } from '../page-context.tsx';
import type { PublicPlan } from '../page-request.ts';

/** What a plan costs, or for how long it is free. Where nobody takes payments nothing has a price. */
export function PlanPrice({ plan }: { plan: PublicPlan }) {
  const { locale, takesPayments } = usePage();
  if (plan.trial_days !== null) {
    return (
      <p className="mt-1 font-semibold">
        {takesPayments ? (
          <Plural value={plan.trial_days} one="Free for # day" other="Free for # days" />
        ) : (
          <Plural value={plan.trial_days} one="# day" other="# days" />
        )}
      </p>
    );
  }
  if (!takesPayments) return null;
  const price = formatMoney(plan.price_minor, plan.currency, locale);
  return (
    <p className="mt-1">
      <Trans>
        <span className="font-serif text-32">{price}</span> per month
      </Trans>
    </p>
  );
}
