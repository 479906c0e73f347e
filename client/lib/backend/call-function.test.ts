import { describe, expect, test } from 'vitest';
import { createCallFunction, createListenToFunction } from './call-function.ts';

const answering = (status: number, body: string) =>
  createCallFunction('/functions/v1', async () => new Response(body, { status }));

describe('calling a function', () => {
  test('carries the answer', async () => {
    await expect(answering(200, '{"passed":true}')('start-quiz', {})).resolves.toEqual({ passed: true });
  });
  test('rejects with the code and parameters of the function', async () => {
    await expect(answering(409, '{"code":"attempt_finished","score":80}')('x', {})).rejects.toMatchObject({
      code: 'attempt_finished',
      status: 409,
      parameters: { score: 80 },
    });
  });
  test('rejects with the status when the answer is not ours', async () => {
    await expect(answering(502, '<html>')('x', {})).rejects.toMatchObject({ code: 'http_502' });
  });
  test('rejects as network when nothing answered', async () => {
    const call = createCallFunction('/functions/v1', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('x', {})).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});

describe('listening to a function', () => {
  const listening = async (response: Response) => {
    const listen = createListenToFunction('/functions/v1', async () => response);
    const events: unknown[] = [];
    for await (const event of listen('ask-mentor', {}, new AbortController().signal)) events.push(event);
    return events;
  };
  const stream = (...pieces: string[]) => {
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  test('gives its events, however they are cut', async () => {
    expect(await listening(stream('data: {"a":', '1}\n\nda', 'ta: {"a":2}\n', '\n'))).toEqual([
      { a: 1 },
      { a: 2 },
    ]);
  });
  test('leaves out one that was cut off', async () => {
    expect(await listening(stream('data: {"a":1}\n\ndata: {"a"'))).toEqual([{ a: 1 }]);
  });
  test('gives an answer that comes as a whole', async () => {
    expect(await listening(Response.json({ a: 1 }))).toEqual([{ kind: 'answer', answer: { a: 1 } }]);
  });
  test('rejects with the code of the function', async () => {
    await expect(
      listening(Response.json({ code: 'too-many-questions' }, { status: 429 })),
    ).rejects.toMatchObject({
      code: 'too-many-questions',
    });
  });
});
