import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface DialogProps {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog: focus stays inside, Escape and a press outside close it, focus returns to where it was. It stands over
 * everything, whatever fills the screen too.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open && <OpenDialog {...rest} />;
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  // What is inside comes when the dialog is open: before, no field of it could take the focus.
  const [isOpen, setIsOpen] = useState(false);
  const close = useEffectEvent(() => onClose());
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return undefined;
    const unlock = lockScrolling();
    listenForClosing(dialog, () => close());
    dialog.showModal();
    setIsOpen(true);
    return () => {
      dialog.close();
      unlock();
    };
  }, []);
  // At the end of the document, so that a form in it never stands in another.
  return createPortal(
    <dialog
      ref={element}
      aria-labelledby={titleId}
      // The dialog takes the focus itself, and is read from its title on.
      tabIndex={-1}
      className={
        'm-0 size-full max-h-none max-w-none animate-appear place-items-center overflow-y-auto bg-scrim p-4 ' +
        'text-ink outline-none open:grid backdrop:bg-transparent'
      }
    >
      <div className="grid w-full max-w-form gap-4 rounded-card border border-line bg-surface p-6 shadow-overlay">
        <h2 id={titleId} className="text-24">
          {title}
        </h2>
        {isOpen && children}
      </div>
    </dialog>,
    document.body,
  );
}

/** Calls `close` for Escape, and for a press beside what stands in the dialog. */
function listenForClosing(dialog: HTMLDialogElement, close: () => void): void {
  const onDialogItself = (listener: (event: Event) => void) => (event: Event) => {
    if (event.target === dialog) listener(event);
  };
  // Whoever opened it closes it: the browser would leave it drawn and closed.
  dialog.addEventListener(
    'cancel',
    onDialogItself((event) => {
      event.preventDefault();
      close();
    }),
  );
  // Where a press began counts: whoever selects text and lets go outside has not pressed there.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener(
    'click',
    onDialogItself(() => {
      if (pressed === dialog) close();
    }),
  );
}

/** The page behind stays where it is, and as wide as it is. @returns what lets it scroll again */
function lockScrolling(): () => void {
  const { clientWidth, style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
