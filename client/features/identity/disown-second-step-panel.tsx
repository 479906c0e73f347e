import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { connectAuth } from '../../lib/backend/connect-auth.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { disownSecondStep } from './disown-second-step.ts';

interface DisownSecondStepPanelProps {
  connection: Awaited<ReturnType<typeof connectAuth>>;
  onDisowned: () => void;
}

/** For whoever came by a mail and is asked for a second step that they never set up. */
export function DisownSecondStepPanel({ connection, onDisowned }: DisownSecondStepPanelProps) {
  const describe = useErrorWording();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const disown = async () => {
    setPending(true);
    setRefusal('');
    try {
      await disownSecondStep(connection);
      onDisowned();
    } catch (error) {
      console.error('The second step could not be removed', error);
      setRefusal(describe(error));
      setPending(false);
    }
  };
  if (!open) {
    return (
      <Button look="link" onClick={() => setOpen(true)}>
        <Trans>I never set up a second step</Trans>
      </Button>
    );
  }
  return (
    <div className="mt-4 grid gap-3">
      <Banner title={<Trans>Then somebody else did</Trans>}>
        <Trans>
          You can remove it within seven days of its being set up. Everyone else is signed out, and you choose
          a new password.
        </Trans>
      </Banner>
      <Button look="secondary" pending={pending} onClick={() => void disown()}>
        <Trans>Remove the second step</Trans>
      </Button>
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
