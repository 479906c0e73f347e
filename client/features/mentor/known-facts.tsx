import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { KnownFactLine } from './known-fact-line.tsx';
import { useReadKnownFacts } from './read-known-facts.ts';
import { useSetKnowing } from './set-knowing.ts';

/** What the mentor knows of the learner, as short facts with links, and the switch that ends it. */
export function KnownFacts() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const id = useId();
  const known = useReadKnownFacts();
  const setting = useSetKnowing();
  const knows = setting.isPending ? setting.variables : (known.data?.knows ?? true);
  return (
    <section aria-labelledby={id} className="grid content-start gap-1 text-15">
      <h2 id={id} className="text-20">
        <Trans>What I know about you</Trans>
      </h2>
      <label className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 text-13 text-muted">
        <span>
          {knows ? (
            <Trans>On. Switched off, I answer from the lessons alone.</Trans>
          ) : (
            <Trans>Off. I answer from the lessons alone, and say nothing unasked.</Trans>
          )}
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-label={t`The mentor uses what is known about me`}
          checked={knows}
          aria-checked={knows}
          disabled={known.data === undefined}
          onChange={(event) => setting.mutate(event.target.checked)}
          className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-sunken transition-colors before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-control checked:border-plum checked:bg-plum checked:before:start-auto checked:before:end-0.5 checked:before:bg-paper forced-colors:appearance-auto"
        />
      </label>
      <QueryState
        query={known}
        failed={t`What is known could not be loaded`}
        describe={describe}
        skeleton={['h-4 w-1/3', 'h-4 w-2/3', 'h-4 w-1/3', 'h-4 w-2/3']}
      >
        {({ facts }) =>
          knows && (
            <>
              {facts.length === 0 && (
                <p className="py-2 text-muted">
                  <Trans>Nothing yet. It comes with what you answer.</Trans>
                </p>
              )}
              <dl>
                {facts.map((fact) => (
                  <KnownFactLine key={fact.kind} fact={fact} />
                ))}
              </dl>
              <p className="py-2 text-13 text-muted">
                <Trans>
                  Worked out from your answers each time, and kept nowhere else. They go when your account
                  goes.
                </Trans>
              </p>
            </>
          )
        }
      </QueryState>
    </section>
  );
}
