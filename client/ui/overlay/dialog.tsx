import { type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface DialogProps {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog: focus stays inside, Escape and a press outside close it, focus returns to where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open && <OpenDialog {...rest} />;
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, 'open'>) {
  // While something fills the screen, nothing outside of it is seen. Where the dialog was opened it stays: Escape leaves
  // the full screen first, and what was typed must not go with it.
  const [container] = useState(() => document.fullscreenElement);
  return (
    <UNSAFE_PortalProvider
      getContainer={() => (container instanceof HTMLElement ? container : document.body)}
    >
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        className="fixed inset-0 z-10 grid animate-appear place-items-center overflow-y-auto bg-scrim p-4"
      >
        <Modal className="w-full max-w-form rounded-card border border-line bg-surface p-6 shadow-overlay">
          <AriaDialog className="grid gap-4 outline-none">
            <Heading slot="title" level={2} className="text-24">
              {title}
            </Heading>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </UNSAFE_PortalProvider>
  );
}
