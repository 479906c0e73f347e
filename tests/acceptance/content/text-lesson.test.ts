import { describe, expect } from 'vitest';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { importTest } from './import-test.ts';

const FILE = 'courses/first-steps/01-money-at-risk/03-past-the-stop.lesson.md';
const LESSON = stableId('first-steps', 'money-at-risk', 'past-the-stop');

describe('a text lesson with figures, terms and a check', () => {
  importTest('keeps the data of its figures and the definitions of its terms', async ({ target }) => {
    await target.content.addMore(FILE);
    await target.import();
    const body = await target.row('select * from public.lesson_bodies where lesson_id = $1', [LESSON]);
    expect(body.figures).toMatchObject({
      'gap-past-the-stop': {
        title: 'The price jumped past the stop',
        generated: true,
        drawing: { kind: 'candles', first: 20, levels: [{ price: 36, label: 'Stop' }], marks: [{ at: 20 }] },
      },
      'cost-of-the-gap': {
        generated: false,
        drawing: {
          kind: 'bars',
          bars: [
            { label: 'Plan', value: 120 },
            { label: 'Gap', value: 360 },
          ],
        },
      },
    });
    expect(body.terms).toEqual({
      stop: { term: 'stop', definition: 'An order that trades once the price reaches a level you chose.' },
      gap: { term: 'gap', definition: 'A jump from one price to another with no trades in between.' },
    });
    expect(body.html).toContain(
      '<figure data-figure="gap-past-the-stop"><figcaption>The price jumped past the stop</figcaption>' +
        '<p>The price falls from above $36 to $28 at once.</p><details class="figure-table"><summary>Data table</summary>',
    );
    expect(body.html).toContain('A <span class="term" data-term="stop">stop</span> is no promise.');
    expect(body.html).toContain(
      '<details class="reveal"><summary><span class="reveal-label">Check yourself</span> What does the plan lose',
    );
    expect(body.plain_text).toContain('A stop is no promise. After a gap the shares are sold at $28:');
    expect(body.plain_text).toContain('The price jumped past the stop');
  });

  importTest('is rendered again when a definition or a market changes', async ({ target }) => {
    await target.content.addMore(FILE);
    await target.import();
    expect(await target.import()).toMatchObject({ changes: 0 });
    await target.content.change({ edit: 'glossary.yaml', replace: 'A jump from', with: 'A leap from' });
    expect(await target.import()).toMatchObject({ changes: 1, bodies: 1 });
    await target.content.change({ edit: FILE, replace: 'seed: 7', with: 'seed: 8' });
    expect(await target.import()).toMatchObject({ changes: 1, bodies: 1 });
  });

  importTest('is refused when it shows a figure that cannot be drawn', async ({ target }) => {
    await target.content.change({ edit: FILE, replace: 'market: plan', with: 'market: plna' });
    await expect(target.import()).rejects.toThrow(
      "03-past-the-stop.lesson.md:1: There is no market 'plna'. Did you mean 'plan'?",
    );
  });
});
