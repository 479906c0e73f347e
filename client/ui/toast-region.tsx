import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { deliverToasts } from './toast.ts';

/** Draws toasts with sonner in our own colours. */
export function ToastRegion() {
  const { t, i18n } = useLingui();
  useEffect(
    () =>
      deliverToasts(({ kind, text, action }) =>
        sonner[kind](text, action && { action: { label: action.label, onClick: action.run } }),
      ),
    [],
  );
  return (
    <Sonner
      dir={i18n.locale === 'ar' ? 'rtl' : 'ltr'}
      position="bottom-center"
      containerAriaLabel={t`Notifications`}
      toastOptions={{
        style: {
          background: 'var(--color-surface)',
          color: 'var(--color-ink)',
          border: '1px solid var(--color-control)',
          borderRadius: 'var(--radius-control)',
          fontSize: 'var(--text-15)',
          fontFamily: 'inherit',
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
