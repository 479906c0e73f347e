import { Trans } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useCertificateConsent } from './certificate-consent.ts';

/** What the certificate may tell: asked before it is signed, since nothing of it can change afterwards. */
export function ConsentPart() {
  const describe = useErrorWording();
  const { consent, agree, error } = useCertificateConsent();
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-2 font-serif text-20">
        <Trans>What your certificate may tell</Trans>
      </legend>
      <p className="text-15 text-muted">
        <Trans>
          It is signed when everything is done, and cannot be changed then. Both boxes are yours to leave
          empty.
        </Trans>
      </p>
      <Checkbox
        disabled={!consent}
        checked={consent?.shows_name ?? false}
        onChange={(event) => consent && agree({ ...consent, shows_name: event.target.checked })}
        label={<Trans>My name, as it stands in my account</Trans>}
      />
      <Checkbox
        disabled={!consent}
        checked={consent?.shows_order ?? false}
        onChange={(event) => consent && agree({ ...consent, shows_order: event.target.checked })}
        label={<Trans>Which questions and trades I missed; else it tells only how many</Trans>}
      />
      <p role="alert" className="text-15 text-danger empty:hidden">
        {error && describe(error)}
      </p>
    </fieldset>
  );
}
