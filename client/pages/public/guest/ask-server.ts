interface Config {
  supabaseUrl: string;
  anonKey: string;
}

/** Calls a function of the server as somebody without an account; undefined when it does not answer, or refuses. */
export async function askServer<Answer>(name: string, body: unknown): Promise<Answer | undefined> {
  try {
    const config: Config = await (await fetch('/config.json')).json();
    const response = await fetch(`${config.supabaseUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: config.anonKey,
        authorization: `Bearer ${config.anonKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return response.ok ? await response.json() : undefined;
  } catch (error) {
    console.error('The server could not be asked', error);
    return undefined;
  }
}
