import { describe, expect } from 'vitest';
import type { Lecture } from '#domain/catalogue/lecture/lecture-data.ts';
import { stableId } from '#server/adapters/content/stable-id.ts';
import { importTest } from './import-test.ts';

const FILE = 'courses/first-steps/01-money-at-risk/03-past-the-stop.lecture.yaml';
const LESSON = stableId('first-steps', 'money-at-risk', 'past-the-stop');
const LECTURE = `title: Past the stop
description: A price jumps past a stop.
minutes: 2
author: Editors
reviewed: 2026-11-20
skills: [risk-register]
markets:
  plan: { seed: 7, candles: 40, start: 40 }
scenes:
  - title: The planned loss
    stage: { kind: candles, market: plan }
    steps:
      - { say: Sam buys 30 coins., draw: [{ candles_to: 20 }] }
      - { say: A stop waits below., draw: [{ level: 36, label: Stop }] }
`;

const ASKING = LECTURE.replace(
  'scenes:',
  `activities:
  loss:
    kind: commit
    asks: number
    title: What is lost?
    prompt: Sam has **20** coins.
    skill: risk-register
    unit: "$"
    from: 0
    to: 500
    truth: 20 * 14.85
    tolerance: 1
    reveal: Ninety-nine times three.
scenes:`,
).replace('{ say: A stop', '{ ask: loss, say: A stop');

describe('a lecture', () => {
  importTest('is kept as a timeline, and found by its words', async ({ target }) => {
    await target.content.change({ add: FILE, text: LECTURE });
    await target.import();
    const lesson = await target.row('select * from public.lessons where id = $1', [LESSON]);
    expect(lesson).toMatchObject({ content_type: 'video', duration_minutes: 2, title: 'Past the stop' });

    const body = await target.row('select * from public.lesson_bodies where lesson_id = $1', [LESSON]);
    expect(body).toMatchObject({
      html: '',
      quiz: null,
      media: null,
      plain_text: 'The planned loss\nSam buys 30 coins.\nA stop waits below.\nStop',
    });
    const { seconds, scenes } = body.lecture as Lecture;
    expect([seconds, scenes.length, scenes[0]?.generated]).toEqual([5, 1, true]);
    expect(scenes[0]?.strokes).toMatchObject([{ kind: 'level', price: 36, from: 2.5 }]);
  });

  importTest('is compiled again only when it changes', async ({ target }) => {
    await target.content.change({ add: FILE, text: LECTURE });
    await target.import();
    expect(await target.import()).toMatchObject({ changes: 0 });
    await target.content.change({ edit: FILE, replace: 'seed: 7', with: 'seed: 8' });
    expect(await target.import()).toMatchObject({ changes: 1, bodies: 1 });
  });

  importTest('that cannot be played is not imported', async ({ target }) => {
    await target.content.change({ add: FILE, text: LECTURE.replace('candles_to: 20', 'candles_to: 41') });
    await expect(target.import()).rejects.toThrow(
      `content/${FILE}:13: \`candles_to\` must be from 0 to 40: that is what the stage holds.`,
    );
  });

  importTest('with stops keeps what they ask, and what is right apart from it', async ({ target }) => {
    await target.content.change({ add: FILE, text: ASKING });
    await target.import();
    const body = await target.row('select * from public.lesson_bodies where lesson_id = $1', [LESSON]);
    const { stops } = body.lecture as Lecture;
    expect(stops).toMatchObject([
      { activity: 'loss', title: 'What is lost?', prompt_html: '<p>Sam has <strong>20</strong> coins.</p>' },
    ]);
    expect(body.activities).toEqual({
      loss: {
        kind: 'commit',
        title: 'What is lost?',
        asks: 'number',
        unit: '$',
        decimals: 0,
        from: 0,
        to: 500,
      },
    });
    expect(body.plain_text).toContain('What is lost?');
    const { key } = await target.row('select key from public.activity_keys where lesson_id = $1', [LESSON]);
    expect(key).toMatchObject({ kind: 'commit', truth: 297, tolerance: 1, skill: 'risk-register' });
    for (const secret of ['297', 'tolerance', 'Ninety-nine', 'risk-register']) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }

    // What is no longer asked has no key any more.
    await target.content.change({ edit: FILE, replace: ASKING, with: LECTURE });
    await target.import();
    const { keys } = await target.row(
      'select count(*)::int as keys from public.activity_keys where lesson_id = $1',
      [LESSON],
    );
    expect(keys).toBe(0);
  });
});
