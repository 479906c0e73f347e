import { beforeAll, describe, expect, test } from 'vitest';
import { signUpLearner, type TestLearner } from '#tests/support/product.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { QUESTION_LIMIT } from '#domain/mentor/contract.ts';

let learner: TestLearner;

const { server, database } = await startProduct();
beforeAll(async () => {
  learner = await signUpLearner(server, 'learner@example.org');
});

async function ask(who: TestLearner, content: string, language?: string): Promise<string> {
  const { status, body } = await who.call('ask-mentor', { content, ...(language && { language }) });
  expect(status).toBe(200);
  return (body.reply as { content: string }).content;
}

describe('an answer', () => {
  test('is the written one, with lessons that open and the words it uses', async () => {
    const reply = await ask(learner, 'wat does stop los meen');
    expect(reply).toContain('closes your position once the price reaches a level you chose');
    expect(reply).toMatch(
      /Where to read on:\n- \[Four ways past one stop\]\(\/course\/[0-9a-f-]+\?lesson=[0-9a-f-]+\)\n/,
    );
    expect(reply).toMatch(/Words used here:\n- /);
    expect(reply).toContain('(opens when you enrol)');
  });

  test.each([
    ['¿Qué es el riesgo?', 'es', 'Decide qué puedes perder'],
    ['Parlez-moi des cryptos', 'fr', 'Les marchés de cryptomonnaies'],
    ['كيف أبدأ؟', 'ar', 'التقييم'],
    ['什么是外汇？', 'zh', '外汇市场机制'],
    ['मौसम कैसा है?', 'hi', 'इसका उत्तर मेरे पास नहीं है'],
    ['What about crypto?', 'en', 'Crypto markets trade all day'],
    ['What about crypto?', 'tlh', 'Crypto markets trade all day'],
  ])('to "%s" is in the language %s', async (question, language, words) => {
    expect(await ask(learner, question, language)).toContain(words);
  });

  test('says plainly that there is none', async () => {
    expect(await ask(learner, 'Who won the world cup?')).toContain('I have no answer to that');
  });

  // spec: 156 Personal financial advice is not given, and the mentor says so
  test('to a request for advice is what can be learned instead', async () => {
    const reply = await ask(learner, 'ive 5000 euros, what do i do with it');
    expect(reply).toContain('I cannot tell you what to buy');
    expect(reply).toContain('Where to read on:');
  });

  test.each([
    ['I lost a lot and feel terrible', 'en', 'That sounds heavy', 'GamCare'],
    ['I want to die', 'en', 'I’m glad you said it', 'Samaritans: 116 123'],
    ['no puedo dejar de operar', 'es', 'Lo que cuentas es muy duro', '1-800-426-2537'],
    ['je ne veux plus vivre', 'fr', 'Vous avez bien fait', 'France: 3114'],
    ['خسرت كل شيء', 'ar', 'يبدو هذا ثقيلًا', 'gamblingtherapy.org'],
    ['我不想活了', 'zh', '谢谢你说出来', '12356'],
    ['मुझे ट्रेडिंग की लत लग गई है', 'hi', 'यह सचमुच बहुत मुश्किल लगता है', '14416'],
  ])(
    'to somebody in distress is people to talk to, and no lesson: %s',
    async (said, language, words, help) => {
      const { body } = await learner.call('ask-mentor', { content: said, language });
      const { content } = body.reply as { content: string };
      expect(content.startsWith(words)).toBe(true);
      expect(content).toContain(help);
      expect(content).toMatch(/\[findahelpline\.com\]\(https:\/\/findahelpline\.com\)/);
      expect(content).not.toMatch(/\]\(\//);
      expect(body.related).toBeNull();
    },
  );

  test('to a loss within the plan stays an answer about trading', async () => {
    const reply = await ask(learner, 'my stop was hit and I lost 1R');
    expect(reply).not.toContain('findahelpline');
  });

  test.each([
    ['en', '1% of $5,000 is $50', '$50 / $2 gives 25'],
    ['es', '50 $ / 2 $ da 25'],
    ['fr', '50 $ / 2 $ donne 25'],
    ['ar', '25'],
    ['zh', '$50 / $2 得到 25'],
    ['hi', '$50 / $2 से 25'],
  ])('works out a position size with the numbers of the question, in %s', async (language, ...words) => {
    const said = await ask(learner, '$5,000, 1%, $2 away: how many shares?', language);
    const reply = said.replaceAll(/\s/gu, ' ');
    for (const part of words) expect(reply).toContain(part);
    expect(reply).toContain('](/course/');
  });

  test('about the simulator and certificates follows the switches of site.yaml', async () => {
    expect(await ask(learner, 'Is there a simulator?')).toContain('Yes: [the simulator](/simulator).');
    expect(await ask(learner, 'Do I get a certificate?')).toContain('It is digitally signed');
    expect(await ask(learner, 'Is my certificate on a blockchain?')).toContain(
      'No blockchain vouches for them',
    );
  });

  test('comes with questions like it', async () => {
    const { body } = await learner.call('ask-mentor', { content: 'What is a limit order?' });
    expect(body.related).toHaveLength(2);
  });
});

describe('a conversation', () => {
  /** Asks one after the other in one conversation; gives the last reply. */
  async function talk(who: TestLearner, said: readonly string[], language = 'en') {
    let conversation_id: unknown = null;
    let reply = { content: '', working: null as unknown };
    for (const content of said) {
      const { status, body } = await who.call('ask-mentor', { content, conversation_id, language });
      expect(status).toBe(200);
      conversation_id = body.conversation_id;
      reply = body.reply as typeof reply;
    }
    return { ...reply, conversation_id };
  }

  test('goes on from what was answered', async () => {
    const talker = await signUpLearner(server, 'talker@example.org');
    expect((await talk(talker, ['What is a stop?', 'why?'])).content).toContain('while a loss grows');
    expect((await talk(talker, ['What is a stop?', 'give me an example'])).content).toContain(
      'You buy at $50',
    );
    expect((await talk(talker, ['什么是止损？', '为什么？'], 'zh')).content).toContain(
      '这个回答目前只有英文',
    );
  });

  test('asks for the numbers that are missing, and goes on with others', async () => {
    const sizer = await signUpLearner(server, 'sizer@example.org');
    const asked = await talk(sizer, ['how many shares can i buy with $5000?']);
    expect(asked.content).toContain('I still need');
    expect(asked.working).toMatchObject({ calculator: 'position-size', missing: ['percent', 'distance'] });
    const said = ['how many shares can i buy with $5000?', '1% and the stop is $2 away', 'and with 2%?'];
    const changed = await talk(sizer, said);
    expect(changed.content).toContain('= $100 ÷ $2 = 50');
    expect(changed.working).toMatchObject({ results: { risk: 100, size: 50 } });
    // Drawn again when it is opened again.
    const { data } = await sizer.rest
      .from('mentor_messages')
      .select('working')
      .eq('conversation_id', changed.conversation_id)
      .not('working', 'is', null);
    expect(data).toHaveLength(3);
  });

  test('keeps its money in dollars when it comes to yen', async () => {
    const trader = await signUpLearner(server, 'yen@example.org');
    const said = ['$5,000, 1%, $2 away: how many shares?', 'and for forex?', 'USDJPY, 20 pips'];
    const asked = await talk(trader, said);
    expect(asked.content).toContain('how much JPY one USD buys');
    expect(asked.working).toMatchObject({ missing: ['exchange'] });
    const { content } = await talk(trader, [...said, '150']);
    expect(content).toContain('= $50 × 150 = ¥7,500');
    expect(content).toContain('0.37 lots');
  });

  test('of somebody else is not gone on with', async () => {
    const owner = await signUpLearner(server, 'sums@example.org');
    const { conversation_id } = await talk(owner, ['$5,000, 1%, $2 away: how many shares?']);
    const thief = await signUpLearner(server, 'thief@example.org');
    const { status } = await thief.call('ask-mentor', { content: 'and with 2%?', conversation_id });
    expect(status).toBe(404);
  });

  test('is left at once for somebody in distress', async () => {
    const said = ['$5,000, 1%, $2 away: how many shares?', 'i want to end it all'];
    expect((await talk(await signUpLearner(server, 'low@example.org'), said)).content).toContain(
      'findahelpline.com',
    );
  });
});

describe('a passage', () => {
  const question = 'training text forecast models apparent skill';

  test('of an open lesson is quoted and linked', async () => {
    const { rest, id } = learner;
    const { data: course } = await rest
      .from('courses')
      .select('id')
      .eq('slug', 'risk-management-with-ai')
      .single();
    await rest.from('enrollments').insert({ user_id: id, course_id: course?.id });
    const reply = await ask(learner, question);
    expect(reply).toContain('a lesson speaks about it:\n\n> ');
    expect(reply).toContain('skill of language models at forecasting');
    expect(reply).toContain('Text from patterns, not from knowledge of tomorrow');
  });

  test('of a closed lesson is not quoted, only named', async () => {
    const stranger = await signUpLearner(server, 'stranger@example.org');
    const reply = await ask(stranger, question);
    expect(reply).toContain('I name it without quoting it');
    expect(reply).toContain('Text from patterns, not from knowledge of tomorrow');
    expect(reply).toContain('(opens when you enrol)');
    expect(reply).not.toContain('skill of language models');
  });
});

test.each([
  ['¿cuánto arriesgo por operación?', 'es'],
  ['combien risquer par trade ?', 'fr'],
  ['كم أخاطر في كل صفقة؟', 'ar'],
  ['每笔交易冒多大风险？', 'zh'],
  ['एक ट्रेड में कितना रिस्क लूं', 'hi'],
])(
  'a question in another language has its simulation too, where the lesson is open: %s',
  async (asks, language) => {
    const enrolled = await signUpLearner(server, `pieces-${language}@example.org`);
    const pieceOf = async () =>
      ((await enrolled.call('ask-mentor', { content: asks, language })).body.reply as { piece: unknown })
        .piece;
    expect(await pieceOf()).toBeNull();
    const { data: course } = await enrolled.rest
      .from('courses')
      .select('id')
      .eq('slug', 'risk-management-with-ai')
      .single();
    await enrolled.rest.from('enrollments').insert({ user_id: enrolled.id, course_id: course?.id });
    expect(await pieceOf()).toMatchObject({ kind: 'simulation' });
  },
);

test('suggestions begin with the lesson that is open, and leave out what was answered', async () => {
  const reader = await signUpLearner(server, 'reader@example.org');
  const suggest = async (language = 'en') =>
    (await reader.call('suggest-questions', { language })).body.questions as string[];
  expect(await suggest()).toHaveLength(4);
  expect(await suggest('ar')).toContain('كيف أبدأ؟');
  const { data: lesson } = await reader.rest
    .from('lessons')
    .select('id')
    .eq('slug', 'a-register-on-one-page')
    .single();
  await reader.rest
    .from('lesson_positions')
    .insert({ user_id: reader.id, lesson_id: lesson?.id, position: 0.5 });
  expect((await suggest())[0]).toBe('Which course comes first?');
  await ask(reader, 'Which course comes first?');
  expect(await suggest()).not.toContain('Which course comes first?');
});

// spec: 156 Conversations are kept, found, exported and deleted
test('conversations are exported whole, found by a word, and deleted, by their learner only', async () => {
  const owner = await signUpLearner(server, 'owner@example.org');
  await ask(owner, 'What is a pip?');
  await ask(owner, 'What is a drawdown?');
  const { body } = await owner.call('export-conversations', {});
  expect(body.conversations).toMatchObject([
    {
      title: 'What is a pip?',
      messages: [{ role: 'user', content: 'What is a pip?' }, { role: 'assistant' }],
    },
    { title: 'What is a drawdown?' },
  ]);
  const found = await owner.rest
    .from('mentor_conversations')
    .select('title, mentor_messages!inner(id)')
    .ilike('mentor_messages.content', '%DRAWDOWN%');
  expect(found.data?.map(({ title }) => String(title))).toEqual(['What is a drawdown?']);
  expect((await learner.call('export-conversations', {})).body.conversations).not.toMatchObject([
    { title: 'What is a pip?' },
  ]);
  await learner.rest.from('mentor_conversations').delete().eq('user_id', owner.id);
  expect((await owner.rest.from('mentor_messages').select('id')).data).toHaveLength(4);
  await owner.rest.from('mentor_conversations').delete().eq('user_id', owner.id);
  expect((await owner.rest.from('mentor_messages').select('id')).data).toEqual([]);
});

test('an account that asks too much has to wait, whatever it deletes', async () => {
  const eager = await signUpLearner(server, 'eager@example.org');
  for (let asked = 0; asked < QUESTION_LIMIT.limit; asked += 1) await ask(eager, 'What is risk?');
  await eager.rest.from('mentor_conversations').delete().eq('user_id', eager.id);
  expect(await eager.call('ask-mentor', { content: 'What is risk?' })).toMatchObject({
    status: 429,
    body: { code: 'too-many-questions', minutes: 10 },
  });
  await database.query(`update auth.rate_limits set window_start = window_start - interval '10 minutes'`);
  await ask(eager, 'What is risk?');
});
