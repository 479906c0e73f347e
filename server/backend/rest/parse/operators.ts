/** How an operator's argument is read and written. */
export type Operator = {
  readonly name: string;
  /**
   * `infix`: `column sql argument`; `pattern`: the same with `*` for `%`; `list`: a parenthesised list;
   * `keyword`: one of the words of `is`; `search`: full text, with a language in parentheses perhaps.
   */
  readonly kind: 'infix' | 'pattern' | 'list' | 'keyword' | 'search';
  /** The SQL operator, or for `search` the function that makes the query. */
  readonly sql: string;
  /** Whether `(any)` and `(all)` may follow the name. */
  readonly quantifiable: boolean;
};

function operator(name: string, kind: Operator['kind'], sql: string, quantifiable = false): Operator {
  return { name, kind, sql, quantifiable };
}

/** PostgREST's operators by name. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  [
    operator('eq', 'infix', '=', true),
    operator('neq', 'infix', '<>'),
    operator('gt', 'infix', '>', true),
    operator('gte', 'infix', '>=', true),
    operator('lt', 'infix', '<', true),
    operator('lte', 'infix', '<=', true),
    operator('like', 'pattern', 'like', true),
    operator('ilike', 'pattern', 'ilike', true),
    operator('match', 'infix', '~', true),
    operator('imatch', 'infix', '~*', true),
    operator('in', 'list', '= any'),
    operator('is', 'keyword', 'is'),
    operator('isdistinct', 'infix', 'is distinct from'),
    operator('cs', 'infix', '@>'),
    operator('cd', 'infix', '<@'),
    operator('ov', 'infix', '&&'),
    operator('sl', 'infix', '<<'),
    operator('sr', 'infix', '>>'),
    operator('nxr', 'infix', '&<'),
    operator('nxl', 'infix', '&>'),
    operator('adj', 'infix', '-|-'),
    operator('fts', 'search', 'to_tsquery'),
    operator('plfts', 'search', 'plainto_tsquery'),
    operator('phfts', 'search', 'phraseto_tsquery'),
    operator('wfts', 'search', 'websearch_to_tsquery'),
  ].map((each) => [each.name, each]),
);

/** What may follow `is.`, with its SQL. */
export const IS_KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['null', 'null'],
  ['not_null', 'not null'],
  ['true', 'true'],
  ['false', 'false'],
  ['unknown', 'unknown'],
]);
