import { assessClient, type ClientFacts } from '#domain/security/assess-client.ts';
import { between, happens, oneOf, type Random } from '../draw.ts';
import { DAY, MINUTE, SECOND } from '../durations.ts';
import type { Learner } from './learner.ts';
import { timestamp } from '../rows.ts';

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
];
const ROBOTS = ['ExampleBot/2.1 (+https://example.com/bot)', 'python-scraper/0.9', 'HeadlessChrome/141.0'];

/** The networks that are kept for documentation (RFC 5737). */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];

/** What the server itself refuses, with how many learners in a thousand it happens to. */
const REFUSALS = [
  { type: 'sign_in_failed', level: 'low', blocked: false, perThousand: 30, most: 3 },
  { type: 'limit_reached', level: 'medium', blocked: true, perThousand: 2, most: 1 },
  { type: 'second_step_failed', level: 'medium', blocked: false, perThousand: 1, most: 2 },
  { type: 'refresh_token_reused', level: 'high', blocked: true, perThousand: 0.3, most: 1 },
] as const;
const BEHIND_VPN = 0.004;
const ROBOT_VISITS = 0.001;

/** What the guard saw of a learner, what the server refused them, and now and then a robot that came by meanwhile. */
export function addSecurityIncidents(learner: Learner, lastSeen: number, until: number): void {
  const { random, signedUpAt } = learner;
  const address = addressOf(random);
  const during = () => between(random, signedUpAt, Math.max(signedUpAt + 1, lastSeen));
  if (happens(random, BEHIND_VPN)) {
    const facts = { userAgent: oneOf(random, BROWSERS), requests: 4, tabs: 1, isVpn: true };
    addBrowserEvent(learner, learner.id, address, facts, during());
  }
  for (const { type, level, blocked, perThousand, most } of REFUSALS) {
    if (!happens(random, perThousand / 1000)) continue;
    const first = during();
    for (let time = 0; time <= Math.floor(random() * most); time += 1) {
      const event = { type, level, blocked, source: 'server', details: {}, userAgent: null };
      addEvent(learner, learner.id, address, event, Math.min(first + time * 20 * SECOND, until - 1));
    }
  }
  if (happens(random, ROBOT_VISITS)) addRobot(learner, until);
}

/** A robot that loads page after page from one address, at a pace below what the log of the guard takes in. */
function addRobot(learner: Learner, until: number): void {
  const { random } = learner;
  const userAgent = oneOf(random, ROBOTS);
  const address = addressOf(random);
  const visits = 3 + Math.floor(random() * 30);
  let at = learner.signedUpAt + random() * DAY;
  for (let visit = 1; visit <= visits && at < until; visit += 1) {
    addBrowserEvent(learner, null, address, { userAgent, requests: visit * 12, tabs: 1, isVpn: false }, at);
    at += between(random, 0.3, 2) * MINUTE;
  }
}

function addressOf(random: Random): string {
  return `${oneOf(random, NETWORKS)}.${1 + Math.floor(random() * 254)}`;
}

function addBrowserEvent(
  learner: Learner,
  userId: string | null,
  address: string,
  facts: ClientFacts,
  at: number,
): void {
  const { isBot, isSuspicious, level: threatLevel, isBlocked } = assessClient(facts);
  const stated = {
    isBot,
    isVPN: facts.isVpn,
    isSuspicious,
    timestamp: timestamp(at),
    threat_level: threatLevel,
    blocked: isBlocked,
  };
  const event = { type: 'security_check', userAgent: facts.userAgent };
  // As the database does it: a robot is known by its name, everything else is only stated.
  const kept = isBot
    ? { ...event, level: 'high', blocked: true, source: 'server', details: { isBot, stated } }
    : { ...event, level: 'low', blocked: false, source: 'browser', details: { stated } };
  addEvent(learner, userId, address, kept, at);
  if (!facts.isVpn) return;
  const known = { ...event, level: 'high', blocked: false, source: 'server', details: { isVPN: true } };
  addEvent(learner, null, address, { ...known, userAgent: null }, at);
}

type Incident = {
  readonly type: string;
  readonly level: string;
  readonly blocked: boolean;
  readonly source: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly userAgent: string | null;
};

function addEvent(
  learner: Learner,
  userId: string | null,
  address: string,
  { type, level, blocked, source, details, userAgent }: Incident,
  at: number,
): void {
  learner.rows.add('securityEvents', {
    id: learner.newId('securityEvents'),
    user_id: userId,
    event_type: type,
    ip_address: address,
    user_agent: userAgent,
    threat_level: level,
    blocked,
    details: JSON.stringify({ ...details, demonstration: true }),
    source,
    created_at: timestamp(at),
  });
}
