import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';
import { MODEL_LIMITS_PATH } from '../public-paths.ts';
import { RiskLine } from '../risk-line.tsx';
import { NoPayments } from './no-payments.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanTable } from './plan-table.tsx';

/** Every plan beside the others: a table where there is room for it, one plan after the other on a phone. */
export function PlansPage() {
  const { takesPayments } = usePage();
  const address = usePageAddress();
  return (
    <div className="page-column pt-8 lg:pt-16">
      <h1 className="text-44 sm:text-64">
        <Trans>What each plan opens</Trans>
      </h1>
      <p className="mt-6 mb-6 max-w-measure text-20 text-muted">
        <Trans>
          Every account is free and keeps what it has. Each plan opens what the one before it opens, and more.
        </Trans>
      </p>
      <NoPayments />
      {takesPayments && (
        <p className="mb-6 max-w-measure">
          <Trans>
            A plan renews every month until you cancel, in two clicks. The trial asks for no card.
          </Trans>
        </p>
      )}
      <PlanTable />
      <PlanList />
      <p className="mt-6 max-w-measure text-15 text-muted">
        <Trans>
          The simulator trades made-up markets and promises no result.{' '}
          <a href={address(MODEL_LIMITS_PATH)} className="text-plum underline underline-offset-4">
            What we do not model
          </a>
        </Trans>
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href="/auth?tab=sign-up">
          <Trans>Create an account</Trans>
        </LinkButton>
        <span className="text-muted">
          <Trans>You can choose a plan at any time later.</Trans>
        </span>
      </p>
      <RiskLine />
    </div>
  );
}
