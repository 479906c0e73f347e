import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import type { Identity } from '../http/exchange.ts';

/** Whose a bucket or an object becomes: the user behind the token, nobody where there is only a key. */
export function ownerOf({ userId }: Pick<Identity, 'userId'>): {
  readonly owner: string | null;
  readonly ownerId: string | null;
} {
  return { owner: userId !== null && isUuid(userId) ? userId : null, ownerId: userId };
}
