/** Raised when changes cannot be subscribed to; its words go to the client. */
export class ChangesRefusedError extends Error {
  override readonly name = 'ChangesRefusedError';
}
