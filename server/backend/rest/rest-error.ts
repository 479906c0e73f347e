/** An answer that is not the data asked for, in PostgREST's shape: status, code, message, details, hint. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      readonly details?: unknown;
      readonly hint?: string | null;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }

  /** The body as PostgREST words it. */
  toJSON(): Record<string, unknown> {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** A part of the URL that does not follow the grammar. */
export function parseError(parameter: string, text: string, details: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${parameter} (${text})"`, { details });
}

/** A column that the table does not have, worded as PostgreSQL words it. */
export function unknownColumn(table: string, column: string): RestError {
  return new RestError(400, '42703', `column ${table}.${column} does not exist`);
}
