import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { encodeFrame } from './frames/encode-frame.ts';
import type { Broadcast } from './frames/frame.ts';
import type { Hub, Member } from './hub.ts';
import { openPeerMail, type PeerMail } from './peer-mail.ts';
import { type Presence, type PresenceDiff, Presences } from './presences.ts';

/** Brings broadcasts and presences to the members of a topic, whichever process of the installation has their sockets. */
export type Bus = {
  broadcast(topicKey: string, broadcast: Broadcast, except?: Member): void;
  /** Notes that a member of this process is present, or what it tells now. */
  track(presence: Presence): void;
  untrack(topicKey: string, id: string): void;
  /** Everybody on a topic, as JSON text. */
  presenceState(topicKey: string): string;
  /** An id for a presence that no other process uses. */
  newPresenceId(): string;
  close(): Promise<void>;
};

/** What processes tell each other. */
type Letter =
  | { readonly kind: 'broadcast'; readonly to: string; readonly event: string; readonly json: string }
  | { readonly kind: 'broadcast'; readonly to: string; readonly event: string; readonly bytes: string }
  | { readonly kind: 'present'; readonly presence: Presence }
  | { readonly kind: 'absent'; readonly topicKey: string; readonly id: string };

/** Opens the bus of a process. */
export async function openBus(database: Database, hub: Hub, log: Log): Promise<Bus> {
  const presences = new Presences();
  const self = randomUUID();
  let counter = 0;

  function tell(diff: PresenceDiff | undefined): void {
    if (!diff) return;
    for (const member of hub.members(diff.topicKey)) {
      if (!member.readsPresence) continue;
      const address = { topic: member.topic, event: 'presence_diff', joinRef: null, ref: null };
      member.send(encodeFrame(member.version, address, diff.payload));
    }
  }

  function receive(text: string): void {
    const letter = JSON.parse(text) as Letter;
    if (letter.kind === 'present') return tell(presences.set(letter.presence));
    if (letter.kind === 'absent') return tell(presences.remove(letter.topicKey, letter.id));
    const body = 'json' in letter ? letter.json : Buffer.from(letter.bytes, 'base64');
    hub.broadcast(letter.to, { event: letter.event, body });
  }

  const mail: PeerMail = await openPeerMail({
    database,
    self,
    log,
    receive,
    introduce: () => presences.withPrefix(self).map((presence) => write({ kind: 'present', presence })),
    onGone(peer) {
      for (const { topicKey, id } of presences.withPrefix(peer)) tell(presences.remove(topicKey, id));
    },
  });

  return {
    broadcast(topicKey, broadcast, except) {
      hub.broadcast(topicKey, broadcast, except);
      if (!mail.hasPeers()) return;
      const { event, body } = broadcast;
      const carried = typeof body === 'string' ? { json: body } : { bytes: body.toString('base64') };
      mail.send(write({ kind: 'broadcast', to: topicKey, event, ...carried }));
    },
    track(presence) {
      tell(presences.set(presence));
      if (mail.hasPeers()) mail.send(write({ kind: 'present', presence }));
    },
    untrack(topicKey, id) {
      const diff = presences.remove(topicKey, id);
      tell(diff);
      if (diff && mail.hasPeers()) mail.send(write({ kind: 'absent', topicKey, id }));
    },
    presenceState: (topicKey) => presences.state(topicKey),
    newPresenceId() {
      counter += 1;
      return `${self}:${counter}`;
    },
    close: () => mail.close(),
  };
}

function write(letter: Letter): string {
  return JSON.stringify(letter);
}
