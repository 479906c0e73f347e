import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/backend/database/database.ts';
import { launchBrowser, openContext } from '#tests/journeys/support/browser.ts';
import { signUpLearner } from '#tests/support/product.ts';
import { startServer } from '#tests/support/server.ts';
import { median } from './median.ts';

/*
 * `npm run bench:figures`: how long a press of an arrow key on a slider of a lesson takes until what it changes is drawn, on
 * a phone whose processor is four times slower. For each kind of figure and of what is done with sliders it takes the
 * lessons of the courses with the most to draw. "Clock" is the browser's own measure from the key to the next picture
 * (Event Timing, in steps of 8 ms; it names nothing below 16), which only a quiet machine answers for; "processor" is what
 * the page's main thread worked for a press, which others on the machine do not change.
 *
 * Options: --presses N (20), --each N (2, how many of a kind), --only TEXT (kinds whose name holds it).
 */

const TARGET_MS = 50;
const SLOWER = 4;
/** What Event Timing can tell apart from nothing. */
const SHORTEST_MS = 16;
const EMAIL = 'learner@example.org';

const optionOf = (name: string) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
};
const presses = Number(optionOf('--presses') ?? 20);
const each = Number(optionOf('--each') ?? 2);
const only = optionOf('--only') ?? '';

type Sample = {
  readonly kind: string;
  readonly course_id: string;
  readonly lesson_id: string;
  readonly name: string;
  readonly element: 'figure' | 'activity';
};

type Measured = Sample & { readonly clock: readonly number[]; readonly processor: readonly number[] };

/** What has sliders in the texts, the largest of each kind first. */
const SAMPLES = `
with things as (
  select 'figure: ' || (value -> 'drawing' ->> 'kind') as kind, 'figure' as element, lesson_id, key as name, value
  from public.lesson_bodies, jsonb_each(figures) where value ? 'source'
  union all
  select case value ->> 'kind' when 'commit' then 'commit: ' || (value ->> 'asks') else value ->> 'kind' end,
    'activity', lesson_id, key, value
  from public.lesson_bodies, jsonb_each(activities)
  where lecture is null and (value ->> 'kind' in ('simulation', 'challenge')
    or value ->> 'kind' = 'commit' and value ->> 'asks' in ('number', 'level', 'point', 'curve'))
  union all
  select 'data-task: level', 'activity', lesson_id, key, value
  from public.lesson_bodies, jsonb_each(activities) where value -> 'isLevel' = 'true'
), ranked as (
  select things.*, lessons.course_id,
    row_number() over (partition by kind order by length(value::text) desc, name) as place
  from things join public.lessons on lessons.id = lesson_id and lessons.retired_at is null
)
select kind, element, lesson_id, course_id, name from ranked where place <= $1 order by kind, place`;

const ENROL = `
insert into public.enrollments (user_id, course_id)
select users.id, course_id from auth.users, (select distinct unnest($2::uuid[]) as course_id) as courses where email = $1`;

/** What Event Timing says of the presses since it was asked last; and that the page has nothing more to do. */
const WATCH = `
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'keydown' || entry.name === 'input') window.pressed.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  window.settled = () => new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 60))));
  });`;

const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
const server = await startServer({ databaseUrl: postgres.url, dataDir });
const browser = await launchBrowser('whole');
try {
  await signUpLearner(server, EMAIL);
  const samples = (await readSamples(postgres.url)).filter(({ kind }) => kind.includes(only));
  const context = await openContext(browser, server.url, { width: 'phone' });
  const page = await context.newPage();
  await signIn(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measured: Measured[] = [];
  for (const sample of samples) measured.push(...(await measureSample(page, devtools, sample)));
  report(measured);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function readSamples(databaseUrl: string): Promise<Sample[]> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onError: () => {} });
  try {
    const { rows } = await database.query<Sample>(SAMPLES, [each]);
    await database.query(ENROL, [EMAIL, rows.map(({ course_id }) => course_id)]);
    return rows;
  } finally {
    await database.close();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('a long enough secret');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** A simulation is measured as it comes and once more with the spread of its many runs. */
async function measureSample(page: Page, devtools: CDPSession, sample: Sample): Promise<Measured[]> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`/course/${sample.course_id}?lesson=${sample.lesson_id}`);
  const place = page.locator(`[data-${sample.element}="${sample.name}"]`);
  await place.waitFor({ state: 'attached' });
  // Until its controls are loaded the first slider of a figure is the cursor of its chart.
  await place.locator('[data-loading]').first().waitFor({ state: 'detached' });
  // A text waits at what asks to commit; here nobody answers.
  await page.addStyleTag({
    content: '.prose > .activity ~ * { display: revert !important; }',
  });
  await page.evaluate(WATCH);
  if (sample.kind === 'challenge') await place.getByRole('button').first().click();
  const slider = place.getByRole('slider').first();
  // A figure may have other controls than sliders.
  if ((await place.getByRole('slider').count()) === 0 && (await noSlider(slider))) return [];
  const single = { ...sample, ...(await measure(page, devtools, slider)) };
  if (sample.kind !== 'simulation') return [single];
  await place.getByRole('button', { name: /^Run it \d+ times$/ }).click();
  const many = { ...sample, kind: 'simulation: many runs', ...(await measure(page, devtools, slider)) };
  return [single, many];
}

async function noSlider(slider: Locator): Promise<boolean> {
  return slider.waitFor({ timeout: 10_000 }).then(
    () => false,
    () => true,
  );
}

async function measure(page: Page, devtools: CDPSession, slider: Locator) {
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  // The first press loads what is fetched late.
  await press(page, 0);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await press(page, 1);
  const clock: number[] = [];
  const processor: number[] = [];
  for (let turn = 0; turn < presses; turn += 1) {
    await page.evaluate('window.pressed.length = 0');
    const before = await workOf(devtools);
    await press(page, turn);
    processor.push((await workOf(devtools)) - before);
    clock.push(await page.evaluate<number>(`Math.max(${SHORTEST_MS}, ...window.pressed)`));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { clock, processor };
}

async function press(page: Page, turn: number): Promise<void> {
  await page.keyboard.press(turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.evaluate('window.settled()');
}

/** Milliseconds that the main thread has worked. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function report(measured: readonly Measured[]): void {
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  console.table(
    kinds.map((kind) => {
      const of = measured.filter((one) => one.kind === kind);
      const clock = of.flatMap((one) => one.clock);
      const processor = of.flatMap((one) => one.processor);
      return {
        kind,
        presses: clock.length,
        'clock, median ms': median(clock),
        'clock, worst ms': Math.max(...clock),
        'processor, median ms': median(processor).toFixed(1),
        'processor, worst ms': Math.max(...processor).toFixed(1),
        [`within ${TARGET_MS} ms`]: median(clock) <= TARGET_MS ? 'yes' : 'NO',
        slowest: of.toSorted((one, other) => median(other.processor) - median(one.processor))[0]?.name,
      };
    }),
  );
}
