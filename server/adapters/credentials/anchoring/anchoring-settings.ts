/** Who puts roots of certificates into the blockchain of Bitcoin, and who tells its blocks. */
export type AnchoringSettings = {
  /** Calendars of OpenTimestamps, each asked for itself. */
  readonly calendars: readonly string[];
  /** A server of blocks with the interface of Esplora. */
  readonly blocksUrl: string;
};

const MOST_CALENDARS = 8;

/**
 * Where certificates are anchored, from `TIMESTAMP_CALENDARS` and `BITCOIN_BLOCKS_URL`; undefined where they are not.
 *
 * @throws with one sentence when only one of the two is set, or it holds no addresses
 */
export function readAnchoringSettings(env: NodeJS.ProcessEnv): AnchoringSettings | undefined {
  const { TIMESTAMP_CALENDARS: calendars, BITCOIN_BLOCKS_URL: blocks } = env;
  if (!calendars && !blocks) return undefined;
  if (!calendars || !blocks) {
    throw new Error(
      'TIMESTAMP_CALENDARS and BITCOIN_BLOCKS_URL go together: a timestamp counts once its block was looked at.',
    );
  }
  const addresses = [
    ...new Set(calendars.split(',').map((entry) => readAddress('TIMESTAMP_CALENDARS', entry))),
  ];
  if (addresses.length > MOST_CALENDARS) {
    throw new Error(`TIMESTAMP_CALENDARS names more than ${MOST_CALENDARS} calendars; three are enough.`);
  }
  return { calendars: addresses, blocksUrl: readAddress('BITCOIN_BLOCKS_URL', blocks) };
}

function readAddress(name: string, text: string): string {
  const url = URL.parse(text.trim());
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (
    !url ||
    (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) ||
    url.username ||
    url.search
  ) {
    throw new Error(
      `${name} must hold addresses such as https://calendar.example.org, not "${text.trim()}".`,
    );
  }
  return url.href.replace(/\/+$/, '');
}
