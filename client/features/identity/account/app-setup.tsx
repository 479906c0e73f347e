import { Trans, useLingui } from '@lingui/react/macro';
import { useValidatedForm } from '../../../lib/forms/use-validated-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { CodeField } from '../code-field.tsx';
import { codeSchema } from '../credentials-schema.ts';
import { type AppEnrolment, useVerifyApp } from './manage-second-step.ts';

interface AppSetupProps {
  enrolment: AppEnrolment;
  /** Finished, with the recovery codes that were made. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Brings the secret into an authenticator app, by its camera or by hand, and asks for the first code. */
export function AppSetup({ enrolment, onDone, onCancel }: AppSetupProps) {
  const { t } = useLingui();
  const verify = useVerifyApp();
  const { errors, failure, pending, formProps } = useValidatedForm(codeSchema, async ({ code }) => {
    onDone(await verify(enrolment.factorId, code));
  });
  return (
    <form {...formProps} className="grid w-full gap-4">
      <p>
        <Trans>Scan this with your authenticator app:</Trans>
      </p>
      {/* A camera needs dark on light in every theme. */}
      <img
        src={enrolment.qrCode}
        alt={t`QR code for the authenticator app. The key below says the same.`}
        className="size-48 rounded-control bg-white p-2"
      />
      <p>
        <Trans>Or type in this key:</Trans>{' '}
        <code dir="ltr" className="font-semibold break-all">
          {enrolment.secret}
        </code>
      </p>
      {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
      <CodeField error={errors.code} hint={<Trans>The code that the app now shows.</Trans>} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          <Trans>Turn on the second step</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
