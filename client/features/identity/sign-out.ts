import { signOut } from '../../lib/auth/sign-out.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Signs out and goes to the home page; says so when it failed. */
export function useSignOut(): () => void {
  const { auth } = useBackend();
  const describe = useErrorWording();
  return () => {
    signOut(auth).catch((error: unknown) => {
      console.error('Sign-out failed', error);
      toast.error(describe(error));
    });
  };
}
