import { Trans, useLingui } from '@lingui/react/macro';
import { LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormStatus } from '../form-status.tsx';
import { useLocalized, usePage, usePageAddress } from '../page-context.tsx';

/** The application form. Posts to this page. */
export function ApplicationForm() {
  const { t } = useLingui();
  const { form, site, locale } = usePage();
  const localized = useLocalized();
  const address = usePageAddress();
  const values = form?.values ?? {};
  const complaint = (field: string, words: string) => {
    const problem = form?.problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'link')
      return t`A name cannot hold a web address. Leave out the marks : / @ < > and put a space after each dot.`;
    return problem === 'too-long' ? t`Use at most 100 characters.` : words;
  };
  return (
    <form method="post" action={`${address('/community')}#apply`} className="grid max-w-form gap-4">
      <FormStatus form={form} />
      <TextField
        name="first_name"
        label={t`First name`}
        autoComplete="given-name"
        required
        defaultValue={values.first_name}
        error={complaint('first_name', t`Enter your first name.`)}
      />
      <TextField
        name="last_name"
        label={t`Last name`}
        autoComplete="family-name"
        required
        defaultValue={values.last_name}
        error={complaint('last_name', t`Enter your last name.`)}
      />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        autoComplete="email"
        required
        defaultValue={values.email}
        error={complaint('email', t`Enter an email address like name@example.com.`)}
      />
      <Select
        name="preferred_language"
        label={t`Preferred language`}
        required
        defaultValue={values.preferred_language ?? locale}
        error={complaint('preferred_language', t`Choose a language.`)}
        options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      />
      <Select
        name="program_interest"
        label={t`Program of interest`}
        required
        defaultValue={values.program_interest ?? ''}
        placeholder={t`Choose a program`}
        error={complaint('program_interest', t`Choose a program.`)}
        options={site.community.programs.map(({ id, name }) => ({ value: id, label: localized(name) }))}
      />
      <Button type="submit">
        <Trans>Submit Application</Trans>
      </Button>
    </form>
  );
}
