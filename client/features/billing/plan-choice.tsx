import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/kernel/format-money.ts';
import type { PlanRow } from '../../lib/backend/tables/operations.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { planName } from './plan-names.ts';

interface PlanChoiceProps {
  plans: readonly PlanRow[];
  value: string | null;
  onChange: (planId: string) => void;
  error?: string | undefined;
  /** Shows the numbers by which keys choose. */
  numbered?: boolean;
}

/** Paid plans, each with its price and what it contains. */
export function PlanChoice({ plans, value, onChange, error, numbered = false }: PlanChoiceProps) {
  const { i18n } = useLingui();
  return (
    <RadioCards
      numbered={numbered}
      legend={<Trans>Choose a plan</Trans>}
      value={value}
      error={error}
      onChange={onChange}
      options={plans.map((plan) => {
        const price = formatMoney(plan.price_minor, plan.currency, i18n.locale);
        const features = (plan.translations[i18n.locale] ?? plan.translations.en)?.features;
        return {
          value: plan.id,
          label: (
            <span className="flex flex-wrap justify-between gap-x-6">
              <span>{planName(plan, i18n.locale)}</span> <Trans>{price}/mo</Trans>
            </span>
          ),
          detail: features?.join(' · '),
        };
      })}
    />
  );
}
