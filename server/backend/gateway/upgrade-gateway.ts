import type { Identity } from '../http/exchange.ts';
import { refuseUpgrade, type UpgradeHandler, type UpgradeService } from '../http/upgrade.ts';
import type { VisitorAddress } from '../http/visitor-address.ts';
import type { AccessTokens } from '../keys/access-tokens.ts';
import type { ApiKeys } from './api-keys.ts';
import { identify } from './identify.ts';
import { MAX_URL_LENGTH, splitUrl } from './split-url.ts';

/** The only path on which another protocol is spoken. */
const WEBSOCKET = '/realtime/v1/websocket';

export type UpgradeGatewayOptions = {
  readonly apiKeys: ApiKeys;
  readonly tokens: AccessTokens;
  readonly isRevoked: (identity: Identity) => boolean;
  readonly visitorAddress: VisitorAddress;
  /** Undefined where realtime is switched off. */
  readonly realtime: UpgradeService | undefined;
};

/** The door for WebSockets: the key is checked before there is one, as for any request. */
export function createUpgradeGateway(options: UpgradeGatewayOptions): UpgradeHandler {
  return async (request, socket, head) => {
    const { path, search } = splitUrl(request.url ?? '/');
    if (path !== WEBSOCKET) return false;
    const refuse = (status: number, message: string) => {
      refuseUpgrade(socket, status, { message });
      return true;
    };
    if (search.length > MAX_URL_LENGTH) return refuse(414, 'The address is too long.');
    const identified = await identify(request.headers, search, true, options.apiKeys, options.tokens);
    if (!identified.ok) {
      const isMissing = identified.problem === 'no-key';
      return refuse(401, isMissing ? 'No API key found in request' : 'Invalid API key');
    }
    if (identified.tokenProblem) return refuse(401, 'invalid JWT');
    if (options.isRevoked(identified.identity)) return refuse(401, 'The session has ended.');
    if (!options.realtime) return refuse(404, 'The service "realtime" is not part of this installation.');
    const { identity } = identified;
    options.realtime({ request, socket, head, search, address: options.visitorAddress(request), identity });
    return true;
  };
}
