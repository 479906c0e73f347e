import type { GatewayRequest } from '../../gateway/exchange.ts';

/** The id in `/factors/{id}` and in every path that ends so or goes on below it. */
export function factorIdOf({ path }: GatewayRequest): string {
  return /\/factors\/([^/]+)/.exec(path)?.[1] ?? '';
}
