import type { Identity } from '../http/exchange.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose a bucket or an object becomes: the user behind the token, nobody where there is only a key. */
export function ownerOf({ userId }: Pick<Identity, 'userId'>): {
  readonly owner: string | null;
  readonly ownerId: string | null;
} {
  return { owner: userId !== null && UUID.test(userId) ? userId : null, ownerId: userId };
}
