import type { QueryClient } from '@tanstack/react-query';
import type { Auth } from '../backend/connect-auth.ts';
import type { AccountWatch } from './watch-account.ts';

/** Opens the connection; its code is only fetched then. */
type OpenWatch = (watch: AccountWatch) => Promise<() => void>;

const openWatch: OpenWatch = async (watch) => (await import('./watch-account.ts')).watchAccount(watch);

/** What is read again when a row of a table has changed, by the first words of the keys of the cache. */
const READ_AGAIN: Readonly<Record<string, readonly (readonly string[])[]>> = {
  enrollments: [['enrollments']],
  user_progress: [['user_progress'], ['lessons', 'continuations']],
  quiz_attempts: [['quiz_attempts']],
  skill_assessments: [['skill_assessments']],
  subscriptions: [['subscriptions'], ['my_entitlements']],
};

/** The screen that is opened comes first. */
const BEGIN_AFTER_MS = 1_500;
/** Several rows change with one press. */
const COLLECT_MS = 200;
/** How often is asked where no WebSocket can be opened. */
const POLL_MS = 30_000;

/**
 * Keeps what the cache holds of an account as it is on the server, whichever device changes it: by the changes that the
 * server tells of, else by asking every half minute while somebody looks. Returns how to end it.
 */
export function followAccount(
  account: { readonly auth: Auth; readonly userId: string; readonly queryClient: QueryClient },
  open: OpenWatch = openWatch,
): () => void {
  const { auth, userId, queryClient } = account;
  const changed = new Set<string>();
  let isFollowing = false;
  let wasFollowing = false;
  let isOver = false;
  let close: (() => void) | undefined;
  let collecting: ReturnType<typeof setTimeout> | undefined;
  // One after the other: a session that was renewed before the last choice must not pass for the newest.
  let settings: Promise<void> = Promise.resolve();

  function readSettingsNext(): void {
    settings = settings
      .then(() => readSettings(auth))
      .catch((error: unknown) => console.error('The settings could not be read', error));
  }

  function readAgain(tables: readonly string[]): void {
    for (const table of tables) changed.add(table);
    collecting ??= setTimeout(readCollected, COLLECT_MS);
  }

  function readCollected(): void {
    // What is being saved here says itself what is to be read again.
    if (queryClient.isMutating() > 0) {
      collecting = setTimeout(readCollected, COLLECT_MS);
      return;
    }
    collecting = undefined;
    const keys = [...changed].flatMap((table) => READ_AGAIN[table] ?? []);
    changed.clear();
    for (const queryKey of keys)
      queryClient.invalidateQueries({ queryKey }).catch((error: unknown) => console.error(error));
  }

  function readAll(): void {
    readAgain(Object.keys(READ_AGAIN));
    readSettingsNext();
  }

  const begin = setTimeout(() => {
    open({
      auth,
      userId,
      tables: Object.keys(READ_AGAIN),
      onChange: (table) => readAgain([table]),
      onSettings: readSettingsNext,
      onFollowing(now) {
        isFollowing = now;
        // What happened while the connection was broken came to nobody. The screen has just been read when it is opened first,
        // but not the settings: they come with the session that the device has kept.
        if (now && wasFollowing) readAll();
        else if (now) readSettingsNext();
        wasFollowing ||= now;
      },
    }).then(
      (closeWatch) => {
        if (isOver) closeWatch();
        else close = closeWatch;
      },
      (error: unknown) => console.error('Changes of the account cannot be followed', error),
    );
  }, BEGIN_AFTER_MS);
  const poll = setInterval(() => {
    if (!isFollowing && document.visibilityState === 'visible') readAll();
  }, POLL_MS);

  return () => {
    isOver = true;
    clearTimeout(begin);
    clearTimeout(collecting);
    clearInterval(poll);
    close?.();
  };
}

/** Takes over what was chosen on another device: with a new session, since the settings stand in it. */
async function readSettings(auth: Auth): Promise<void> {
  const { data } = await auth.getSession();
  if (!data.session) return;
  const { data: current } = await auth.getUser();
  if (!current.user || !areOther(current.user.user_metadata, data.session.user.user_metadata)) return;
  await auth.refreshSession();
}

function areOther(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].some((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
