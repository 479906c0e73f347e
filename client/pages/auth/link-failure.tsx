import { Trans } from '@lingui/react/macro';
import { AuthApiError } from '@supabase/auth-js';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';

/** Says why a mail link did not work. */
export function LinkFailure({ code }: { code: string }) {
  const describe = useErrorWording();
  return (
    <div role="alert" className="mb-6">
      <Banner tone="danger" title={<Trans>The link did not work</Trans>}>
        {describe(new AuthApiError(code, 403, code))}
      </Banner>
    </div>
  );
}
