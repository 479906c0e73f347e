import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and reads the signed tokens that stand in addresses, where nobody can set a header. They are no sessions. */
export type SignedTokens = {
  /** A token for one thing: a lesson's files, somebody's application. It opens nothing else. @param subjectId a UUID */
  issue(subjectId: string, expiresAt: Date): string;
  /** What a token opens; undefined when we did not make it, or it is over. */
  read(token: string, now: Date): string | undefined;
};

const TOKEN = /^(?<subjectId>[0-9a-f-]{36})\.(?<expiresAt>\d{1,12})\.(?<signature>[\w-]{43})$/;

/**
 * A token is the id of what it opens, the second it ends at, and an HMAC-SHA256 of both.
 *
 * @param hashKey the installation's secret
 * @param purpose what the tokens are for: each purpose has a key of its own, which signs nothing but its tokens
 */
export function createSignedTokens(hashKey: string, purpose: string): SignedTokens {
  const key = createHmac('sha256', hashKey).update(purpose).digest();
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url');
  return {
    issue(subjectId, expiresAt) {
      const claims = `${subjectId}.${Math.floor(expiresAt.getTime() / 1000)}`;
      return `${claims}.${sign(claims)}`;
    },
    read(token, now) {
      const groups = TOKEN.exec(token)?.groups;
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
