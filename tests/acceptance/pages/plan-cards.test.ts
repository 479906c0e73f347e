import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, LOCALES, type PagesServer, startPages } from './pages-server.ts';
import { part, wordsOf } from './page-words.ts';

/*
 * The plans on the public pages: where somebody takes payments with the prices of the specification, and where nobody
 * does without any. What the cards say is what the database decides by.
 */

const PRICE = /\$(0|49|97|99|197)\b/;
const NOBODY = 'Nobody takes payments here';

let selling: PagesServer;
let free: PagesServer;
beforeAll(async () => {
  [selling, free] = await Promise.all([startPages({ PAYMENT_PROVIDER: 'test' }), startPages()]);
});
afterAll(() => Promise.all([selling?.stop(), free?.stop()]));

const fetchPage = async ({ url }: PagesServer, path: string) => (await fetch(url + path)).text();

/** The words of a card, by the id of its plan. */
function cardsOf(html: string): Record<string, string> {
  const cards = part(html, 'join').split('<li id="plan-').slice(1);
  return Object.fromEntries(
    cards.map((card) => [card.slice(0, card.indexOf('"')), wordsOf(card.slice(card.indexOf('>') + 1))]),
  );
}

describe('where somebody takes payments', () => {
  // spec: 185 Free Trial: 7 days and its four features
  test('the landing page shows the free trial of seven days with what it contains', async () => {
    const { trial } = cardsOf(await fetchPage(selling, '/'));
    expect(trial).toContain('Free Trial Free for 7 days');
    for (const feature of [
      'AI Skill Assessment',
      '2 Course Modules',
      'Basic Progress Tracking',
      'Community Access',
    ])
      expect(trial).toContain(feature);
  });

  // spec: 43 Three plan cards
  // spec: 185 Premium Access $97 per month
  // spec: 185 Elite Trader $197 per month
  test('the landing page shows Premium Access at $97 and Elite Trader at $197 per month, and no other plan', async () => {
    const cards = cardsOf(await fetchPage(selling, '/'));
    expect(Object.keys(cards)).toEqual(['trial', 'premium', 'elite']);
    expect(cards.premium).toMatch(/Premium Access \$97 per month/);
    expect(cards.elite).toMatch(/Elite Trader \$197 per month/);
  });

  test('/plans compares all five with their prices', async () => {
    const words = wordsOf(await fetchPage(selling, '/plans'));
    expect(words).not.toContain(NOBODY);
    for (const price of ['$49', '$97', '$99', '$197']) expect(words).toContain(`${price} per month`);
  });
});

describe('where nobody takes payments', () => {
  test.each(['/', '/plans'])(
    '%s says that everything is open at no cost, and shows no price',
    async (path) => {
      const words = wordsOf(await fetchPage(free, path));
      expect(words).toContain(NOBODY);
      expect(words).not.toMatch(PRICE);
    },
  );

  test('the landing page shows the same plans with what they include', async () => {
    const cards = cardsOf(await fetchPage(free, '/'));
    expect(Object.keys(cards)).toEqual(['trial', 'premium', 'elite']);
    expect(cards.trial).toMatch(/Free Trial 7 days .*AI Skill Assessment 2 Course Modules/);
    expect(cards.premium).toContain('All modules of every course');
  });
});

test('no two cards say the same, and each says that it includes the one before it', async () => {
  const { trial, premium, elite } = cardsOf(await fetchPage(selling, '/'));
  expect(premium).toContain('Everything in Free Trial, and');
  expect(elite).toContain('Everything in Premium Access, and');
  const lists = [trial, premium, elite].map((words) => words?.replace(/^.*(?:, and|days)/, ''));
  expect(new Set(lists).size).toBe(3);
});

test('what does not work yet says so, on the card that names it', async () => {
  const { elite, trial } = cardsOf(await fetchPage(selling, '/'));
  expect(elite).toMatch(/Live sessions In preparation/);
  expect(trial).toMatch(/Community Access In preparation/);
});

test('/plans says of each plan what the database opens by it', async () => {
  const html = await fetchPage(selling, '/plans');
  const rows = [...part(html, 'plan-table', 'plan-list').matchAll(/<tr data-entitlement="(\w+)".*?<\/tr>/gs)];
  const shown = rows.map(([row, id]) => [
    id,
    [...row.matchAll(/<td data-holder="(\w+)"[^>]*>(.*?)<\/td>/gs)]
      .filter(([, , cell = '']) => wordsOf(cell).endsWith('Included'))
      .map(([, holder]) => holder),
  ]);
  const decided = await selling.query(
    `select id, array_remove(included_in, 'scholarship') as holders from public.entitlements order by order_index`,
  );
  expect(decided).toHaveLength(16);
  expect(shown).toEqual(decided.map(({ id, holders }) => [id, holders]));
});

test.each(LOCALES)('/plans is there in %s, and in the sitemap', async (locale) => {
  const address = addressOf(locale, '/plans');
  const answer = await fetch(free.url + address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('id="plan-table"');
  expect(await fetchPage(free, '/sitemap.xml')).toContain(`${address}</loc>`);
});

test('the landing page leads to /plans', async () => {
  expect(part(await fetchPage(free, '/es'), 'join')).toContain('href="/es/plans"');
});
