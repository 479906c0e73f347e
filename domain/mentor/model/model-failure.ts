import type { FallbackReason } from './contract.ts';

/** Why a model gave no whole reply. */
export class ModelFailure extends Error {
  readonly reason: Extract<FallbackReason, 'cut-off' | 'timeout' | 'unreachable' | 'stopped'>;

  constructor(reason: ModelFailure['reason'], cause?: unknown) {
    super(`The model gave no whole reply: ${reason}`, { cause });
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
