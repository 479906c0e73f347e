import { Trans } from '@lingui/react/macro';
import type { PlanCardContent } from '#domain/catalogue/plan-cards.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { PublicPlan } from '../page-request.ts';
import { PlanLines } from '../plans/plan-lines.tsx';
import { PlanPrice } from '../plans/plan-price.tsx';
import { startOf } from '../plans/plan-start.ts';
import { usePlanWords } from '../plans/use-plan-words.ts';

/** A plan with its price and what it opens besides the card before it. */
export function PlanCard({ plan, base, lines }: PlanCardContent<PublicPlan>) {
  const { nameOf, find } = usePlanWords();
  const name = nameOf(plan);
  const before = base && nameOf(base);
  return (
    <li
      id={`plan-${plan.id}`}
      className="grid scroll-mt-6 gap-x-8 gap-y-3 border-b border-line py-6 target:border-s-3 target:border-s-plum target:ps-4 sm:grid-cols-2"
    >
      <div>
        <h3 className="text-24">{name}</h3>
        <PlanPrice plan={plan} />
        <LinkButton look="secondary" href={startOf(plan)} className="mt-3">
          <Trans>Start with {name}</Trans>
        </LinkButton>
      </div>
      <div>
        {before !== null && (
          <p className="mb-1">
            <Trans>Everything in {before}, and</Trans>
          </p>
        )}
        <PlanLines lines={find(lines)} />
      </div>
    </li>
  );
}
