import type { Statement } from '../../database/batch.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { ownerOf } from '../owner.ts';
import { actAsCaller } from '../session.ts';

/** Who writes a file, and by which right. */
export type WritingRight = {
  /** Makes a transaction act by this right. */
  readonly act: Statement;
  readonly owner: string | null;
  readonly ownerId: string | null;
  /** Whether what has the name already is replaced. */
  readonly upsert: boolean;
  /** Whether the files of the owner together are held to the quota; an operator's own servers are not. */
  readonly hasQuota: boolean;
};

/** The right of the caller of a request: that of their policies. */
export function callersRight(request: GatewayRequest, upsert = isUpsert(request)): WritingRight {
  return {
    act: actAsCaller(request),
    ...ownerOf(request.identity),
    upsert,
    hasQuota: request.identity.role !== 'service_role',
  };
}

/** Whether a request says that what is there is to be replaced. */
export function isUpsert({ headers }: Pick<GatewayRequest, 'headers'>): boolean {
  return headers['x-upsert'] === 'true';
}
