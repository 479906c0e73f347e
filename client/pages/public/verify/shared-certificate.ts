import type { Anchor } from '#domain/credentials/anchor/anchor.ts';
import type { Evidence } from '#domain/credentials/verify/verification.ts';

/** A certificate whose holder shares its page, and what the server read about its issuer. */
export interface SharedCertificate {
  slug: string;
  /** The text that was signed, to the byte. */
  text: string;
  evidence: Evidence & { anchor: Anchor | undefined };
}
