import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dailyPuzzle } from '#domain/puzzle/daily-puzzle.ts';
import { guestDay } from '#domain/puzzle/guest-day.ts';
import { addressOf, LOCALES, type PagesServer, postForm, startPages } from './pages-server.ts';

/*
 * The chart puzzle of the day as visitors answer it, with no script.
 */

let server: PagesServer;

beforeAll(async () => {
  server = await startPages();
});
afterAll(() => server.stop());

const today = () => dailyPuzzle(guestDay(new Date()));
const read = async (path: string) => (await fetch(server.url + path)).text();

/** An answer that can be given and is not right. */
function wrongAnswer(): string {
  const { question, solution } = today();
  return question.choices.find((choice) => choice !== solution.answer) ?? String(Number(solution.answer) + 1);
}

describe('before an answer', () => {
  test.each(LOCALES)(
    'the page in %s asks the puzzle of the day, and tells nothing of its truth',
    async (locale) => {
      const html = await read(addressOf(locale, '/puzzle'));
      const { question } = today();
      expect(html).toContain(`data-puzzle="${question.day}"`);
      expect(html).toContain('<svg');
      expect(html).toContain('method="post"');
      expect(html).not.toMatch(/data-answer|data-line|border-s-success/);
    },
  );

  test('its preview shows the chart of the day, for the days that can be answered', async () => {
    const { day } = today().question;
    expect(await read('/puzzle')).toContain(`/social/puzzle/${day}.png"`);
    const picture = await fetch(`${server.url}/social/puzzle/${day}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await fetch(`${server.url}/social/puzzle/2026-01-01.png`)).status).toBe(404);
  });
});

describe('an answer', () => {
  test('is told what it came to, explained in the language of the page', async () => {
    const { question, solution } = today();
    const { day } = question;
    for (const [answer, isRight] of [
      [String(solution.answer), true],
      [wrongAnswer(), false],
    ] as const) {
      const told = await postForm(server, '/puzzle', { day, answer });
      expect([told.status, told.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const html = await told.text();
      expect(html).toContain('data-answer=');
      expect(html).toMatch(isRight ? /Right: / : /You said /);
      expect(html).toMatch(/data-line[^>]*>Ledgerline, chart puzzle of .*\/puzzle</);
    }
    const arabic = await (
      await postForm(server, '/ar/puzzle', { day, answer: String(solution.answer) })
    ).text();
    expect(arabic).not.toContain('Right: ');
  });

  test('has the styles of its chart allowed, and no other', async () => {
    const { question, solution } = today();
    const told = await postForm(server, '/puzzle', { day: question.day, answer: String(solution.answer) });
    const [, styles = ''] = /<style>(.+?)<\/style>/s.exec(await told.text()) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(told.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  test('that was kept by the browser is graded again', async () => {
    const { question, solution } = today();
    const told = await postForm(server, '/fr/puzzle', { day: question.day, kept: String(solution.answer) });
    expect(await told.text()).toContain('border-s-success');
  });

  test('that is none, or to the puzzle of another day, is refused with the puzzle of the day', async () => {
    const { day } = today().question;
    const none = await postForm(server, '/puzzle', { day, answer: '' });
    expect(none.status).toBe(422);
    expect(await none.text()).toMatch(/Choose an answer first\.|Enter a number\./);
    const late = await postForm(server, '/puzzle', { day: '2026-01-01', answer: '1' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(`data-puzzle="${day}"`);
  });

  test('that another site sends is refused', async () => {
    const { day } = today().question;
    const answer = await postForm(
      server,
      '/puzzle',
      { day, answer: '1' },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
  });
});

test('the puzzle is in the sitemap in every language, and all courses once', async () => {
  const sitemap = await read('/sitemap.xml');
  for (const locale of LOCALES) expect(sitemap).toContain(`${addressOf(locale, '/puzzle')}</loc>`);
  expect(sitemap.match(/\/courses<\/loc>/g)).toHaveLength(1);
});
