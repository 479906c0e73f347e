import { encodeBroadcast } from './frames/encode-broadcast.ts';
import type { Broadcast, ProtocolVersion } from './frames/frame.ts';

/** Who is on a topic of this process. */
export type Member = {
  /** The name under which the client knows the topic. */
  readonly topic: string;
  readonly version: ProtocolVersion;
  readonly readsBroadcasts: boolean;
  readonly readsPresence: boolean;
  send(frame: string | Buffer): void;
};

/** The members of every topic of this process. Public and private topics of one name are two. */
export class Hub {
  readonly #topics = new Map<string, Set<Member>>();

  join(topicKey: string, member: Member): void {
    const members = this.#topics.get(topicKey);
    if (members) members.add(member);
    else this.#topics.set(topicKey, new Set([member]));
  }

  leave(topicKey: string, member: Member): void {
    const members = this.#topics.get(topicKey);
    if (members?.delete(member) && members.size === 0) this.#topics.delete(topicKey);
  }

  members(topicKey: string): Iterable<Member> {
    return this.#topics.get(topicKey) ?? [];
  }

  /** Sends a broadcast to all who may read it, written once for each version. */
  broadcast(topicKey: string, broadcast: Broadcast, except?: Member): void {
    const written = new Map<ProtocolVersion, string | Buffer | undefined>();
    for (const member of this.members(topicKey)) {
      if (member === except || !member.readsBroadcasts) continue;
      const { version, topic } = member;
      if (!written.has(version)) written.set(version, encodeBroadcast(version, topic, broadcast));
      const frame = written.get(version);
      if (frame !== undefined) member.send(frame);
    }
  }
}

/** Names a topic within the process. */
export function topicKeyOf(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}
