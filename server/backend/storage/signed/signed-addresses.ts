import { createHmac } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Claims, Identity } from '../../http/exchange.ts';
import type { Target } from '../target.ts';
import { refusals } from '../refusals.ts';

/** What a signed address opens: one file for reading, or one name for writing. */
export type SignedUse = 'storage:read' | 'storage:upload';

/** What an upload by a signed address becomes. */
export type SignedUpload = {
  readonly owner: string | null;
  readonly upsert: boolean;
  readonly hasQuota: boolean;
};

/** Who signed an address: it ends with their session, as everything does that the session could do. */
export type Signer = Pick<Identity, 'userId' | 'claims'>;

/** For how long it is known that a session has ended. An address of a session that lived longer would come back. */
const LONGEST_OF_SESSIONS_S = 7 * 24 * 3600;

/** Signs addresses and reads the tokens in them. Each use has an audience of its own, and none is a session. */
export type SignedAddresses = {
  /** @throws StorageError when a session signs for too long */
  sign(
    use: SignedUse,
    target: Target,
    seconds: number,
    signer: Signer,
    upload?: SignedUpload,
  ): Promise<string>;
  /** @throws StorageError when the token was not made for this use and this file, or is over */
  verify(use: SignedUse, target: Target, token: string | null): Promise<SignedUpload>;
};

/**
 * @param hashKey the installation's secret, from which a key is derived that signs nothing else
 * @param isRevoked whether the session of a signer has ended, or their account is banned or gone
 * @param now current time in milliseconds
 */
export function createSignedAddresses(
  hashKey: string,
  isRevoked: (signer: Signer) => boolean,
  now: () => number = Date.now,
): SignedAddresses {
  const key = createHmac('sha256', hashKey).update('storage:signed-address').digest();
  return {
    async sign(use, { bucketId, name }, seconds, signer, upload) {
      if (signer.userId !== null && seconds > LONGEST_OF_SESSIONS_S) {
        const most = `body/expiresIn must be at most ${LONGEST_OF_SESSIONS_S} for an address that a session signs`;
        throw refusals.invalidRequest(most);
      }
      const issued = Math.floor(now() / 1000);
      return new SignJWT({ url: `${bucketId}/${name}`, ...signedBy(signer), ...upload })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'storage' })
        .setAudience(use)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(key);
    },

    async verify(use, { bucketId, name }, token) {
      const { payload } = await jwtVerify<Claims>(token ?? '', key, {
        algorithms: ['HS256'],
        audience: use,
        requiredClaims: ['exp', 'url'],
        currentDate: new Date(now()),
      }).catch((error: unknown) => {
        const isOver = error instanceof errors.JWTExpired;
        throw refusals.invalidToken(isOver ? '"exp" claim timestamp check failed' : 'Invalid token');
      });
      if (payload.url !== `${bucketId}/${name}`) throw refusals.invalidSignature();
      if (isRevoked(signerOf(payload))) throw refusals.invalidToken('The session that signed it has ended');
      return {
        owner: typeof payload.owner === 'string' ? payload.owner : null,
        upsert: payload.upsert === true,
        hasQuota: payload.hasQuota !== false,
      };
    },
  };
}

/** The signer as claims of the token; nothing of an operator's own servers, whose addresses end with their time. */
function signedBy({ userId, claims: { session_id: session, act } }: Signer): JWTPayload {
  return userId === null ? {} : { sub: userId, session_id: session, act };
}

function signerOf({ sub, ...claims }: JWTPayload & Claims): Signer {
  return { userId: sub ?? null, claims };
}
