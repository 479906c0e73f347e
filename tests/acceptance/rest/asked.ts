import type { PostgrestClient } from '@supabase/postgrest-js';
import { expect } from 'vitest';

/** What the official client hands back. */
type Result = {
  readonly status: number;
  readonly data: unknown;
  readonly error: { code?: string; message: string; details: unknown; hint: unknown } | null;
};

/** One question to the service, through the official client. */
export type Ask = (db: PostgrestClient) => PromiseLike<Result>;

/** Asks, and expects the rows, or `[status, code]` of a refusal where the expectation is such a pair. */
export async function expectAnswer(db: PostgrestClient, ask: Ask, expected: unknown): Promise<void> {
  const { status, data, error } = await ask(db);
  if (isRefusal(expected)) expect([status, error?.code]).toEqual(expected);
  else expect({ data, error }).toEqual({ data: expected, error: null });
}

function isRefusal(expected: unknown): boolean {
  return (
    Array.isArray(expected) && expected.length === 2 && typeof expected[0] === 'number' && expected[0] >= 300
  );
}
