import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as sonner, useSonner } from 'sonner';
import { useMediaQuery } from '../use-media-query.ts';
import { useRootMark } from '../use-root-mark.ts';
import { deliverToasts } from './toast.ts';

/** Long enough to find the action of a toast by keyboard; the pointer on it, or Alt+T, stops the clock. */
const ACTION_MS = 15_000;

/**
 * Draws toasts with sonner in our own colours. An open dialog covers the page and hides it from screen readers: then they stand
 * in the dialog, as long as it is open.
 */
export function ToastRegion() {
  const { t, i18n } = useLingui();
  const place = usePlaceInSight();
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
  const isNarrow = useMediaQuery('(width < 40rem)');
  useRootMark('toasts', useSonner().toasts.length === 0 ? undefined : isNarrow ? 'top' : 'bottom');
  const beside = isRightToLeft ? 'bottom-left' : 'bottom-right';
  return createPortal(
    <Sonner
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      // Beside the text column, not over the buttons at the end of a form; on a phone, where nothing is beside it, over the header.
      position={isNarrow ? 'top-center' : beside}
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
          background: 'none',
          color: 'var(--color-plum)',
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
          fontWeight: 600,
          fontSize: 'var(--text-15)',
          minBlockSize: '2.75rem',
        },
      }}
    />,
    place,
  );
}

/** An element at the end of the open dialog or else of the page. It is moved with what it holds, so that no toast is lost. */
function usePlaceInSight(): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    // It takes no room in the dialog, and what it holds lies over everything there.
    element.className = 'absolute';
    return element;
  });
  useEffect(() => {
    const put = () => {
      const dialogs = document.querySelectorAll('body > dialog[open]');
      const wanted = [...dialogs].at(-1) ?? document.body;
      if (place.parentElement !== wanted) wanted.append(place);
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}
