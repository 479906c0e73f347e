/**
 * A failed call to the backend, whichever part of it answered. `code` is the provider's own code where it sent
 * one (`23505`, `enrol-first`, ...), else `network` when nothing answered, else `http_<status>`.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: string;
  readonly status: number;
  /** Facts the wording needs, as the server sent them, such as `{ minutes: 5 }`. */
  readonly parameters: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    status: number,
    message: string,
    parameters: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.parameters = parameters;
  }
}
