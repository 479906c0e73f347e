import { randomUUID } from 'node:crypto';

/** One member that is present on a topic, as the process that has its socket knows it. */
export type Presence = {
  readonly topicKey: string;
  /** Unique over all processes. */
  readonly id: string;
  /** The name under which a client appears; several members may have one. */
  readonly key: string;
  /** Changes with every change of what is told. */
  readonly ref: string;
  /** What the member tells of itself, as the text of a JSON object. */
  readonly meta: string;
};

/** What became of the presences of a topic, as JSON text for `presence_diff`. */
export type PresenceDiff = { readonly topicKey: string; readonly payload: string };

/** Who is present, of all processes. */
export class Presences {
  /** By topic, then by id. */
  readonly #topics = new Map<string, Map<string, Presence>>();

  /** Notes a presence, or what a present member tells now. */
  set(presence: Presence): PresenceDiff {
    const { topicKey, id } = presence;
    const known = this.#topics.get(topicKey);
    const before = known?.get(id);
    if (known) known.set(id, presence);
    else this.#topics.set(topicKey, new Map([[id, presence]]));
    return diff(topicKey, [presence], before ? [before] : [], before?.ref);
  }

  /** Forgets a presence; undefined when it is not known. */
  remove(topicKey: string, id: string): PresenceDiff | undefined {
    const known = this.#topics.get(topicKey);
    const before = known?.get(id);
    if (!known || !before) return undefined;
    known.delete(id);
    if (known.size === 0) this.#topics.delete(topicKey);
    return diff(topicKey, [], [before]);
  }

  /** Everybody on a topic, as JSON text for `presence_state`. */
  state(topicKey: string): string {
    return group([...(this.#topics.get(topicKey)?.values() ?? [])]);
  }

  /** Those whose id begins so. */
  withPrefix(prefix: string): Presence[] {
    return [...this.#topics.values()].flatMap((known) =>
      [...known.values()].filter(({ id }) => id.startsWith(prefix)),
    );
  }
}

/** A new value for `ref`. */
export function newPresenceRef(): string {
  return randomUUID().slice(0, 18);
}

function diff(
  topicKey: string,
  joins: readonly Presence[],
  leaves: readonly Presence[],
  previousRef?: string,
): PresenceDiff {
  return { topicKey, payload: `{"joins":${group(joins, previousRef)},"leaves":${group(leaves)}}` };
}

function group(presences: readonly Presence[], previousRef?: string): string {
  const byKey = Map.groupBy(presences, ({ key }) => key);
  const entries = [...byKey].map(([key, ofKey]) => {
    const metas = ofKey.map((presence) => describe(presence, previousRef)).join(',');
    return `${JSON.stringify(key)}:{"metas":[${metas}]}`;
  });
  return `{${entries.join(',')}}`;
}

/** The refs stand last: of two fields with one name a reader keeps the last, so nobody can pass as another. */
function describe({ ref, meta }: Presence, previousRef: string | undefined): string {
  const refs = previousRef === undefined ? { phx_ref: ref } : { phx_ref: ref, phx_ref_prev: previousRef };
  const more = JSON.stringify(refs).slice(1);
  return meta === '{}' ? `{${more}` : `${meta.slice(0, -1)},${more}`;
}
