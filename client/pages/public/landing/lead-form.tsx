import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormStatus } from '../form-status.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';

/** The free-assessment card. Posts to this page; the server keeps the address and goes on to /auth. */
export function LeadForm() {
  const { t } = useLingui();
  const { form } = usePage();
  const address = usePageAddress();
  const { values = {}, problems = {} } = form ?? {};
  return (
    <form
      method="post"
      action={`${address('/')}#join`}
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h3 className="text-24">
        <Trans>Free assessment</Trans>
      </h3>
      <FormStatus form={form} />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        required
        defaultValue={values.email}
        error={problems.email !== undefined ? t`Enter an email address like name@example.com.` : undefined}
      />
      <TextField
        name="phone"
        type="tel"
        label={t`Phone (optional)`}
        autoComplete="tel"
        defaultValue={values.phone}
        error={problems.phone !== undefined ? t`Enter a phone number, or leave this empty.` : undefined}
      />
      <Select
        name="country"
        label={t`Country`}
        autoComplete="country"
        required
        defaultValue={values.country ?? ''}
        placeholder={t`Choose a country`}
        error={problems.country !== undefined ? t`Choose a country.` : undefined}
        options={[
          { value: 'US', label: t`United States` },
          { value: 'GB', label: t`United Kingdom` },
          { value: 'CA', label: t`Canada` },
          { value: 'AU', label: t`Australia` },
          { value: 'DE', label: t`Germany` },
          { value: 'FR', label: t`France` },
          { value: 'other', label: t`Other` },
        ]}
      />
      <Button type="submit" className="mt-2">
        <Trans>Start AI Assessment Now</Trans>
      </Button>
      <p className="text-15 text-muted">
        <Trans>No credit card required • Complete assessment in 10 minutes</Trans>
      </p>
    </form>
  );
}
