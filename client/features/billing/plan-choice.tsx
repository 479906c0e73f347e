import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoney } from '#domain/kernel/format-money.ts';
import type { PlanRow } from '../../lib/backend/tables/operations.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

interface PlanChoiceProps {
  plans: UseQueryResult<PlanRow[]>;
  value: PlanRow['id'] | null;
  onChange: (planId: string) => void;
  error?: string | undefined;
}

/** The paid plans of onboarding; the trial is a button of its own beside them. */
export function PlanChoice({ plans, value, onChange, error }: PlanChoiceProps) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={plans}
      failed={t`The plans could not be loaded`}
      describe={describe}
      skeleton={['h-20 w-full', 'h-20 w-full']}
    >
      {(rows) => (
        <RadioCards
          numbered
          legend={<Trans>Choose a plan</Trans>}
          value={value}
          error={error}
          onChange={onChange}
          options={rows
            .filter((plan) => plan.trial_days === null)
            .map((plan) => {
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
      )}
    </QueryState>
  );
}
