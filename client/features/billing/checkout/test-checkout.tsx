import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CHECKOUT_CANCELED, type CheckoutScreen, checkoutReturn } from '#domain/billing/contract.ts';
import { formatMoney } from '#domain/kernel/money/format-money.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { planName } from '../plan-names.ts';

interface TestCheckoutProps {
  plan: Tables<'plans'>;
  checkout: string;
  from: CheckoutScreen;
}

/** The payment page of an installation that is tried without money: pays, declines the card, or is left. */
export function TestCheckout({ plan, checkout, from }: TestCheckoutProps) {
  const { t, i18n } = useLingui();
  const [declined, setDeclined] = useState(0);
  const name = planName(plan, i18n.locale);
  const price = formatMoney(plan.price_minor, plan.currency, i18n.locale);
  return (
    <div className="grid max-w-form gap-6">
      <Banner tone="warn" title={<Trans>Test payment — no money moves</Trans>}>
        <Trans>This installation tries its plans out. Do not enter the number of a card anywhere.</Trans>
      </Banner>
      {declined > 0 && (
        <FormFailure
          key={declined}
          reason={t`The card was declined. Nothing was charged. Try again, or leave the payment page.`}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-6 border-y border-line py-4 text-20">
        <span>{name}</span>
        <span className="font-semibold">
          <Trans>{price} per month</Trans>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={checkoutReturn(from) + checkout}>
          <Trans>Pay {price}</Trans>
        </LinkButton>
        <Button look="secondary" onClick={() => setDeclined((count) => count + 1)}>
          <Trans>Let the card be declined</Trans>
        </Button>
        <LinkButton look="quiet" href={checkoutReturn(from) + CHECKOUT_CANCELED}>
          <Trans>Leave without paying</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
