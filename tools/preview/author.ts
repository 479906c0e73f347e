import { randomUUID } from 'node:crypto';

/** The learner whom the preview signs in: a new one at each start, enrolled in every course. */
export class Author {
  readonly #product: string;
  readonly #account = { email: `author-${randomUUID()}@preview.invalid`, password: randomUUID() };
  #anonKey = '';

  /** @param product the address of the running product */
  constructor(product: string) {
    this.#product = product;
  }

  /** Makes the account and enrols it, through the same calls as a browser. */
  async signUp(): Promise<void> {
    const config = (await this.#send('/config.json')) as { anonKey: string };
    this.#anonKey = config.anonKey;
    const accepted = { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' };
    const data = { full_name: 'Author', accepted };
    const session = (await this.#send('/auth/v1/signup', { ...this.#account, data })) as {
      access_token: string;
      user: { id: string };
    };
    const courses = (await this.#send('/rest/v1/courses?select=id')) as { id: string }[];
    const enrollments = courses.map(({ id }) => ({ user_id: session.user.id, course_id: id }));
    await this.#send('/rest/v1/enrollments', enrollments, session.access_token);
  }

  /** A new session, as the browser's client stores it. */
  signIn(): Promise<unknown> {
    return this.#send('/auth/v1/token?grant_type=password', this.#account);
  }

  /** @throws with the answer when the product refuses */
  async #send(path: string, body?: unknown, token = this.#anonKey): Promise<unknown> {
    const headers = {
      apikey: this.#anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const response = await fetch(
      this.#product + path,
      body === undefined
        ? { headers: this.#anonKey === '' ? {} : headers }
        : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
}
