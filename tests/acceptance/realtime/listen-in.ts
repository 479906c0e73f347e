import type { RealtimeChannel } from '@supabase/realtime-js';

/** What a channel has heard so far. */
export type Heard = {
  readonly statuses: string[];
  /** The errors that came with the statuses. */
  readonly errors: string[];
  /** What `system` events said. */
  readonly system: { status: string; message: string; extension: string }[];
};

/**
 * How long a test waits for the answer to a join, in milliseconds. Whoever is the first to follow changes waits until every transaction that
 * is open in PostgreSQL has ended, those of other test files too: a slot begins between them.
 */
export const JOIN_TIMEOUT_MS = 60_000;

/** Subscribes and waits until it is settled; what the server says meanwhile and later is kept. */
export async function subscribe(channel: RealtimeChannel): Promise<Heard> {
  const heard: Heard = { statuses: [], errors: [], system: [] };
  channel.on('system', {}, (payload: Heard['system'][number]) => void heard.system.push(payload));
  await new Promise<void>((resolve) => {
    channel.subscribe((status, error) => {
      heard.statuses.push(status);
      if (error) heard.errors.push(error.message);
      resolve();
    });
  });
  return heard;
}
