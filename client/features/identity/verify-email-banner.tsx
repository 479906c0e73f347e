import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Reminds of an address that is not verified yet, and sends the email again. Nothing when it is verified. */
export function VerifyEmailBanner() {
  const { t } = useLingui();
  const { auth } = useBackend();
  const describe = useErrorWording();
  const { email, email_confirmed_at: verifiedAt } = useSignedInUser();
  const resend = useMutation({
    mutationKey: ['resend-verification'],
    mutationFn: async (address: string) => {
      const options = { emailRedirectTo: `${location.origin}/` };
      const { error } = await auth.resend({ type: 'signup', email: address, options });
      if (error !== null) throw error;
    },
    onSuccess: () => toast.success(t`We have sent you a new email.`),
  });
  if (email === undefined || verifiedAt != null) return null;
  return (
    <Banner
      tone="warn"
      title={<Trans>Verify your email address</Trans>}
      action={
        <Button look="secondary" pending={resend.isPending} onClick={() => resend.mutate(email)}>
          <Trans>Resend</Trans>
        </Button>
      }
    >
      <Trans>Follow the link in the email we sent to {email}.</Trans>
      <p role="alert" className="text-danger empty:hidden">
        {resend.isError && describe(resend.error)}
      </p>
    </Banner>
  );
}
