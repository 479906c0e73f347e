import { roundTo } from './round-to.ts';

/** The names that a calculation may use, with their values. */
export type CalculationVariables = Readonly<Record<string, number>>;

/** Why a calculation has no value, in words for an author that continue "it cannot be worked out: ". */
export class CalculationError extends Error {}

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][a-z0-9_]*|<=|>=|!=|[-+*/^(),<>=])/y;

/** Functions by name, with how many arguments each takes. */
export type CalculationFunctions = ReadonlyMap<
  string,
  { readonly count: number; readonly apply: (...values: number[]) => number }
>;

const FUNCTIONS: CalculationFunctions = new Map([
  [
    'round',
    { count: 2, apply: (value: number = 0, digits: number = 0) => roundTo(value, wholeDigits(digits)) },
  ],
  ['min', { count: 2, apply: Math.min }],
  ['max', { count: 2, apply: Math.max }],
  ['abs', { count: 1, apply: Math.abs }],
  ['sqrt', { count: 1, apply: Math.sqrt }],
  ['floor', { count: 1, apply: Math.floor }],
  ['ceil', { count: 1, apply: Math.ceil }],
  ['ln', { count: 1, apply: Math.log }],
  ['exp', { count: 1, apply: Math.exp }],
]);

const COMPARISONS = new Map<string | undefined, (left: number, right: number) => boolean>([
  ['<', (left, right) => left < right],
  ['<=', (left, right) => left <= right],
  ['>', (left, right) => left > right],
  ['>=', (left, right) => left >= right],
  ['=', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
]);

/** A recursive-descent parser that works values out as it reads. Every method throws a CalculationError. */
export class CalculationParser {
  readonly #tokens: readonly string[];
  readonly #variables: CalculationVariables;
  readonly #functions: CalculationFunctions;
  #position = 0;

  /** @param functions those of the place where the calculation stands, besides the ones that every calculation knows */
  constructor(source: string, variables: CalculationVariables, functions: CalculationFunctions = new Map()) {
    this.#tokens = tokenize(source);
    this.#variables = variables;
    this.#functions = functions;
  }

  /** Reads two sums with a comparison between them, and nothing after. */
  comparison(): boolean {
    const left = this.sum();
    const compare = COMPARISONS.get(this.#next());
    if (!compare) throw new CalculationError('it needs one of <, <=, >, >=, =, !=');
    const right = this.sum();
    this.expectEnd();
    return compare(left, right);
  }

  sum(): number {
    let value = this.#product();
    while (this.#peek() === '+' || this.#peek() === '-') {
      value = this.#next() === '+' ? value + this.#product() : value - this.#product();
    }
    return finite(value);
  }

  expectEnd(): void {
    if (this.#peek() !== undefined) throw new CalculationError(`"${this.#peek()}" was not expected`);
  }

  #product(): number {
    let value = this.#signed();
    while (this.#peek() === '*' || this.#peek() === '/') {
      const isDivision = this.#next() === '/';
      const factor = this.#signed();
      if (isDivision && factor === 0) throw new CalculationError('it divides by zero');
      value = isDivision ? value / factor : value * factor;
    }
    return value;
  }

  #signed(): number {
    if (this.#peek() !== '-') return this.#power();
    this.#next();
    return -this.#signed();
  }

  #power(): number {
    const base = this.#operand();
    if (this.#peek() !== '^') return base;
    this.#next();
    return finite(base ** this.#signed());
  }

  #operand(): number {
    const token = this.#next();
    if (token === undefined) throw new CalculationError('it ends too early');
    if (token === '(') {
      const value = this.sum();
      this.#expect(')');
      return value;
    }
    if (/^[a-z]/.test(token)) return this.#named(token);
    const value = Number(token);
    if (Number.isNaN(value)) throw new CalculationError(`"${token}" was not expected`);
    return value;
  }

  #named(name: string): number {
    if (Object.hasOwn(this.#variables, name)) return this.#variables[name] ?? Number.NaN;
    const called = FUNCTIONS.get(name) ?? this.#functions.get(name);
    if (!called) throw new CalculationError(`"${name}" is not known here`);
    this.#expect('(');
    const values = [this.sum()];
    while (values.length < called.count) {
      this.#expect(',');
      values.push(this.sum());
    }
    this.#expect(')');
    return finite(called.apply(...values));
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

/** What sources were split into. A figure works the same few out anew with every move of its controls. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 1000;

function tokenize(source: string): readonly string[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const tokens = split(source);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(source, tokens);
  return tokens;
}

function split(source: string): string[] {
  const tokens: string[] = [];
  const text = source.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match?.[1] === undefined) throw new CalculationError(`"${text.slice(start).trim()}" cannot be read`);
    tokens.push(match[1]);
  }
  return tokens;
}

/** The value, unless it is none: the root of a negative number, or more than a number can hold. */
function finite(value: number): number {
  if (Number.isFinite(value)) return value;
  throw new CalculationError('a part of it is not a number, like the root of a negative number');
}

function wholeDigits(digits: number): number {
  if (Number.isInteger(digits) && digits >= 0 && digits <= 10) return digits;
  throw new CalculationError('round needs a whole number of digits from 0 to 10');
}
