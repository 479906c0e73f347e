import { expect, test } from 'vitest';
import cases from '#tests/cases/robot-names.json' with { type: 'json' };
import { assessClient, withinWindow } from './assess-client.ts';

const person = { userAgent: 'Mozilla/5.0 Chrome/156 Safari/537.36', requests: 1, tabs: 1, isVpn: false };

// spec: 191 Level critical: bot and suspicious
// spec: 191 Level high: bot or VPN
// spec: 191 Level medium: suspicious; low otherwise
// spec: 192 Logged at high or critical
// spec: 192 The block page for a bot or suspicious visitor
test.each([
  ['a person', {}, 'low', false, false],
  ['100 requests in a minute', { requests: 100 }, 'low', false, false],
  ['101 requests in a minute', { requests: 101 }, 'medium', true, false],
  ['five tabs', { tabs: 5 }, 'low', false, false],
  ['six tabs', { tabs: 6 }, 'medium', true, false],
  ['a VPN', { isVpn: true }, 'high', false, true],
  ['a VPN with six tabs', { isVpn: true, tabs: 6 }, 'high', true, true],
  ['a bot', { userAgent: 'Googlebot/2.1' }, 'high', true, true],
  ['a bot with six tabs', { userAgent: 'Googlebot/2.1', tabs: 6 }, 'critical', true, true],
  ['a bot with 101 requests', { userAgent: 'Googlebot/2.1', requests: 101 }, 'critical', true, true],
])('%s', (_who, facts, level, isBlocked, isLogged) => {
  expect(assessClient({ ...person, ...facts })).toMatchObject({ level, isBlocked, isLogged });
});

// spec: 189 Bot detection by the eight patterns of user agents
test.each(['bot', 'crawler', 'spider', 'scraper', 'headless', 'phantom', 'selenium', 'puppeteer'])(
  '"%s" anywhere in a user agent is a bot, however it is written',
  (word) => {
    expect(assessClient({ ...person, userAgent: `Mozilla/5.0 X${word.toUpperCase()}y/1.0` }).isBot).toBe(
      true,
    );
  },
);

test.each(cases)('"$name" is a robot: $robot', ({ name, robot }) => {
  expect(assessClient({ ...person, userAgent: name }).isBot).toBe(robot);
});

test('a moment counts for 60 seconds', () => {
  expect(withinWindow([0, 1, 59_999, 60_000, 60_001], 60_000)).toEqual([1, 59_999, 60_000]);
});
