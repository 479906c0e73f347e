import type { ModelMessage } from '#domain/mentor/model/instructions.ts';
import { ModelFailure } from '#domain/mentor/model/model-failure.ts';
import { MAX_REPLY_TOKENS } from '#domain/mentor/model/within-budget.ts';
import type { ModelConnection } from './model-settings.ts';

/** A piece of what a model says, or at the end what it took. */
export type ModelPiece =
  | { readonly text: string }
  | { readonly inputTokens: number; readonly outputTokens: number };

/** A language model behind an API as OpenAI's is. */
export type MentorModel = {
  readonly name: string;
  /**
   * Asks it, and gives what it says as it comes. It ends when the model has finished; ending the loop, or the signal, ends
   * the request.
   *
   * @throws ModelFailure when it does not answer, stops in the middle, or takes too long
   */
  readonly ask: (messages: readonly ModelMessage[], signal: AbortSignal) => AsyncIterable<ModelPiece>;
};

/** How long it may take to begin or to go on, and in all, in milliseconds. */
export type ModelPatience = { readonly pause: number; readonly whole: number };

const PATIENCE: ModelPatience = { pause: 12_000, whole: 45_000 };

/** Low, so that it stays with the words it is given. */
const TEMPERATURE = 0.2;

/**
 * Connects a model. The client library is loaded with the first question, since most installations have none.
 *
 * @param connection null: there is no model
 */
export function openModel(
  connection: ModelConnection,
  { pause, whole }: ModelPatience = PATIENCE,
): MentorModel | null {
  if (connection === null) return null;
  const { url, name, key } = connection;
  let loading: ReturnType<typeof connect> | undefined;
  async function connect() {
    const { OpenAI } = await import('openai');
    // What it would read of the environment itself is named here, so that nothing else leaves with a request.
    const nobody = { organization: null, project: null };
    return new OpenAI({
      baseURL: url,
      apiKey: key ?? 'none',
      ...nobody,
      maxRetries: 0,
      timeout: whole,
      logLevel: 'off',
    });
  }
  return {
    name,
    async *ask(messages, signal) {
      const patience = new AbortController();
      const late = () => patience.abort(new ModelFailure('timeout'));
      const end = setTimeout(late, whole);
      let next = setTimeout(late, pause);
      let isWhole = false;
      try {
        const client = await (loading ??= connect());
        const stream = await client.chat.completions.create(
          {
            model: name,
            messages: [...messages],
            stream: true,
            stream_options: { include_usage: true },
            // oxlint-disable-next-line typescript/no-deprecated -- vLLM, Ollama and older services know no other name
            max_tokens: MAX_REPLY_TOKENS,
            temperature: TEMPERATURE,
          },
          { signal: AbortSignal.any([signal, patience.signal]) },
        );
        for await (const { choices, usage } of stream) {
          clearTimeout(next);
          next = setTimeout(late, pause);
          const [choice] = choices;
          if (choice?.delta.content) yield { text: choice.delta.content };
          if (choice?.finish_reason === 'stop') isWhole = true;
          if (usage)
            yield {
              inputTokens: counted(usage.prompt_tokens),
              outputTokens: counted(usage.completion_tokens),
            };
        }
      } catch (error) {
        throw new ModelFailure(
          signal.aborted ? 'stopped' : patience.signal.aborted ? 'timeout' : 'unreachable',
          error,
        );
      } finally {
        clearTimeout(next);
        clearTimeout(end);
      }
      // A stream that is aborted ends as if it were over.
      if (signal.aborted) throw new ModelFailure('stopped');
      if (patience.signal.aborted) throw new ModelFailure('timeout');
      if (!isWhole) throw new ModelFailure('cut-off');
    },
  };
}

/** What an endpoint says that it counted, as far as it is a count. */
function counted(tokens: unknown): number {
  return typeof tokens === 'number' && tokens >= 0 && tokens < 1e9 ? Math.ceil(tokens) : 0;
}
