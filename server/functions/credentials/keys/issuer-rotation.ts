import type { IssuerKeyring } from '../../../adapters/credentials/issuer-keyring.ts';
import type { IssuerKey } from '../../../adapters/credentials/issuer-keys.ts';
import type { RotationReason } from '../../../adapters/credentials/rotate-issuer-keys.ts';

/** Who issues here, and how its keys are rotated in memory before they are in earnest. */
export type IssuerRotation = {
  readonly did: string;
  readonly keyring: IssuerKeyring;
  /** Rotates in memory, and verifies what both keys sign then. @throws when it does not do what it is for */
  readonly rehearse: (
    keys: readonly IssuerKey[],
    reason: RotationReason,
    now: Date,
    since: Date,
  ) => Promise<{ readonly keys: readonly IssuerKey[] }>;
  /** Whether other servers may use the same database. */
  readonly mayHaveOthers: boolean;
};

/** Since when a key may have been somebody else's: a moment that has come. */
export function sinceOf(since: string | undefined, now: Date): Date {
  return since === undefined ? now : new Date(Math.min(Date.parse(since), now.getTime()));
}
