import type { RealtimeChannel } from '@supabase/realtime-js';

/** What a channel has heard so far. */
export type Heard = {
  readonly statuses: string[];
  /** The errors that came with the statuses. */
  readonly errors: string[];
  /** What `system` events said. */
  readonly system: { status: string; message: string; extension: string }[];
};

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
