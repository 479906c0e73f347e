import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from '@supabase/realtime-js';
import type { Auth } from '../backend/connect-auth.ts';
import { fetchConfig } from '../backend/fetch-config.ts';

export type AccountWatch = {
  readonly auth: Auth;
  readonly userId: string;
  readonly tables: readonly string[];
  /** A row of the account has changed. */
  readonly onChange: (table: string) => void;
  /** Something was chosen in the settings. */
  readonly onSettings: () => void;
  /** Whether changes arrive from now on. */
  readonly onFollowing: (isFollowing: boolean) => void;
};

/** Follows the rows of one account over a WebSocket, which is opened again whenever it breaks. Returns how to end it. */
export async function watchAccount(watch: AccountWatch): Promise<() => void> {
  const { auth, userId } = watch;
  const { supabaseUrl, anonKey } = await fetchConfig();
  const client = new RealtimeClient(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    // Asked for again at each heartbeat, so that a renewed session is known to the server before the old one ends.
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
  await client.setAuth();
  const channel = client.channel(`account:${userId}`, { config: { private: true } });
  for (const table of watch.tables)
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` },
      () => watch.onChange(table),
    );
  channel.on('broadcast', { event: 'settings' }, () => watch.onSettings());
  channel.subscribe((status) => watch.onFollowing(status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED));
  return () => {
    // Whoever leaves the page need not wait for the goodbye.
    client.disconnect().catch(() => undefined);
  };
}
