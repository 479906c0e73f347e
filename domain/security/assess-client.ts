/** Words in a user agent that give a robot away. */
const BOT_WORDS = ['bot', 'crawler', 'spider', 'scraper', 'headless', 'phantom', 'selenium', 'puppeteer'];

/** More page views and route changes than this within the window are suspicious. */
const MAX_REQUESTS = 100;
export const REQUEST_WINDOW_MS = 60_000;
/** More open tabs than this are suspicious. */
const MAX_TABS = 5;

export type ThreatLevel = 'low' | 'medium' | 'high' | 'critical';

/** What the guard sees of a browser. */
export type ClientFacts = {
  readonly userAgent: string;
  /** Page views and route changes within the last {@link REQUEST_WINDOW_MS}. */
  readonly requests: number;
  readonly tabs: number;
  /** Whether a provider said that the address is a VPN or a proxy; unknown counts as no. */
  readonly isVpn: boolean;
};

export type Assessment = {
  readonly isBot: boolean;
  readonly isSuspicious: boolean;
  readonly level: ThreatLevel;
  /** Whether the page gives way to the block page. */
  readonly isBlocked: boolean;
  /** Whether the admins are told. */
  readonly isLogged: boolean;
};

/** Judges a browser by the rules of the product: a bot and too much at once are blocked, a VPN is only logged. */
export function assessClient({ userAgent, requests, tabs, isVpn }: ClientFacts): Assessment {
  const words = userAgent.toLowerCase();
  const isBot = BOT_WORDS.some((word) => words.includes(word));
  const isSuspicious = requests > MAX_REQUESTS || tabs > MAX_TABS;
  const level = threatLevel(isBot, isVpn, isSuspicious);
  return {
    isBot,
    isSuspicious,
    level,
    isBlocked: isBot || isSuspicious,
    isLogged: level === 'high' || level === 'critical',
  };
}

function threatLevel(isBot: boolean, isVpn: boolean, isSuspicious: boolean): ThreatLevel {
  if (isBot && isSuspicious) return 'critical';
  if (isBot || isVpn) return 'high';
  return isSuspicious ? 'medium' : 'low';
}

/** Those of the moments, in milliseconds, that still count now; none from a clock that was ahead. */
export function withinWindow(moments: readonly number[], now: number): number[] {
  return moments.filter((moment) => moment <= now && now - moment < REQUEST_WINDOW_MS);
}
