import { jsonReply } from '../../http/exchange.ts';
import type { Endpoint } from '../context.ts';

/** `GET /.well-known/jwks.json`: the public keys that verify access tokens. */
export const showKeys: Endpoint = async ({ tokens }) =>
  jsonReply(200, tokens.jwks, { 'cache-control': 'public, max-age=600' });
