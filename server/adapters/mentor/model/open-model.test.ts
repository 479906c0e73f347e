import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import { openModel } from './open-model.ts';

let stand: ModelServer;

beforeEach(async () => {
  stand = await startModelServer();
});
afterEach(() => stand.close());

const DATA = { question: 'What is a stop?', sources: [{ text: 'A stop closes a position.' }] };
const MESSAGES = [
  { role: 'system', content: 'Reword it.' },
  { role: 'user', content: JSON.stringify(DATA) },
] as const;

/** All that the model says, and what it took. */
async function ask(signal = new AbortController().signal, pause = 5000) {
  const model = openModel({ url: stand.url, name: 'small', key: 'secret' }, { pause, whole: 20_000 });
  let said = '';
  let tokens = {};
  for await (const piece of model?.ask(MESSAGES, signal) ?? []) {
    if ('text' in piece) said += piece.text;
    else tokens = piece;
  }
  return { said, tokens };
}

describe('a model', () => {
  test('is none where none is connected', () => {
    expect(openModel(null)).toBeNull();
  });
  test('is asked by name, and what it took is counted', async () => {
    expect(await ask()).toEqual({
      said: '[1] A stop closes a position.',
      tokens: { inputTokens: 400, outputTokens: 60 },
    });
    expect(JSON.parse(stand.asked[0]?.sent ?? '')).toMatchObject({
      model: 'small',
      stream: true,
      messages: MESSAGES,
    });
  });
  test.each([
    ['is down', 'unreachable'],
    ['answers nonsense', 'unreachable'],
    ['hangs up', 'unreachable'],
    ['is cut off', 'cut-off'],
  ] as const)('that %s gives no whole reply: %s', async (misdeed, reason) => {
    stand.misdeed = misdeed;
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure', reason });
    expect(stand.asked).toHaveLength(1);
  });
  test('that stalls is given up', async () => {
    stand.misdeed = 'stalls';
    await expect(ask(undefined, 50)).rejects.toMatchObject({ reason: 'timeout' });
    await expect.poll(() => stand.left.count).toBe(1);
  });
  test('is left when whoever asked has left', async () => {
    stand.misdeed = 'stalls';
    const leaving = new AbortController();
    const asking = ask(leaving.signal);
    await expect.poll(() => stand.asked.length).toBe(1);
    leaving.abort();
    await expect(asking).rejects.toMatchObject({ reason: 'stopped' });
    await expect.poll(() => stand.left.count).toBe(1);
  });
});
