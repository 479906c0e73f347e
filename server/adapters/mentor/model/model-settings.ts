/** Where the language model is that may reword the mentor's answers; null when none is connected. */
export type ModelConnection = {
  /** The base of an API as OpenAI's is, such as https://api.openai.com/v1 or http://localhost:11434/v1. */
  readonly url: string;
  readonly name: string;
  /** Undefined where the endpoint asks for none, as on one's own machine. */
  readonly key: string | undefined;
} | null;

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads `MENTOR_MODEL_URL`, `MENTOR_MODEL_NAME` and `MENTOR_MODEL_KEY`. @throws one sentence that names what is wrong, without the key */
export function readModelConnection(env: Variables): ModelConnection {
  const { MENTOR_MODEL_URL: url = '', MENTOR_MODEL_NAME: name = '', MENTOR_MODEL_KEY: key } = env;
  if (url === '' && name === '') return null;
  if (url === '') throw new Error('MENTOR_MODEL_NAME is set, so MENTOR_MODEL_URL has to be set too.');
  if (name === '') throw new Error('MENTOR_MODEL_URL is set, so MENTOR_MODEL_NAME has to be set too.');
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username !== '' || parsed.search !== '') {
    throw new Error(
      'MENTOR_MODEL_URL must be the address of an API such as https://api.openai.com/v1 or http://localhost:11434/v1; the key belongs in MENTOR_MODEL_KEY.',
    );
  }
  return { url: url.replace(/\/+$/, ''), name, key: key || undefined };
}
