/** What a calculation came to, or the reason, in words for an author, why it has no value. */
export type CalculationResult =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: string };

/**
 * Works out a calculation of numbers, `+ - * / ( )` and `round(x, digits)`: a small recursive-descent parser, so that
 * nothing an author writes is ever run as code.
 */
export function calculate(calculation: string): CalculationResult {
  try {
    const parser = new Parser(tokenize(calculation));
    const value = parser.sum();
    parser.expectEnd();
    if (!Number.isFinite(value)) return { ok: false, reason: 'it divides by zero' };
    return { ok: true, value };
  } catch (error) {
    if (error instanceof CalculationError) return { ok: false, reason: error.message };
    throw error;
  }
}

/** Rounds half away from zero, in decimal: `roundTo(1.005, 2)` is 1.01 although 1.005 is stored a little lower. */
export function roundTo(value: number, digits: number): number {
  const nudged = Math.abs(value) * (1 + Number.EPSILON * 4);
  const rounded = Number(`${Math.round(Number(`${nudged}e${digits}`))}e-${digits}`);
  return Math.sign(value) * rounded;
}

class CalculationError extends Error {}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|(round)|([-+*/(),]))/y;

function tokenize(calculation: string): string[] {
  const tokens: string[] = [];
  const source = calculation.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new CalculationError(`"${source.slice(start).trim()}" cannot be read`);
    tokens.push(match[0].trim());
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly string[];
  #position = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  sum(): number {
    let value = this.#product();
    while (this.#peek() === '+' || this.#peek() === '-') {
      value = this.#next() === '+' ? value + this.#product() : value - this.#product();
    }
    return value;
  }

  expectEnd(): void {
    if (this.#peek() !== undefined) throw new CalculationError(`"${this.#peek()}" was not expected`);
  }

  #product(): number {
    let value = this.#factor();
    while (this.#peek() === '*' || this.#peek() === '/') {
      value = this.#next() === '*' ? value * this.#factor() : value / this.#factor();
    }
    return value;
  }

  #factor(): number {
    const token = this.#next();
    if (token === '-') return -this.#factor();
    if (token === '(') {
      const value = this.sum();
      this.#expect(')');
      return value;
    }
    if (token === 'round') return this.#round();
    if (token === undefined) throw new CalculationError('it ends too early');
    const value = Number(token);
    if (Number.isNaN(value)) throw new CalculationError(`"${token}" was not expected`);
    return value;
  }

  #round(): number {
    this.#expect('(');
    const value = this.sum();
    this.#expect(',');
    const digits = this.sum();
    this.#expect(')');
    if (!Number.isInteger(digits) || digits < 0 || digits > 10) {
      throw new CalculationError('round needs a whole number of digits from 0 to 10');
    }
    return roundTo(value, digits);
  }

  #expect(token: string): void {
    const found = this.#next();
    if (found !== token) throw new CalculationError(`"${token}" is missing`);
  }

  #peek(): string | undefined {
    return this.#tokens[this.#position];
  }

  #next(): string | undefined {
    const token = this.#peek();
    this.#position += 1;
    return token;
  }
}
