import { BackendError } from './backend-error.ts';

/** `call('verb-noun', body)`: POSTs to a function of the server as the signed-in learner. */
export type CallFunction = <Answer>(
  functionName: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<Answer>;

/**
 * Builds `call`. Its promise carries the function's JSON answer and rejects with a BackendError whose code is the
 * one the function sent, or `network` when nothing answered.
 * @param url the functions' base, without a slash at the end
 * @param fetchAsUser a fetch that adds the API key and the bearer token
 */
export function createCallFunction(url: string, fetchAsUser: typeof fetch): CallFunction {
  return async <Answer>(functionName: string, body: Readonly<Record<string, unknown>>): Promise<Answer> => {
    let response: Response;
    try {
      response = await fetchAsUser(`${url}/${functionName}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    } catch (cause) {
      throw new BackendError('network', 0, `${functionName}: ${String(cause)}`);
    }
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw errorFrom(functionName, response.status, answer);
    // The contract between a function and its one caller; the server's own tests hold it.
    return answer as Answer;
  };
}

function errorFrom(functionName: string, status: number, answer: unknown): BackendError {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const code = typeof fields.code === 'string' ? fields.code : `http_${status}`;
  const message = typeof fields.message === 'string' ? fields.message : `${functionName} answered ${status}`;
  return new BackendError(code, status, message, fields);
}
