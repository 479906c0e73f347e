const PATIENCE_MS = 15_000;

/** Asks another server for a small answer; undefined when it has none (404). @throws with one sentence otherwise */
export async function askServer(
  url: string,
  { most, ...init }: { readonly most: number } & Pick<RequestInit, 'method' | 'body' | 'headers'>,
): Promise<Uint8Array | undefined> {
  const { host } = new URL(url);
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new Error(`${host} could not be reached.`, { cause: error });
  }
  if (response.status === 404) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${host} answered ${response.status}.`);
  }
  return readBounded(host, response, most);
}

async function readBounded(host: string, response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      // Leaving the loop ends the connection.
      if (length > most) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`${host} broke off its answer.`, { cause: error });
  }
  if (length > most) throw new Error(`${host} answered more than ${most} bytes.`);
  return new Uint8Array(Buffer.concat(chunks));
}
