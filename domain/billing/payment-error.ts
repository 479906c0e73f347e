/** Why a payment provider did not do what it was asked: the card was refused, or the provider cannot be reached. */
export type PaymentFailure = 'payment-declined' | 'payment-unavailable';

/** Thrown by payment providers; the code is the one that the client words. */
export class PaymentError extends Error {
  readonly code: PaymentFailure;

  /** @param message for the log; holds no secret and nothing personal */
  constructor(code: PaymentFailure, message: string) {
    super(message);
    this.name = 'PaymentError';
    this.code = code;
  }
}
