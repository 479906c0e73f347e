import { Trans, useLingui } from '@lingui/react/macro';
import { planCards } from '#domain/catalogue/plan-cards.ts';
import { formatMoney } from '#domain/kernel/money/format-money.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { useEntitlementWords } from './entitlement-words.ts';
import { planName } from './plan-names.ts';

interface PlanChoiceProps {
  /** All of them, in the order of their table. */
  plans: readonly Tables<'plans'>[];
  entitlements: readonly Tables<'entitlements'>[];
  isOffered: (plan: Tables<'plans'>) => boolean;
  /** Without a price where nobody takes payments. */
  withPrices: boolean;
  value: string | null;
  onChange: (planId: string) => void;
  error?: string | undefined;
  /** Shows the numbers by which keys choose. */
  numbered?: boolean;
}

/** Paid plans, each with what it opens besides the one before it. */
export function PlanChoice(props: PlanChoiceProps) {
  const { plans, entitlements, isOffered, withPrices, value, onChange, error, numbered = false } = props;
  const { t, i18n } = useLingui();
  const words = useEntitlementWords();
  const nameOf = (plan: Tables<'plans'>) => planName(plan, i18n.locale);
  return (
    <RadioCards
      numbered={numbered}
      legend={<Trans>Choose a plan</Trans>}
      value={value}
      error={error}
      onChange={onChange}
      options={planCards(plans, isOffered).map(({ plan, base, lines }) => {
        const price = formatMoney(plan.price_minor, plan.currency, i18n.locale);
        const opened = entitlements.filter(({ id }) => lines.includes(id)).map(words);
        const before = base && nameOf(base);
        return {
          value: plan.id,
          label: (
            <span className="flex flex-wrap justify-between gap-x-6">
              <span>{nameOf(plan)}</span> {withPrices && <Trans>{price}/mo</Trans>}
            </span>
          ),
          detail: [...(before === null ? [] : [t`Everything in ${before}`]), ...opened].join(' · '),
        };
      })}
    />
  );
}
