import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { readPageStyles } from '#server/pages/page-styles.ts';
import { startProduct } from '#tests/support/start-product.ts';
import {
  accessibilityFaults,
  type ContextOptions,
  openContext,
  overflowsSideways,
  takePicture,
  watchErrors,
  type Width,
  startBrowser,
} from './support/browser.ts';

/*
 * The public pages as visitors meet them: every page in every look, and what must work without JavaScript.
 */

const { server, database } = await startProduct();
const browser = await startBrowser();

/** Opens a page in a fresh profile, and closes the profile when the visit is over. */
async function visit(
  options: ContextOptions,
  path: string,
  look: (page: Page, errors: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, server.url, options);
  try {
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.goto(path);
    await look(page, errors);
  } finally {
    await context.close();
  }
}

const WITHOUT_SCRIPT = { width: 'phone', javaScriptEnabled: false } as const;

const PAGES = [
  '/',
  '/puzzle',
  '/community',
  '/plans',
  '/verify',
  '/invitation',
  '/what-we-do-not-model',
  '/terms',
  '/privacy',
  '/risk-disclosure',
  '/no-such-page',
];

/** Puts this style sheet in the place of the one in the page, which the content security policy lets scripts do. */
function useSheet(page: Page, css: string): Promise<void> {
  return page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(css)});
    document.querySelector('style').remove();
    document.adoptedStyleSheets = [sheet];
  })()`);
}

/**
 * Notes how every element of a page looks, but for variables: those that nothing names may be gone.
 *
 * @returns how many there are, and of those that looked otherwise when it was noted before, both looks: read and compared in the page,
 *   since they come to many megabytes
 */
function noteLooks(page: Page): Promise<{ count: number; changed: (readonly [string, string])[] }> {
  return page.evaluate(`document.fonts.ready.then(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const looks = [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return element.tagName + names.map((name) => \`; \${name}: \${style.getPropertyValue(name)}\`).join('');
    });
    const before = window.notedLooks ?? looks;
    window.notedLooks = looks;
    const changed = looks.map((look, place) => [before[place], look]).filter(([old, look]) => old !== look);
    return { count: looks.length, changed };
  })`);
}

describe('a page carries the styles that it needs, and looks as with all of them', () => {
  test.each(['/', '/hi', '/ar/community', '/terms'])('%s', async (path) => {
    for (const width of ['phone', 'desktop'] as const) {
      await visit({ width }, path, async (page) => {
        const own = await noteLooks(page);
        expect(own.count).toBeGreaterThan(100);
        await useSheet(page, await readPageStyles('dist'));
        expect(await noteLooks(page)).toEqual({ count: own.count, changed: [] });
      });
    }
  });
});

describe.each<Width>(['phone', 'desktop'])('at %s width', (width) => {
  // A visitor goes from page to page: what one has fetched and compiled serves the next.
  const opening = openContext(browser, server.url, { width }).then((context) => context.newPage());
  afterAll(async () => (await opening).context().close());

  async function expectSound(page: Page, name: string, about: 'all' | 'colours' | 'names'): Promise<void> {
    await takePicture(page, `public-${width}-${name}`);
    expect(await accessibilityFaults(page, about)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  }

  describe.each([
    { language: '', looks: ['light', 'dark'] },
    { language: '/ar', looks: ['arabic'] },
  ] as const)('under "$language/"', ({ language, looks }) => {
    // spec: 123 Anonymous: sees the public pages
    test.each(PAGES)('%s is accessible and fits in every look', async (path) => {
      const page = await opening;
      const errors = watchErrors(page);
      await page.goto(`${language}${path === '/' && language !== '' ? '' : path}`);
      for (const look of looks) {
        await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
        const about = { light: 'all', dark: 'colours', arabic: 'names' } as const;
        await expectSound(page, `${look}${path.replaceAll('/', '-')}`, about[look]);
      }
      expect(await page.locator('h1').count()).toBe(1);
      // The browser itself reports the status of the page that is meant to be missing.
      expect(errors.filter((error) => path !== '/no-such-page' || !error.includes('404'))).toEqual([]);
    });
  });

  test('the answered exercise and the open language list are accessible', async () => {
    await visit({ width }, '/', async (page) => {
      await page.getByRole('radio', { name: '100' }).check({ force: true });
      await page.locator('summary').click();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
    });
  });
});

describe('without JavaScript', () => {
  test('the exercise explains every answer and praises the right one', async () => {
    await visit(WITHOUT_SCRIPT, '/', async (page) => {
      const status = page.getByRole('region', { name: 'Your first puzzle' }).getByRole('status');
      for (const [answer, words] of [
        ['25', '25 × $2 = $50'],
        ['100', '100 × $2 = $200'],
        ['50', '$100 ÷ $2 = 50'],
      ] as const) {
        await page.getByRole('radio', { name: answer, exact: true }).check({ force: true });
        await expect.poll(() => status.innerText()).toContain(words);
      }
      await status.getByRole('link').click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#courses');
    });
  });

  test('the exercise can be answered by keyboard', async () => {
    await visit({ ...WITHOUT_SCRIPT, width: 'desktop' }, '/', async (page) => {
      await page.getByRole('radio', { name: '25', exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByText('Not quite: too few.').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Right. Well done!').waitFor();
    });
  });

  // spec: 43 The card keeps a lead and goes on to /auth with the address
  test('a refused lead keeps what was typed; a good one goes on to /auth with the address', async () => {
    await visit(WITHOUT_SCRIPT, '/', async (page) => {
      await page.getByLabel('Email').fill('lead@example.org');
      await page.getByLabel('Phone (optional)').fill('call me maybe');
      await page.getByLabel('Country').selectOption('Germany');
      await page.getByRole('button', { name: 'Start AI Assessment Now' }).click();
      await page.getByText('Enter a phone number, or leave this empty.').waitFor();
      await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('lead@example.org');
      await expect.poll(() => page.getByLabel('Phone (optional)').inputValue()).toBe('call me maybe');
      await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('DE');
      expect(await overflowsSideways(page)).toBe(false);
      await page.getByLabel('Phone (optional)').fill('+49 30 1234567');
      await page.getByRole('button', { name: 'Start AI Assessment Now' }).click();
      await page.waitForURL('**/auth?*');
      expect(new URL(page.url()).searchParams.get('email')).toBe('lead@example.org');
    });
    const { rows } = await database.query(
      `select phone, country from public.leads where email = 'lead@example.org'`,
    );
    expect(rows).toEqual([{ phone: '+49 30 1234567', country: 'DE' }]);
  });

  // spec: 73 An application is kept and confirmed
  test('an application is confirmed on the page, in the language of the page', async () => {
    await visit(WITHOUT_SCRIPT, '/es/community', async (page) => {
      const fields = page.locator('form');
      await fields.locator('[name=first_name]').fill('Inés');
      await fields.locator('[name=last_name]').fill('Vega');
      await fields.locator('[name=email]').fill('ines@example.org');
      await expect.poll(() => fields.locator('[name=preferred_language]').inputValue()).toBe('es');
      await fields.locator('[name=program_interest]').selectOption('women');
      await fields.getByRole('button').click();
      await expect
        .poll(() => page.locator('#apply').getByRole('status').innerText())
        .toContain('ines@example.org');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/es/community');
    });
    const { rows } = await database.query(
      `select first_name, program_interest from public.scholarship_applications where email = 'ines@example.org'`,
    );
    expect(rows).toEqual([{ first_name: 'Inés', program_interest: 'women' }]);
  });

  test('the refused forms are accessible', async () => {
    // Axe is a script, so this browser runs scripts; the form is sent past the browser's own checks.
    await visit({ width: 'phone' }, '/community', async (page) => {
      await page.getByLabel('First name').fill('Ada');
      await page.evaluate('document.forms[0].noValidate = true');
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.getByText('Enter your last name.').waitFor();
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});

test('the filled-in address is in the sign-up form of /auth', async () => {
  await visit({ width: 'phone' }, '/', async (page) => {
    await page.getByLabel('Email').fill('going.on@example.org');
    await page.getByLabel('Country').selectOption('Other');
    await page.getByRole('button', { name: 'Start AI Assessment Now' }).click();
    await page.getByLabel('Full Name').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('going.on@example.org');
  });
});

// spec: 41 Course cards read “View Courses” and lead to /dashboard when signed in
test('somebody signed in gets View Courses and Dashboard, without the client library', async () => {
  const signedIn = async (page: Page) => {
    await page
      .getByRole('link', { name: /^View Courses/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: /^Start Course/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  };
  await visit({ width: 'desktop' }, '/', async (page) => {
    expect(await page.getByRole('link', { name: /^View Courses/ }).count()).toBe(0);
    await page
      .getByRole('link', { name: /^Start Course/ })
      .first()
      .waitFor();
    const scripts = () =>
      page.evaluate<string[]>(
        `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')).sort()`,
      );
    const ofVisitors = await scripts();
    await page.evaluate(`localStorage.setItem('ledgerline.auth', '{}')`);
    await page.reload();
    await signedIn(page);
    expect(await scripts()).toEqual(ofVisitors);
  });
});

test.each([
  ['/#access_token=a&refresh_token=b&type=signup'],
  ['/ar/community#error=access_denied&error_code=otp_expired'],
  ['/terms?code=abc'],
])('the mail link %s is handed to /auth', async (link) => {
  await visit({ width: 'phone' }, link, async (page) => {
    await page.waitForURL('**/auth*');
    // None of them is good for anything: why is said in the language of the reader.
    await page.getByRole('alert').first().waitFor();
    expect(page.url()).not.toMatch(/access_token|code=abc/);
  });
});

test('switching the language keeps the page', async () => {
  await visit({ ...WITHOUT_SCRIPT, width: 'desktop' }, '/community', async (page) => {
    await page.locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/community');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/community');
  });
});

test('the back button brings back a page that knows of the sign-in meanwhile', async () => {
  await visit({ width: 'desktop' }, '/terms', async (page) => {
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await page.evaluate(`localStorage.setItem('ledgerline.auth', '{}')`);
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  });
});
