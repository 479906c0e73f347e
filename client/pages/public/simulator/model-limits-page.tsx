import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { InPreparation } from '../in-preparation.tsx';
import { usePage } from '../page-context.tsx';
import { RiskLine } from '../risk-line.tsx';

/** "What we do not model": where the simulator ends, beside what it does take into account. */
export function ModelLimitsPage() {
  const { site } = usePage();
  return (
    <article className="page-column pt-12 lg:pt-16">
      <header className="border-b border-line pb-8">
        <h1 className="text-44 sm:text-64">
          <Trans>What we do not model</Trans>
        </h1>
        <p className="mt-6 max-w-measure font-serif text-24">
          <Trans>
            The simulator trains decisions. Its markets are made up, and it does not tell you what a real one
            will do. Here is where it ends.
          </Trans>
          <InPreparation feature="simulator" />
        </p>
      </header>
      <ul className="grid gap-x-16 pt-4 lg:grid-cols-2">
        <Limit title={<Trans>Real prices</Trans>}>
          <Trans>
            Every market here is generated, and its parameters are invented and fitted to no real one. Prices
            have the shape that returns are known for, calm and crisis, gaps and fat tails, but the history of
            nothing. Beyond the drift that is stated, and an edge that a scenario says it planted, nothing
            predicts them.
          </Trans>
        </Limit>
        <Limit title={<Trans>Others who react to you</Trans>}>
          <Trans>
            Your orders pay for the volume they take, and that is all. Nobody follows, hunts or copies them.
          </Trans>
        </Limit>
        <Limit title={<Trans>News that you could read</Trans>}>
          <Trans>
            Prices leap as if something had been announced. There is nothing to read before or after.
          </Trans>
        </Limit>
        <Limit title={<Trans>The order book</Trans>}>
          <Trans>
            There is a bid, an ask and what is traded. How many orders wait before yours is drawn by lot when
            you place it, and not shown. Hidden orders do not exist.
          </Trans>
        </Limit>
        <Limit title={<Trans>Holidays, splits, dividends and halts</Trans>}>
          <Trans>All weeks are alike. A share stays listed, and an exchange stays open.</Trans>
        </Limit>
        <Limit title={<Trans>Causes</Trans>}>
          <Trans>
            Shares, coins and currencies move together through one common factor. There are no interest rates,
            no earnings, and no connections that last for years.
          </Trans>
        </Limit>
        <Limit title={<Trans>Anything faster than five seconds</Trans>}>
          <Trans>A minute has twelve ticks. Between two of them nothing happens.</Trans>
        </Limit>
        <Limit title={<Trans>Borrowed shares</Trans>}>
          <Trans>Selling short costs the swap that is stated. Nobody asks for a share back.</Trans>
        </Limit>
        <Limit title={<Trans>Taxes, and fees that depend on where you live</Trans>}>
          <Trans>The fees are those that the session states, the same for everybody.</Trans>
        </Limit>
        <Limit title={<Trans>What it does to you</Trans>}>
          <Trans>
            No money of yours is at stake. Whoever keeps to a plan here has not yet shown that they keep to it
            when a month’s pay is in the position.
          </Trans>
        </Limit>
      </ul>
      <section className="mt-12 grid max-w-measure gap-3" aria-labelledby="modelled">
        <h2 id="modelled" className="text-32">
          <Trans>What it does take into account</Trans>
        </h2>
        <p>
          <Trans>
            Spread, slippage that grows with your size, fees, swap and funding, the queue before your limit
            order, orders filled in parts, gaps that go through a stop, margin calls and forced exits. Each
            fill can be opened, and says what every one of them took.
          </Trans>
        </p>
        <p className="text-muted">
          <Trans>
            When a session begins you are given the fingerprint of its market, and when it ends the key.
            Whoever puts them together sees that no price was changed on the way.
          </Trans>
        </p>
        {site.features.simulator === 'ready' && (
          <p>
            <LinkButton href="/simulator">
              <Trans>Open the simulator</Trans>
            </LinkButton>
          </p>
        )}
      </section>
      <RiskLine />
    </article>
  );
}

function Limit({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="border-b border-line py-6">
      <h2 className="text-24">{title}</h2>
      <p className="mt-1 text-muted">{children}</p>
    </li>
  );
}
