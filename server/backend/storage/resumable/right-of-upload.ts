import type { GatewayRequest } from '../../http/exchange.ts';
import type { StorageContext } from '../context.ts';
import { callersRight, type WritingRight } from '../objects/writing-right.ts';
import { signedRight } from '../signed/signed-right.ts';
import type { Target } from '../target.ts';
import { isSigned } from './protocol.ts';

/**
 * The right by which a request writes the file of an upload: that of the caller, or that of the signature it carries.
 *
 * @param upsert whether what has the name is replaced; what the request says when left out
 * @throws StorageError
 */
export async function rightOfUpload(
  { signed }: Pick<StorageContext, 'signed'>,
  request: GatewayRequest,
  target: Target,
  upsert?: boolean,
): Promise<WritingRight> {
  if (!isSigned(request.path)) return callersRight(request, upsert);
  const token = request.headers['x-signature'];
  return signedRight(await signed.verify('storage:upload', target, typeof token === 'string' ? token : null));
}
