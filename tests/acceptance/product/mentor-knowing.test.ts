import { beforeEach, describe, expect, test } from 'vitest';
import { one } from '#domain/kernel/one.ts';
import type { ExamState } from '#domain/exams/contract.ts';
import { sittingRows } from '#server/functions/exams/sitting/sitting-record.ts';
import { examOf, signUpCandidate } from '#tests/support/exam-candidate.ts';
import { rightAnswer, wrongAnswer } from '#tests/support/quiz-product.ts';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';

const { server, database } = await startProduct();

let learner: TestLearner;
let count = 0;
beforeEach(async () => {
  count += 1;
  learner = await signUpLearner(server, `known-${count}@example.org`);
});

const BELIEF = 'stop-guarantees-price';

async function skillOf(belief: string): Promise<string> {
  const { rows } = await database.query<{ skill_id: string }>(
    'select skill_id from public.misconceptions where id = $1',
    [belief],
  );
  return one(rows).skill_id;
}

/** First answers to items of the skill of a belief, in their order. */
async function answered(answers: readonly { readonly isRight: boolean; readonly belief?: string }[]) {
  const skill = await skillOf(BELIEF);
  for (const { isRight, belief } of answers) {
    await database.query(
      `insert into public.responses (user_id, sequence, skill, template, place, try, is_right, misconception,
         is_constructed, level, day)
       select $1, coalesce(max(sequence), 0) + 1, $2, 'item-' || (coalesce(max(sequence), 0) + 1), 'quiz', 1, $3, $4, true, 1,
         current_date
       from public.responses where user_id = $1`,
      [learner.id, skill, isRight, belief ?? null],
    );
  }
}

async function facts() {
  const { status, body } = await learner.call('read-known-facts', { time_zone: 'UTC' });
  expect(status).toBe(200);
  return body as { knows: boolean; facts: { kind: string }[] };
}

async function remark(place: 'answer' | 'day') {
  const { status, body } = await learner.call('read-remark', { place, time_zone: 'UTC' });
  expect(status).toBe(200);
  return body.remark as { kind: string; about: string; belief: string | null } | null;
}

async function ask(content: string, more: Record<string, unknown> = {}) {
  const { status, body } = await learner.call('ask-mentor', { content, ...more });
  expect(status).toBe(200);
  return (body.reply as { content: string }).content;
}

const switchOff = () =>
  learner.rest
    .from('mentor_settings')
    .upsert({ user_id: learner.id, knows: false }, { onConflict: 'user_id' });

describe('what is known', () => {
  test('are short facts from what was answered', async () => {
    expect((await facts()).facts.map(({ kind }) => kind)).toEqual(['path']);
    await answered([{ isRight: true }, { isRight: false }, { isRight: false, belief: BELIEF }]);
    const { facts: known } = await facts();
    expect(known).toContainEqual(expect.objectContaining({ kind: 'weak', right: 1, asked: 3 }));
    expect(known).toContainEqual(
      expect.objectContaining({ kind: 'mistake', belief: expect.stringContaining('stop') as string }),
    );
  });

  test('are none once they are switched off, and nothing is suggested from them', async () => {
    await answered([
      { isRight: false, belief: BELIEF },
      { isRight: false, belief: BELIEF },
      { isRight: false },
    ]);
    await switchOff();
    expect(await facts()).toEqual({ knows: false, facts: [], model: null, rephrases: false });
    expect(await remark('answer')).toBeNull();
    await ask('What is trading?');
    const { body } = await learner.call('suggest-questions', { language: 'en' });
    expect(body.questions).toContain('What is trading?');
  });
});

describe('the mentor speaks first', () => {
  test('when a belief is met for the second time, and not again on the day on which it is put away', async () => {
    await answered([{ isRight: false, belief: BELIEF }]);
    expect(await remark('answer')).toBeNull();
    await answered([{ isRight: false, belief: BELIEF }]);
    expect(await remark('answer')).toMatchObject({ kind: 'belief', about: BELIEF });
    expect(await remark('day')).toBeNull();
    await learner.call('dismiss-remark', { kind: 'belief', about: BELIEF });
    expect(await remark('answer')).toBeNull();
  });

  test('not about a belief of an answer before this one', async () => {
    await answered([
      { isRight: false, belief: BELIEF },
      { isRight: false, belief: BELIEF },
      { isRight: true },
    ]);
    expect(await remark('answer')).toBeNull();
  });
});

