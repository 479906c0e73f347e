import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and reads the passes that stand in addresses, where nobody can set a header. A pass is no session. */
export type SignedPasses = {
  /** A pass to one thing: a lesson's files, somebody's application. It opens nothing else. @param subjectId a UUID */
  issue(subjectId: string, expiresAt: Date): string;
  /** What a pass opens; undefined when we did not make it, or it is over. */
  read(pass: string, now: Date): string | undefined;
};

const PASS = /^(?<subjectId>[0-9a-f-]{36})\.(?<expiresAt>\d{1,12})\.(?<signature>[\w-]{43})$/;

/**
 * A pass is the id of what it opens, the second it ends at, and an HMAC-SHA256 of both.
 *
 * @param hashKey the installation's secret
 * @param purpose what the passes are for: each purpose has a key of its own, which signs nothing but its passes
 */
export function createSignedPasses(hashKey: string, purpose: string): SignedPasses {
  const key = createHmac('sha256', hashKey).update(purpose).digest();
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url');
  return {
    issue(subjectId, expiresAt) {
      const claims = `${subjectId}.${Math.floor(expiresAt.getTime() / 1000)}`;
      return `${claims}.${sign(claims)}`;
    },
    read(pass, now) {
      const groups = PASS.exec(pass)?.groups;
      if (groups?.subjectId === undefined) return undefined;
      const { subjectId, expiresAt, signature } = groups;
      // Compared as they are written: two texts can mean the same bytes in base64.
      const isOurs = timingSafeEqual(
        Buffer.from(signature ?? ''),
        Buffer.from(sign(`${subjectId}.${expiresAt}`)),
      );
      return isOurs && now.getTime() < Number(expiresAt) * 1000 ? subjectId : undefined;
    },
  };
}
