import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { planCards } from '#domain/catalogue/plan-cards.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicEntitlement } from '../page-request.ts';
import { PlanLines } from './plan-lines.tsx';
import { PlanPrice } from './plan-price.tsx';
import { startOf } from './plan-start.ts';
import { usePlanWords } from './use-plan-words.ts';

/** One plan after the other, each with what it opens besides the one before it: the table as a phone shows it. */
export function PlanList() {
  const { plans, entitlements } = usePage();
  const { nameOf, find } = usePlanWords();
  const ofEveryAccount = entitlements.filter(({ included_in: holders }) => holders.includes('account'));
  return (
    <ul id="plan-list" className="border-t border-line lg:hidden">
      <Step title={<Trans>Every account</Trans>} lines={ofEveryAccount} />
      {planCards(plans, () => true).map(({ plan, base, lines }) => {
        const name = nameOf(plan);
        const before = base && nameOf(base);
        return (
          <Step
            key={plan.id}
            title={name}
            price={<PlanPrice plan={plan} />}
            lines={find(lines).filter((line) => !ofEveryAccount.includes(line))}
            intro={
              before === null ? (
                <Trans>Everything that every account has, and</Trans>
              ) : (
                <Trans>Everything in {before}, and</Trans>
              )
            }
          >
            <LinkButton look="secondary" href={startOf(plan)} className="mt-4">
              <Trans>Start with {name}</Trans>
            </LinkButton>
          </Step>
        );
      })}
    </ul>
  );
}

interface StepProps {
  title: ReactNode;
  price?: ReactNode;
  intro?: ReactNode;
  lines: readonly PublicEntitlement[];
  children?: ReactNode;
}

function Step({ title, price, intro, lines, children }: StepProps) {
  return (
    <li className="border-b border-line py-6">
      <h2 className="text-24">{title}</h2>
      {price}
      {intro !== undefined && <p className="mt-3 mb-1">{intro}</p>}
      <PlanLines lines={lines} withDetails />
      {children}
    </li>
  );
}
