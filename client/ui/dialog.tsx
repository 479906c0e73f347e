import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface DialogProps {
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog: focus stays inside, Escape and a press outside close it, focus returns to where it was. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
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
  );
}
