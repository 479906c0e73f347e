import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { usePageAddress } from '../page-context.tsx';

/**
 * Asks for the code of an invitation; the answer is the same page with what is known of it. In an address it is not called `code`: the
 * boot script takes that for a link of a mail.
 */
export function CheckForm({ code }: { code: string }) {
  const address = usePageAddress();
  return (
    <form method="get" action={address('/invitation')} className="grid max-w-form justify-items-start gap-4">
      <div className="w-full">
        <TextField
          id="code"
          name="check"
          required
          maxLength={200}
          defaultValue={code}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          label={<Trans>Code of the invitation</Trans>}
          hint={<Trans>20 letters and digits. For partners; it needs no account.</Trans>}
        />
      </div>
      <Button type="submit">
        <Trans>Check it</Trans>
      </Button>
    </form>
  );
}
