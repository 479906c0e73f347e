const FLASH_KEY = 'ledgerline.flash';

/** What one document may ask the next one to say; a toast does not survive a navigation between documents. */
export const FLASH_MESSAGES = ['signed-in', 'signed-up', 'email-verified', 'password-changed'] as const;

export type FlashMessage = (typeof FLASH_MESSAGES)[number];

/** Leaves a message for the next document of this tab. */
export function leaveFlashMessage(message: FlashMessage): void {
  try {
    sessionStorage.setItem(FLASH_KEY, message);
  } catch {
    // Storage is blocked: the next document says nothing.
  }
}

/** Takes the message left by the document before, once; null when there is none. */
export function takeFlashMessage(): FlashMessage | null {
  try {
    const left = sessionStorage.getItem(FLASH_KEY);
    sessionStorage.removeItem(FLASH_KEY);
    return FLASH_MESSAGES.find((message) => message === left) ?? null;
  } catch {
    return null;
  }
}
