import { Trans } from '@lingui/react/macro';
import { signOut } from '../../lib/auth/sign-out.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Signs out and goes to the home page. */
export function SignOutButton() {
  const { auth } = useBackend();
  const describe = useErrorWording();
  const leave = async () => {
    try {
      await signOut(auth);
    } catch (error) {
      console.error('Sign-out failed', error);
      toast.error(describe(error));
    }
  };
  return (
    <Button look="quiet" onClick={() => void leave()}>
      <Trans>Sign Out</Trans>
    </Button>
  );
}
