import { describe, expect, test } from 'vitest';
import { createCallFunction } from './call-function.ts';

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
