import { Trans, useLingui } from '@lingui/react/macro';
import { BILLED_PLANS } from '#domain/billing/admin-contract.ts';
import { Select } from '../../../ui/form/select.tsx';
import { usePlanNames } from './status-names.ts';

type PlanId = (typeof BILLED_PLANS)[number];

/** Narrows a list to one plan. */
export function PlanFilter({
  value,
  onChange,
}: {
  value: PlanId | undefined;
  onChange: (plan: PlanId | undefined) => void;
}) {
  const { t } = useLingui();
  const nameOf = usePlanNames();
  return (
    <Select
      label={<Trans>Plan</Trans>}
      value={value ?? ''}
      onChange={({ target }) => onChange(BILLED_PLANS.find((plan) => plan === target.value))}
      options={[
        { value: '', label: t`Every plan` },
        ...BILLED_PLANS.map((plan) => ({ value: plan, label: nameOf(plan) })),
      ]}
    />
  );
}
