import type { RequestHandler } from '../../backend/http/web-server.ts';
import type { RequestOrigin } from '../../backend/http/visitor-address.ts';

/** Whether an admin has blocked the address that a request comes from. */
export type IsBlocked = (request: RequestOrigin) => boolean;

/** What programs ask for: the services of the engine, and the files of videos. Everything else is a page. */
const CALL = /^\/(?:[a-z]+\/v1(?:[/?]|$)|media\/)/;

const REFUSAL = JSON.stringify({
  code: 'address-blocked',
  error_code: 'address-blocked',
  message: 'The operator of this installation has blocked your address.',
});

/** Answers the calls of blocked addresses with 403 `address-blocked`, before anything else is done for them. */
export function refuseBlockedCalls(isBlocked: IsBlocked): RequestHandler {
  return async (request, response) => {
    if (!CALL.test(request.url ?? '') || !isBlocked(request)) return false;
    response.writeHead(403, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // The engine may be called from any origin, and whoever calls from there learns why it does not answer.
      'access-control-allow-origin': '*',
      // What is left of the body is read by nobody.
      connection: 'close',
    });
    response.end(REFUSAL);
    return true;
  };
}
