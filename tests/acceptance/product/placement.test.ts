import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlacementState } from '#domain/placement/contract.ts';
import { one } from '#domain/kernel/one.ts';
import { importContent } from '#server/adapters/content/import-content.ts';
import { fitDifficulties } from '#server/functions/placement/fit-difficulties.ts';
import { loadQuestions } from '#server/functions/placement/placement-items.ts';
import { ContentCopy } from '#tests/support/content-copy.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { type QuizProduct, rightAnswer, startQuizProduct } from '#tests/support/quiz-product.ts';

const OFFERED = {
  edit: 'placement/placement.yaml',
  more: ['placement/sizing-and-risk.yaml'],
  replace: 'offered: false',
  with: 'offered: true',
};

let product: QuizProduct;

beforeAll(async () => {
  product = await startQuizProduct([OFFERED]);
});
afterAll(() => product?.stop());

const stateOf = (called: { body: unknown }) => called.body as PlacementState;

/** The open item, with the answer that is right. */
async function openItem(learner: TestLearner) {
  const { open } = stateOf(await learner.call('read-placement', {}));
  if (!open) throw new Error('No item is open.');
  const questions = await loadQuestions(product.database.query, open.id);
  const question = questions.find(({ item }) => item.id === open.item.id);
  if (!question) throw new Error('The open item is not asked.');
  return { placement_id: open.id, item_id: open.item.id, right: rightAnswer(question) };
}

async function learnerWithPlacement(email: string): Promise<TestLearner> {
  const learner = await signUpLearner(product.server, email);
  await learner.call('start-placement', {});
  return learner;
}

