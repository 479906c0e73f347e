import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SimulatorSession } from '#domain/simulator/contract.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import type { SessionWords } from '../words/use-session-words.ts';

/** What stands in place of the ticket once a session has ended: its result, where to go on, and what proves that nothing was changed meanwhile. */
export function SessionEnd({
  session,
  deposit,
  words,
}: {
  session: SimulatorSession;
  deposit: string;
  words: SessionWords;
}) {
  const result = BigInt(session.account.equity) - BigInt(deposit);
  const amount = words.money(result < 0 ? -result : result);
  return (
    <section className="grid content-start gap-4">
      <h2 className="font-serif text-20">
        {result < 0 ? (
          <Trans>The session ended {amount} down</Trans>
        ) : (
          <Trans>The session ended {amount} up</Trans>
        )}
      </h2>
      {session.scenario === null && (
        <p className="text-15">
          <Trans>
            One session says little about skill. The market was generated: beyond the drift that its preset
            states, nothing predicted its prices.
          </Trans>
        </p>
      )}
      <p className="text-15">
        <Trans>The results, the journal and the critique of this session stay open to you.</Trans>
      </p>
      {/* A scenario that has ended offers itself once more first. */}
      <Link
        to="/simulator"
        className={buttonStyles(
          session.scenario === null ? 'primary' : 'secondary',
          'justify-self-start max-sm:w-full',
        )}
      >
        <Trans>Choose what to practise next</Trans>
      </Link>
      {session.opened !== null && (
        <details className="text-13">
          <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-tag text-plum underline underline-offset-4 pointer-coarse:min-h-11">
            <Trans>Check that no price was changed</Trans>
          </summary>
          <div className="grid gap-2">
            <p className="text-muted">
              <Trans>
                The market followed from this key. With its parameters it gives the number that was shown at
                the start, so no price was changed on the way.
              </Trans>
            </p>
            <p dir="ltr" className="break-all font-semibold">
              {session.opened.key}
            </p>
            <p className="text-muted">
              <Trans>Shown at the start:</Trans>
            </p>
            <p dir="ltr" className="break-all">
              {session.commitment}
            </p>
          </div>
        </details>
      )}
    </section>
  );
}
