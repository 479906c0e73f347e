import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/kernel/money/format-money.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { Moment } from '../../ui/value/date-display.tsx';
import { planName } from './plan-names.ts';

interface PlanStateProps {
  subscription: Tables<'subscriptions'> | null;
  plan: Tables<'plans'> | undefined;
  takesPayments: boolean;
}

/** How a plan stands, in words: which one, what it costs, and what happens next. */
export function PlanState({ subscription, plan, takesPayments }: PlanStateProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-1">
      {plan !== undefined && <p className="text-20 font-semibold">{planName(plan, i18n.locale)}</p>}
      <p>
        {takesPayments ? (
          <NextStep subscription={subscription} />
        ) : (
          <Trans>Everything that is ready is open to you, at no cost. No card is asked for.</Trans>
        )}
      </p>
    </div>
  );
}

function NextStep({ subscription }: { subscription: Tables<'subscriptions'> | null }) {
  const { i18n } = useLingui();
  if (subscription === null)
    return <Trans>You have not chosen a plan yet. The free lessons are open to you.</Trans>;
  const { status, trial_ends_at: trialEnd, current_period_end: end } = subscription;
  const price =
    subscription.price_minor === null || subscription.currency === null
      ? null
      : formatMoney(subscription.price_minor, subscription.currency, i18n.locale);
  if (status === 'trialing' && trialEnd !== null)
    return (
      <Trans>
        Your free trial runs until <Moment value={trialEnd} /> and ends by itself. The first two modules of
        every course are open to you.
      </Trans>
    );
  if (status === 'active' && end !== null && subscription.cancel_at_period_end)
    return (
      <Trans>
        Canceled. It stays open to you until <Moment value={end} />; nothing more is charged.
      </Trans>
    );
  if (status === 'active' && end !== null)
    return (
      <Trans>
        {price} per month. The next payment is on <Moment value={end} />.
      </Trans>
    );
  if (status === 'past_due')
    return (
      <Trans>Until the overdue payment is made, the first two modules of every course are open to you.</Trans>
    );
  return <Trans>It has ended. The free lessons stay open to you, and your progress is kept.</Trans>;
}