describe('during a placement', () => {
  beforeEach(async () => {
    await database.query('insert into public.placements (user_id, starts_low) values ($1, false)', [
      learner.id,
    ]);
  });

  test('it says nothing on content, and does once it is over', async () => {
    expect(await ask('What is a stop?')).toContain('You are being tested right now');
    expect(await ask('$5,000, 1%, $2 away: how many shares?')).toContain('You are being tested right now');
    await answered([
      { isRight: false, belief: BELIEF },
      { isRight: false, belief: BELIEF },
    ]);
    expect(await remark('answer')).toBeNull();
    await database.query(
      `update public.placements set finished_at = now(), result = '{}' where user_id = $1`,
      [learner.id],
    );
    expect(await ask('What is a stop?')).toContain('closes your position');
  });

  test('somebody in distress is met with help all the same', async () => {
    expect(await ask('I want to die')).toContain('findahelpline.com');
  });

  test('one that was left open does not silence it for ever', async () => {
    await database.query(
      `update public.placements set started_at = now() - interval '31 minutes' where user_id = $1`,
      [learner.id],
    );
    expect(await ask('What is a stop?')).toContain('closes your position');
  });
});

describe('during a test of a module', () => {
  test('it says nothing while questions are shown or answered, and speaks again half an hour later', async () => {
    const { rows } = await database.query<{ id: string }>(
      `insert into public.test_outs (user_id, module_id, started_at)
       select $1, id, now() - interval '2 hours' from public.modules limit 1 returning id`,
      [learner.id],
    );
    const { id } = one(rows);
    await database.query(
      `insert into public.test_out_questions (test_out_id, place, user_id, skill, lesson_id, item_id, asked_at)
       select $1, 1, $2, $3, id, 'item', now() - interval '29 minutes' from public.lessons limit 1`,
      [id, learner.id, await skillOf(BELIEF)],
    );
    expect(await ask('What is a stop?')).toContain('You are being tested right now');
    await database.query(
      `update public.test_out_questions set asked_at = now() - interval '31 minutes' where test_out_id = $1`,
      [id],
    );
    expect(await ask('What is a stop?')).toContain('closes your position');
  });
});

describe('after an exam', () => {
  test('it says nothing while a new item on a critical skill is shown, and waiting does not open it', async () => {
    const lessonId = await examOf(database);
    const candidate = await signUpCandidate(server, database, `new-item-${count}@example.org`);
    const asks = async () => {
      const { body } = await candidate.call('ask-mentor', { content: 'What is a stop?' });
      return (body.reply as { content: string }).content;
    };
    const { body } = await candidate.call('start-exam', { lesson_id: lessonId });
    const { id } = (body as ExamState).open ?? { id: '' };
    for (const { place, skill, asked } of await sittingRows(database.query, { id, lessonId })) {
      if (!asked) throw new Error('An item is gone.');
      const answer = skill === 'loss-limits' ? wrongAnswer(asked) : rightAnswer(asked);
      await candidate.call('answer-exam-item', { sitting_id: id, place, answer });
    }
    await candidate.call('finish-exam', { sitting_id: id });
    expect(await asks()).toContain('You are being tested right now');
    await database.query(
      `update public.exam_answers set asked_at = now() - interval '31 minutes' where sitting_id = $1 and is_new_item`,
      [id],
    );
    expect(await asks()).toContain('closes your position');
    await candidate.call('read-exam', { lesson_id: lessonId });
    expect(await asks()).toContain('You are being tested right now');
  });
});

describe('what a question points at', () => {
  test('is explained by the answer of its module and the terms in it, and gone on with', async () => {
    const { data: lesson } = await learner.rest
      .from('lessons')
      .select('id')
      .eq('slug', 'a-register-on-one-page')
      .single();
    const about = {
      lesson_id: lesson?.id as string,
      words: 'A gap costs $400: likelihood times cost ranks it',
    };
    const { body } = await learner.call('ask-mentor', { content: 'Explain this', about });
    const { content } = body.reply as { content: string };
    expect(content).toContain('Words used here:');
    expect(content).toMatch(/- .*gap/i);
    const { conversation_id } = body;
    expect(await ask('tell me more', { conversation_id })).not.toContain('What do you mean?');
  });

  test('outside lessons is explained by its words, in whichever language they are', async () => {
    const words = 'A stop was moved away from the price';
    expect(await ask('Explain this', { about: { words } })).toContain('Where to read on:');
    const spanish = 'Un stop se alejó del precio';
    const content = await ask('Explícalo', { about: { words: spanish }, language: 'es' });
    expect(content).toContain('Esta respuesta está escrita en inglés');
    expect(await ask('Explain this', { about: { words: 'Mongolia' } })).toContain('I have no answer');
  });
});
