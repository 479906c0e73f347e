import type { UserId } from '#domain/kernel/ids.ts';
import type { Query, WriteLast } from '../adapters/sql.ts';
import type { Read } from './read-together.ts';

/** Who called a function; `userId` and `sessionId` are null for visitors. */
export type Caller = {
  readonly userId: UserId | null;
  readonly role: string;
  readonly sessionId: string | null;
  /** How well they have proved who they are: `aal2` after a second step. */
  readonly aal: string | null;
};

/** What a product function works with. Time and randomness come from outside, so that tests can set them. */
export type FunctionContext = {
  readonly caller: Caller;
  readonly address: string;
  /** Runs statements as the owner of the database, beyond row-level security: check rights before writing. */
  readonly query: Query;
  /** Reads what a reading describes in one round trip, beyond row-level security too. */
  readonly read: Read;
  /** Runs the work in one transaction. */
  readonly transaction: <T>(
    work: (query: Query, read: Read, writeLast: WriteLast) => Promise<T>,
  ) => Promise<T>;
  readonly now: () => Date;
};

/** One function of the product, served at `POST /functions/v1/<verb-noun>`. */
export type ProductFunction = (request: Request, context: FunctionContext) => Promise<Response>;

/** Counts a use by a subject; gives the seconds to wait, 0 while there were not too many. */
export type CountUse = (
  name: string,
  subject: string,
  limit: { readonly limit: number; readonly windowSeconds: number },
) => Promise<number>;

/** Refuses a call with a code that the client words, and parameters for its message. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly parameters: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, parameters: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.parameters = parameters;
  }
}
