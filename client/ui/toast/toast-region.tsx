import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { deliverToasts } from './toast.ts';

/** Long enough to find the action of a toast by keyboard; the pointer on it, or Alt+T, stops the clock. */
const ACTION_MS = 15_000;

/** Draws toasts with sonner in our own colours. */
export function ToastRegion() {
  const { t, i18n } = useLingui();
  useEffect(
    () =>
      deliverToasts(({ kind, text, action }) =>
        sonner[kind](
          text,
          action && { duration: ACTION_MS, action: { label: action.label, onClick: action.run } },
        ),
      ),
    [],
  );
  const isRightToLeft = i18n.locale === 'ar';
  return (
    <Sonner
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      // Beside the text column, not over the buttons at the end of a form.
      position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
      containerAriaLabel={t`Notifications`}
      toastOptions={{
        style: {
          background: 'var(--color-surface)',
          color: 'var(--color-ink)',
          border: '1px solid var(--color-control)',
          borderRadius: 'var(--radius-control)',
          fontSize: 'var(--text-15)',
          fontFamily: 'var(--font-sans)',
        },
        actionButtonStyle: {
          background: 'var(--color-ink)',
          color: 'var(--color-paper)',
          minBlockSize: '2rem',
        },
      }}
    />
  );
}
