import type { UpgradeHandler } from '../../backend/http/upgrade.ts';
import type { IsBlocked } from './refuse-blocked-calls.ts';

/** Lets no blocked address open a WebSocket; a browser cannot read why, so nothing is said. */
export function refuseBlockedUpgrades(isBlocked: IsBlocked, next: UpgradeHandler): UpgradeHandler {
  return async (request, socket, head) => {
    if (!isBlocked(request)) return next(request, socket, head);
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    return true;
  };
}
