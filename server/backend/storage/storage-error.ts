/**
 * What a caller is told when a request is refused, in the shape of a hosted Supabase: nearly everything is HTTP 400 there,
 * and `statusCode` in the body says the status that is meant.
 */
export class StorageError extends Error {
  readonly statusCode: number;
  /** A stable word for programs. */
  readonly code: string;
  /** The older word, which clients of before the codes compare. */
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { readonly error?: string; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'StorageError';
    this.statusCode = statusCode;
    this.code = code;
    this.error = more.error ?? code;
    this.headers = more.headers ?? {};
  }
}
