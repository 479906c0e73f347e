import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '#domain/community/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormStatus } from '../form-status.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';

/** What applicants write about themselves, for the two people who review the application. Posts to this page. */
export function StatementForm({ application: { token, statement } }: { application: ApplicationStatus }) {
  const { t } = useLingui();
  const { form } = usePage();
  const address = usePageAddress();
  const problem = form?.problems.statement;
  return (
    <form
      method="post"
      action={address('/community/application')}
      className="grid w-full max-w-measure justify-items-start gap-4"
    >
      <h2 className="text-32">
        {statement === null ? <Trans>Tell us why</Trans> : <Trans>What you wrote</Trans>}
      </h2>
      <p className="text-muted">
        <Trans>
          Two people read this before we decide, without knowing your name: what keeps you from paying, when
          in the week you would learn, and what you want from it. You can change it until one of them has read
          it.
        </Trans>
      </p>
      <FormStatus form={form} />
      <input type="hidden" name="token" value={token} />
      <div className="w-full">
        <TextArea
          name="statement"
          label={t`Why do you want to learn?`}
          rows={8}
          dir="auto"
          required
          maxLength={2000}
          defaultValue={form?.values.statement ?? statement ?? ''}
          error={
            problem === undefined
              ? undefined
              : problem === 'too-long'
                ? t`Use at most 2,000 characters.`
                : t`Write a few sentences.`
          }
        />
      </div>
      <Button type="submit">
        {statement === null ? <Trans>Send it</Trans> : <Trans>Save the change</Trans>}
      </Button>
    </form>
  );
}
