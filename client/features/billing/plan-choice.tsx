import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanRow } from '../../lib/backend/tables/operations.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { formatMoney } from '#domain/kernel/format-money.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePlans } from './fetch-plans.ts';

interface PlanChoiceProps {
  value: PlanRow['id'] | null;
  onChange: (planId: PlanRow['id']) => void;
  error?: string | undefined;
}

/** The paid plans of onboarding; the trial is a button of its own beside them. */
export function PlanChoice({ value, onChange, error }: PlanChoiceProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const plans = usePlans('onboarding');
  if (plans.isError) {
    const reason = describe(plans.error);
    return (
      <ErrorState
        title={t`The plans could not be loaded`}
        reason={reason}
        onRetry={() => void plans.refetch()}
      />
    );
  }
  if (plans.data === undefined) return <Skeleton rows={['h-20 w-full', 'h-20 w-full']} />;
  const paid = plans.data.filter((plan) => plan.trial_days === null);
  return (
    <RadioCards
      legend={<Trans>Choose a plan</Trans>}
      value={value}
      error={error}
      onChange={(id) => {
        const plan = paid.find((candidate) => candidate.id === id);
        if (plan !== undefined) onChange(plan.id);
      }}
      options={paid.map((plan) => {
        const texts = plan.translations[i18n.locale] ?? plan.translations.en;
        const price = formatMoney(plan.price_minor, plan.currency, i18n.locale);
        return {
          value: plan.id,
          label: (
            <span className="flex flex-wrap justify-between gap-x-6">
              <span>{texts?.name ?? plan.id}</span> <Trans>{price}/mo</Trans>
            </span>
          ),
          detail: texts?.features.join(' · '),
        };
      })}
    />
  );
}
