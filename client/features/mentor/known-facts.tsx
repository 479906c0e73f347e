import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { KnownFactLine } from './known-fact-line.tsx';
import { useReadKnownFacts } from './read-known-facts.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { ModelConsent } from './model-consent.tsx';
import { useSetConsent } from './set-consent.ts';

/** What the mentor knows of the learner, as short facts with links, and the switch that ends it. */
export function KnownFacts() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const id = useId();
  const known = useReadKnownFacts();
  const setting = useSetConsent();
  const knows = (setting.isPending ? setting.variables.knows : undefined) ?? known.data?.knows ?? true;
  return (
    <section aria-labelledby={id} className="grid content-start gap-1 text-15">
      <h2 id={id} className="text-20">
        <Trans>What I know about you</Trans>
      </h2>
      <ConsentSwitch
        label={t`The mentor uses what is known about me`}
        isOn={knows}
        disabled={known.data === undefined}
        onSwitch={(isOn) => setting.mutate({ knows: isOn })}
      >
        {knows ? (
          <Trans>On. Switched off, I answer from the lessons alone.</Trans>
        ) : (
          <Trans>Off. I answer from the lessons alone, and say nothing unasked.</Trans>
        )}
      </ConsentSwitch>
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
                  Worked out from your answers and trades each time, and kept nowhere else. They go when your
                  account goes.
                </Trans>
              </p>
            </>
          )
        }
      </QueryState>
      {known.data?.model && (
        <ModelConsent model={known.data.model.name} rephrases={known.data.rephrases} knows={knows} />
      )}
    </section>
  );
}
