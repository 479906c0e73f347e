import { BackendError } from './backend-error.ts';

/** `call('verb-noun', body)`: POSTs to a function of the server as the signed-in learner. */
export type CallFunction = <Answer>(
  functionName: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<Answer>;

/** The same for a function that may answer bit by bit: gives its events, see `eventsOf`. */
export type ListenToFunction = <Event>(
  functionName: string,
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => AsyncGenerator<Event>;

/**
 * Builds `call`. Its promise carries the function's JSON answer and rejects with a BackendError whose code is the
 * one the function sent, or `network` when nothing answered.
 * @param url the functions' base, without a slash at the end
 * @param fetchAsUser a fetch that adds the API key and the bearer token
 */
export function createCallFunction(url: string, fetchAsUser: typeof fetch): CallFunction {
  return async <Answer>(functionName: string, body: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const response = await post(`${url}/${functionName}`, fetchAsUser, functionName, body, {});
    const answer: unknown = await response.json().catch(() => null);
    // The contract between a function and its one caller; the server's own tests hold it.
    return answer as Answer;
  };
}

/** Builds `listen`, as {@link createCallFunction} builds `call`. It rejects with a BackendError before the first event. */
export function createListenToFunction(url: string, fetchAsUser: typeof fetch): ListenToFunction {
  return async function* listen<Event>(
    functionName: string,
    body: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) {
    // Only the mentor listens: what reads its events does not weigh on every page that calls a function.
    const { eventsOf } = await import('./events-of.ts');
    yield* eventsOf<Event>(
      await post(`${url}/${functionName}`, fetchAsUser, functionName, body, {
        headers: { accept: 'text/event-stream' },
        signal,
      }),
    );
  };
}

async function post(
  url: string,
  fetchAsUser: typeof fetch,
  functionName: string,
  body: Readonly<Record<string, unknown>>,
  { headers, ...init }: RequestInit,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetchAsUser(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string> | undefined) },
      body: JSON.stringify(body),
      ...init,
    });
  } catch (cause) {
    throw new BackendError('network', 0, `${functionName}: ${String(cause)}`);
  }
  if (!response.ok) throw errorFrom(functionName, response.status, await response.json().catch(() => null));
  return response;
}

function errorFrom(functionName: string, status: number, answer: unknown): BackendError {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const code = typeof fields.code === 'string' ? fields.code : `http_${status}`;
  const message = typeof fields.message === 'string' ? fields.message : `${functionName} answered ${status}`;
  return new BackendError(code, status, message, fields);
}
