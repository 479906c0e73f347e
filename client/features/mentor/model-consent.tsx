import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ConsentSwitch } from './consent-switch.tsx';
import { useSetConsent } from './set-consent.ts';

interface ModelConsentProps {
  /** What the operator's model is called. */
  model: string;
  /** Whether it may reword answers for the learner. */
  rephrases: boolean;
  /** Whether the mentor uses what is known of the learner. */
  knows: boolean;
}

/** Whether questions may be sent to the language model of this installation; says what leaves, and what does not. */
export function ModelConsent({ model, rephrases, knows }: ModelConsentProps) {
  const { t } = useLingui();
  const id = useId();
  const setting = useSetConsent();
  const isOn = (setting.isPending ? setting.variables.rephrases : undefined) ?? rephrases;
  return (
    <section aria-labelledby={id} className="grid gap-1 pt-6">
      <h3 id={id} className="text-17">
        <Trans>In words that fit you</Trans>
      </h3>
      <ConsentSwitch
        label={t`A language model may reword answers for me`}
        isOn={isOn}
        onSwitch={(next) => setting.mutate({ rephrases: next })}
      >
        {isOn ? (
          <Trans>
            On. A language model rewords what the school has written, and each sentence is checked.
          </Trans>
        ) : (
          <Trans>Off. Nothing you ask leaves this school.</Trans>
        )}
      </ConsentSwitch>
      <p className="py-2 text-13 text-muted">
        {knows ? (
          <Trans>
            Switched on, your question, passages of your lessons and the facts above go to “{model}”, without
            your name or address. Write nothing there that should not leave.
          </Trans>
        ) : (
          <Trans>
            Switched on, your question and passages of your lessons go to “{model}”, without your name or
            address. Write nothing there that should not leave.
          </Trans>
        )}
      </p>
    </section>
  );
}
