import type { GatewayRequest } from '../http/exchange.ts';
import { MAX_KNOWN_READS, MAX_KNOWN_READ_LENGTH } from './bounds.ts';
import { LruCache } from './lru-cache.ts';
import type { Plan } from './plan/plan.ts';
import type { Task } from './plan/task.ts';

/** A request that has been read, and how it is answered. */
export type PlannedTask = { readonly task: Task; readonly plan: Plan };

/** Reads of before: a page asks for the same again and again, for everybody, and need not be parsed each time. */
export class KnownReads {
  readonly #byWords = new LruCache<PlannedTask>(MAX_KNOWN_READS);

  /** All of a request that says what is read; undefined for one that is not kept. Who asks is no part of it. */
  wordsOf({ method, path, search, headers }: GatewayRequest): string | undefined {
    if (method !== 'GET' || search.length > MAX_KNOWN_READ_LENGTH) return undefined;
    const { accept = '', prefer = '', range = '' } = headers;
    const profile = headers['accept-profile'] ?? '';
    if (accept.length + prefer.length + range.length + profile.length > MAX_KNOWN_READ_LENGTH)
      return undefined;
    // None of them can hold a line break.
    return `${path}?${search}\n${accept}\n${String(prefer)}\n${range}\n${String(profile)}`;
  }

  get(words: string): PlannedTask | undefined {
    return this.#byWords.get(words);
  }

  set(words: string, planned: PlannedTask): void {
    this.#byWords.set(words, planned);
  }

  clear(): void {
    this.#byWords.clear();
  }
}
