import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
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

/** Signs addresses and reads the tokens in them. Each use has an audience of its own, and none is a session. */
export type SignedAddresses = {
  sign(use: SignedUse, target: Target, seconds: number, upload?: SignedUpload): Promise<string>;
  /** @throws StorageError when the token was not made for this use and this file, or is over */
  verify(use: SignedUse, target: Target, token: string | null): Promise<SignedUpload>;
};

/**
 * @param hashKey the installation's secret, from which a key is derived that signs nothing else
 * @param now current time in milliseconds
 */
export function createSignedAddresses(hashKey: string, now: () => number = Date.now): SignedAddresses {
  const key = createHmac('sha256', hashKey).update('storage:signed-address').digest();
  return {
    sign(use, { bucketId, name }, seconds, upload) {
      const issued = Math.floor(now() / 1000);
      return new SignJWT({ url: `${bucketId}/${name}`, ...upload })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: 'storage' })
        .setAudience(use)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(key);
    },

    async verify(use, { bucketId, name }, token) {
      const { payload } = await jwtVerify(token ?? '', key, {
        algorithms: ['HS256'],
        audience: use,
        requiredClaims: ['exp', 'url'],
        currentDate: new Date(now()),
      }).catch((error: unknown) => {
        const isOver = error instanceof errors.JWTExpired;
        throw refusals.invalidToken(isOver ? '"exp" claim timestamp check failed' : 'Invalid token');
      });
      if (payload.url !== `${bucketId}/${name}`) throw refusals.invalidSignature();
      return {
        owner: typeof payload.owner === 'string' ? payload.owner : null,
        upsert: payload.upsert === true,
        hasQuota: payload.hasQuota !== false,
      };
    },
  };
}
