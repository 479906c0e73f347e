import type { GatewayRequest } from '../http/exchange.ts';
import { addressBlock } from '../limits/address-block.ts';
import { Slots } from '../limits/slots.ts';
import { refusals } from './refusals.ts';

/** More than a browser sends at once to one server. */
const MOST_AT_ONCE = 10;

/** Counts the uploads under way, so that nobody fills the disk with many at once that no quota counts yet. */
export type UploadSlots = {
  /** @returns ends it @throws StorageError when the caller has too many */
  begin(request: Pick<GatewayRequest, 'identity' | 'address'>): () => void;
};

export function createUploadSlots(): UploadSlots {
  const slots = new Slots(MOST_AT_ONCE);
  return {
    begin({ identity, address }) {
      if (identity.role === 'service_role') return () => undefined;
      const visitor = identity.userId ?? addressBlock(address);
      if (!slots.hasRoom(visitor)) throw refusals.tooManyUploads();
      return slots.take(visitor);
    },
  };
}
