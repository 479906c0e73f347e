import { Trans } from '@lingui/react/macro';
import { InPreparationTag } from '../in-preparation.tsx';
import { usePage } from '../page-context.tsx';
import type { PublicEntitlement } from '../page-request.ts';
import { PlanPrice } from './plan-price.tsx';
import { startOf } from './plan-start.ts';
import { usePlanWords } from './use-plan-words.ts';

/** Every plan beside the others, on screens that have room for it. */
export function PlanTable() {
  const { plans, entitlements } = usePage();
  const { nameOf } = usePlanWords();
  const corner = (
    <span className="sr-only">
      <Trans>What it opens</Trans>
    </span>
  );
  return (
    <table id="plan-table" className="w-full border-t border-line max-lg:hidden">
      <caption className="sr-only">
        <Trans>What each plan opens</Trans>
      </caption>
      <thead>
        <tr className="border-b border-control align-top">
          <th scope="col">{corner}</th>
          <th scope="col" className="px-3 py-4 font-sans text-17 font-semibold">
            <Trans>Every account</Trans>
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className="px-3 py-4 font-sans text-17 font-semibold">
              {nameOf(plan)}
              <div className="text-15 font-normal">
                <PlanPrice plan={plan} />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entitlements.map((entitlement) => (
          <EntitlementRow key={entitlement.id} entitlement={entitlement} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className="py-4 text-end font-normal text-muted">
            <Trans>Start with</Trans>
          </th>
          {plans.map((plan) => {
            const name = nameOf(plan);
            const link = (
              <a href={startOf(plan)} className="text-plum underline underline-offset-4">
                {name}
              </a>
            );
            return (
              <td key={plan.id} className="px-3 py-4 text-center text-15">
                {link}
              </td>
            );
          })}
        </tr>
      </tfoot>
    </table>
  );
}

function EntitlementRow({ entitlement }: { entitlement: PublicEntitlement }) {
  const { plans } = usePage();
  const { textsOf } = usePlanWords();
  const { words, detail } = textsOf(entitlement);
  return (
    <tr data-entitlement={entitlement.id} className="border-b border-line">
      <th scope="row" className="py-3 pe-3 text-start font-normal">
        {words}
        {!entitlement.is_ready && <InPreparationTag />}
        {detail !== undefined && <span className="block text-15 text-muted">{detail}</span>}
      </th>
      {['account', ...plans.map(({ id }) => id)].map((holder) => (
        <td key={holder} data-holder={holder} className="px-3 py-3 text-center">
          {entitlement.included_in.includes(holder) ? <Included /> : <NotIncluded />}
        </td>
      ))}
    </tr>
  );
}

function Included() {
  return (
    <>
      <span aria-hidden="true" className="inline-block size-3 rounded-full bg-ink" />
      <span className="sr-only">
        <Trans>Included</Trans>
      </span>
    </>
  );
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">
        <Trans>No</Trans>
      </span>
    </>
  );
}
