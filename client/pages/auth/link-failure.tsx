import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AuthApiError } from '@supabase/auth-js';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';

const elsewhere = msg`This link was asked for in another browser. Open it there, or ask for a new one here.`;
bringErrorWords({
  pkce_code_verifier_not_found: elsewhere,
  bad_code_verifier: elsewhere,
  flow_state_not_found: elsewhere,
  flow_state_expired: elsewhere,
});

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
