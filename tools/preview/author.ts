import { randomUUID } from 'node:crypto';

interface RunningProduct {
  url: string;
  anonKey: string;
}

/** The learner whom the preview signs in: a new one at each start, enrolled in every course. */
export class Author {
  readonly #product: RunningProduct;
  readonly #account = { email: `author-${randomUUID()}@preview.invalid`, password: randomUUID() };

  private constructor(product: RunningProduct) {
    this.#product = product;
  }

  /** Makes the account and enrols it, through the same calls as a browser. */
  static async signUp(product: RunningProduct): Promise<Author> {
    const author = new Author(product);
    const accepted = { terms: '2026-11-01', 'risk-disclosure': '2026-11-01' };
    const data = { full_name: 'Author', accepted };
    const session = (await author.#send('/auth/v1/signup', { ...author.#account, data })) as {
      access_token: string;
      user: { id: string };
    };
    const courses = (await author.#send('/rest/v1/courses?select=id')) as { id: string }[];
    const enrollments = courses.map(({ id }) => ({ user_id: session.user.id, course_id: id }));
    await author.#send('/rest/v1/enrollments', enrollments, session.access_token);
    return author;
  }

  /** A new session, as the browser's client stores it. */
  signIn(): Promise<unknown> {
    return this.#send('/auth/v1/token?grant_type=password', this.#account);
  }

  /** @throws with the answer when the product refuses */
  async #send(path: string, body?: unknown, token = this.#product.anonKey): Promise<unknown> {
    const headers = {
      apikey: this.#product.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const response = await fetch(
      this.#product.url + path,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
}
