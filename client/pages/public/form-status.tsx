import { Trans } from '@lingui/react/macro';
import type { FormState } from '#domain/community/contract.ts';
import { Banner } from '../../ui/banner.tsx';

/** Why a posted form was not taken, above its fields. */
export function FormStatus({ form }: { form: FormState | undefined }) {
  if (form === undefined) return null;
  return (
    <div role="status">
      {form.status === 'invalid' && (
        <Banner tone="danger" title={<Trans>Some fields were not accepted. They are marked below.</Trans>} />
      )}
      {form.status === 'too-many' && (
        <Banner
          tone="danger"
          title={<Trans>Too many attempts in a short time. Wait ten minutes and try again.</Trans>}
        />
      )}
      {form.status === 'failed' && (
        <Banner tone="danger" title={<Trans>This could not be saved on our side. Please try again.</Trans>} />
      )}
    </div>
  );
}
