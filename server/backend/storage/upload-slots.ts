import type { GatewayRequest } from '../http/exchange.ts';
import { addressBlock } from '../limits/address-block.ts';
import { refusals } from './refusals.ts';

/** More than a browser sends at once to one server. */
const MOST_AT_ONCE = 10;

/** Counts the uploads under way, so that nobody fills the disk with many at once that no quota counts yet. */
export type UploadSlots = {
  /** @returns ends it @throws StorageError when the caller has too many */
  begin(request: Pick<GatewayRequest, 'identity' | 'address'>): () => void;
};

export function createUploadSlots(): UploadSlots {
  const underWay = new Map<string, number>();
  return {
    begin({ identity, address }) {
      if (identity.role === 'service_role') return () => undefined;
      const visitor = identity.userId ?? addressBlock(address);
      const count = underWay.get(visitor) ?? 0;
      if (count >= MOST_AT_ONCE) throw refusals.tooManyUploads();
      underWay.set(visitor, count + 1);
      return () => {
        const left = (underWay.get(visitor) ?? 1) - 1;
        if (left === 0) underWay.delete(visitor);
        else underWay.set(visitor, left);
      };
    },
  };
}
