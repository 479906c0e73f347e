import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { useSignOut } from './sign-out.ts';

/** Signs out and goes to the home page. */
export function SignOutButton({ className }: { className?: string }) {
  return (
    <Button look="quiet" className={className} onClick={useSignOut()}>
      <Trans>Sign Out</Trans>
    </Button>
  );
}
