import type { GatewayRequest } from '../../http/exchange.ts';
import { AuthError } from '../errors.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';

/** The id in `/factors/{id}` and in every path that ends so or goes on below it. @throws AuthError 404 */
export function factorIdOf({ path }: GatewayRequest): string {
  const id = /\/factors\/([^/]+)/.exec(path)?.[1] ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  return id;
}