describe('placement', () => {
  test('asks one item after the other, tells nothing before the end, and all of it then', async () => {
    const learner = await signUpLearner(product.server, 'placed@example.org');
    expect(stateOf(await learner.call('read-placement', {}))).toEqual({
      is_offered: true,
      open: null,
      finished: null,
      again_from: null,
    });
    const begun = stateOf(await learner.call('start-placement', {}));
    expect(begun.open).toMatchObject({ answered: 0, minutes_left: 8 });
    const { right, ...first } = await openItem(learner);
    const next = stateOf(await learner.call('answer-placement-item', { ...first, answer: right }));
    expect(next.open?.answered).toBe(1);
    expect(next.open?.item.id).not.toBe(first.item_id);
    expect(JSON.stringify(next)).not.toMatch(/is_right|correct|reasons|difficulty_b/);
    expect(JSON.stringify(next.open?.strands)).not.toMatch(/\.\d\d/);

    const { right: _, ...second } = await openItem(learner);
    const { finished, again_from } = stateOf(
      await learner.call('answer-placement-item', { ...second, answer: null }),
    );
    expect(again_from).not.toBeNull();
    expect(finished?.result.strands).toMatchObject([{ strand: 'sizing-and-risk', asked: 2, right: 1 }]);
    expect(finished?.items.map(({ answer, is_right }) => ({ answer, is_right }))).toEqual([
      { answer: right, is_right: true },
      { answer: null, is_right: false },
    ]);
    for (const { reasons } of finished?.items ?? []) expect(reasons.length).toBeGreaterThan(0);
    const { data: evidence } = await learner.rest
      .from('responses')
      .select('place, is_right')
      .order('sequence');
    expect(evidence).toEqual([
      { place: 'placement', is_right: true },
      { place: 'placement', is_right: false },
    ]);
    expect(await learner.call('start-placement', {})).toMatchObject({
      status: 409,
      body: { code: 'placement-too-early' },
    });
    await product.database.query(
      `update public.placements
       set started_at = started_at - interval '31 days', finished_at = finished_at - interval '31 days' where user_id = $1`,
      [learner.id],
    );
    const again = stateOf(await learner.call('start-placement', {}));
    expect(again.open).toMatchObject({ answered: 0 });
  });

  test('an answer that is sent again changes nothing, and one of another kind is refused', async () => {
    const learner = await learnerWithPlacement('twice@example.org');
    const { right, ...first } = await openItem(learner);
    const refused = await learner.call('answer-placement-item', {
      ...first,
      answer: typeof right === 'number' ? ['c1'] : 12,
    });
    expect(refused.status).toBe(400);
    const [one, other] = await Promise.all([
      learner.call('answer-placement-item', { ...first, answer: right }),
      learner.call('answer-placement-item', { ...first, answer: null }),
    ]);
    expect(stateOf(one).open?.item.id).toBe(stateOf(other).open?.item.id);
    const { rows } = await product.database.query(
      'select from public.placement_answers where user_id = $1 and answered_at is not null',
      [learner.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('two tabs that begin at once are in one placement, and going on shows the same item', async () => {
    const learner = await signUpLearner(product.server, 'tabs@example.org');
    const [one, other] = await Promise.all([
      learner.call('start-placement', {}),
      learner.call('start-placement', {}),
    ]);
    expect(stateOf(one).open).toEqual(stateOf(other).open);
    expect(stateOf(await learner.call('start-placement', {})).open).toEqual(stateOf(one).open);
  });

  test('whoever finishes early gets what there is, and nobody finishes before the first answer', async () => {
    const learner = await learnerWithPlacement('early@example.org');
    const { right, ...first } = await openItem(learner);
    const { placement_id } = first;
    expect(await learner.call('finish-placement', { placement_id })).toMatchObject({
      status: 409,
      body: { code: 'nothing-answered' },
    });
    await learner.call('answer-placement-item', { ...first, answer: right });
    const { finished } = stateOf(await learner.call('finish-placement', { placement_id }));
    expect(finished?.items).toHaveLength(1);
  });

  test('nobody reaches the placement of somebody else', async () => {
    const learner = await learnerWithPlacement('own@example.org');
    const { right, ...first } = await openItem(learner);
    const other = await signUpLearner(product.server, 'other@example.org');
    for (const [name, body] of [
      ['answer-placement-item', { ...first, answer: right }],
      ['finish-placement', { placement_id: first.placement_id }],
    ] as const) {
      expect(await other.call(name, body)).toMatchObject({
        status: 404,
        body: { code: 'placement-not-found' },
      });
    }
    expect((await other.rest.from('placements').select('id')).data).toEqual([]);
  });

  test('content that changes does not change a placement that has begun', async () => {
    const learner = await learnerWithPlacement('versions@example.org');
    const { item_id: first } = await openItem(learner);
    const before = stateOf(await learner.call('read-placement', {})).open;
    await using content = await ContentCopy.create();
    await content.change(OFFERED);
    for (const [replace, text] of [
      ['A row costs', 'One row costs'],
      ['Which row comes first?', 'Which of the rows comes first?'],
    ] as const)
      await content.change({ edit: 'placement/sizing-and-risk.yaml', replace, with: text });
    await importContent(product.database, content.directory, { now: new Date('2026-12-01T12:00:00Z') });

    expect(stateOf(await learner.call('read-placement', {})).open).toEqual(before);
    const later = await learnerWithPlacement('later@example.org');
    const asked = await openItem(later);
    const html = stateOf(await later.call('read-placement', {})).open?.item.prompt_html;
    expect(html).toContain(asked.item_id === 'cost-in-a-year' ? 'One row costs' : 'Which of the rows');
    const { right: _, ...own } = await openItem(learner);
    const next = stateOf(await learner.call('answer-placement-item', { ...own, answer: null })).open;
    expect(next?.item.id).not.toBe(first);
    expect(next?.item.prompt_html).not.toMatch(/One row costs|Which of the rows/);
  });

  test('three hundred answers fit a difficulty again, as another version', async () => {
    const { query } = product.database;
    await query(
      `with people as (
         insert into auth.users (id, email) select gen_random_uuid(), 'fit' || n || '@example.org' from generate_series(1, 300) as n
         returning id
       ), placed as (
         insert into public.placements (user_id, starts_low, finished_at, result) select id, true, now(), '{}' from people
         returning id, user_id
       )
       insert into public.placement_answers (placement_id, place, user_id, item_id, version, is_right, answered_at)
       select placed.id, place, user_id, item.item_id, version, true, now()
       from placed, (
         select item_id, version, row_number() over (order by item_id) as place
         from public.placement_items where valid_to is null
       ) as item`,
    );
    const current = `select difficulty, author_difficulty, version from public.placement_items
      where item_id = 'which-row-first' and valid_to is null`;
    const before = one((await query<{ version: number }>(current)).rows);
    await fitDifficulties(undefined, query);
    const after = one(
      (await query<{ version: number; difficulty: number; author_difficulty: number }>(current)).rows,
    );
    expect(after.version).toBe(before.version + 1);
    // Everybody solved it: it is easier than its author believed.
    expect(after.difficulty).toBeLessThan(after.author_difficulty - 0.1);
  });
});
