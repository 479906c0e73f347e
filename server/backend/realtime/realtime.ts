import { WebSocketServer } from 'ws';
import type { Database } from '../database/database.ts';
import { jsonReply, type Identity, type Service } from '../http/exchange.ts';
import { refuseUpgrade, type UpgradeService } from '../http/upgrade.ts';
import { addressBlock } from '../limits/address-block.ts';
import { Slots } from '../limits/slots.ts';
import type { Log } from '../log.ts';
import type { RealtimeSettings } from '../settings/schema.ts';
import { broadcastOverHttp } from './broadcast-api.ts';
import { openBus } from './bus.ts';
import { createChanges } from './changes/changes.ts';
import { ClientSocket } from './client-socket.ts';
import type { ProtocolVersion } from './frames/frame.ts';
import { Hub } from './hub.ts';
import type { IdentifyToken, RealtimeContext } from './realtime-context.ts';
import { createTopicRights } from './topic-rights.ts';

export type RealtimeOptions = {
  /** The owner's database: policies are asked and messages carried with it. */
  readonly database: Database;
  /** Where to open a replication connection, as the owner. */
  readonly databaseUrl: string;
  /** Reads rows under the roles of those who subscribed. */
  readonly requests: Database;
  readonly settings: RealtimeSettings;
  readonly identify: IdentifyToken;
  readonly isRevoked: (identity: Identity) => boolean;
  readonly log: Log;
};

export type Realtime = {
  /** `POST /api/broadcast`. */
  readonly service: Service;
  /** Takes over the connection of a handshake. */
  readonly accept: UpgradeService;
  /** Closes every socket, before the server stops. */
  goAway(): void;
  close(): Promise<void>;
};

/** How often is looked for what has run out. */
const SWEEP_MS = 1_000;

/** Opens realtime: the Phoenix protocol over WebSockets, as the official client speaks it. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, settings, log } = options;
  const hub = new Hub();
  const bus = await openBus(database, hub, log);
  const changes = createChanges({
    url: options.databaseUrl,
    owner: database,
    requests: options.requests,
    broadcast: (topicKey, broadcast) => hub.broadcast(topicKey, broadcast),
    log,
  });
  const context: RealtimeContext = {
    settings,
    identify: options.identify,
    isRevoked: options.isRevoked,
    rights: createTopicRights(database),
    bus,
    changes,
    now: Date.now,
    log,
  };
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: settings.max_payload_size_in_kb * 1024,
  });
  const sockets = new Set<ClientSocket>();
  const slots = new Slots(settings.max_connections_per_visitor);
  const sweep = setInterval(() => {
    for (const socket of sockets) socket.sweep();
  }, SWEEP_MS).unref();

  const goAway = () => {
    for (const socket of sockets) socket.close('serverStops');
  };

  return {
    async service(request) {
      const sent = await broadcastOverHttp(context, request);
      if (sent) return sent;
      if (request.path === '/websocket')
        return jsonReply(426, { message: 'A WebSocket is opened here.' }, { upgrade: 'websocket' });
      return jsonReply(404, { message: 'There is nothing at this address.' });
    },

    accept({ request, socket, head, search, address, identity }) {
      const version = versionOf(search);
      if (!version) return refuseUpgrade(socket, 400, { message: 'vsn is 1.0.0 or 2.0.0.' });
      const visitor = addressBlock(address);
      if (!slots.hasRoom(visitor))
        return refuseUpgrade(socket, 429, { message: 'Too many connections from your address.' });
      server.handleUpgrade(request, socket, head, (ws) => {
        const client = new ClientSocket(context, hub, ws, version, { identity, address });
        sockets.add(client);
        const leaveSlot = slots.take(visitor);
        ws.once('close', () => {
          sockets.delete(client);
          leaveSlot();
        });
      });
    },

    goAway,

    async close() {
      clearInterval(sweep);
      goAway();
      await changes.close();
      await bus.close();
    },
  };
}

function versionOf(search: string): ProtocolVersion | undefined {
  const version = new URLSearchParams(search).get('vsn') ?? '1.0.0';
  return version === '1.0.0' || version === '2.0.0' ? version : undefined;
}
