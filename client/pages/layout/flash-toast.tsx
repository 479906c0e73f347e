import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { takeFlashMessage } from '../../lib/flash-message.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Says what the document before this one left to be said, such as the welcome after signing in. */
export function FlashToast() {
  const { t } = useLingui();
  useEffect(() => {
    const message = takeFlashMessage();
    if (message === null) return;
    const words = {
      'signed-in': t`Welcome back!`,
      'signed-up': t`Account created! Please check your email to verify your account.`,
      'email-verified': t`Your email address is verified.`,
      'password-changed': t`Your password has been changed.`,
    };
    toast.success(words[message]);
  }, [t]);
  return null;
}
