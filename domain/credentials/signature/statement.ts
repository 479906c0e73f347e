/** One statement of RDF in the default graph, its terms in the notation of N-Quads; blank nodes begin with `_:`. */
export type Statement = { readonly subject: string; readonly predicate: string; readonly object: string };

/** What may stand in no IRI: it would end one, and could begin a statement of its own. */
const NOT_IN_IRI = /[\p{Cc} <>"{}|^`\\]/u;

/** An IRI in the notation of N-Quads. @throws TypeError for what is none */
export function iri(value: string): string {
  if (NOT_IN_IRI.test(value)) throw new TypeError(`${JSON.stringify(value)} is no IRI.`);
  return `<${value}>`;
}

/** A literal in canonical N-Quads, plain when it has no type. */
export function literal(value: string, type?: string): string {
  const escaped = value.replace(/["\\\p{Cc}]/gu, escapeLetter);
  return type === undefined ? `"${escaped}"` : `"${escaped}"^^<${type}>`;
}

/** A statement as a line of N-Quads. */
export function line({ subject, predicate, object }: Statement): string {
  return `${subject} ${predicate} ${object} .\n`;
}

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

function escapeLetter(letter: string): string {
  // The second block of control characters is not escaped.
  if (letter >= '\u0080') return letter;
  return SHORT[letter] ?? `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
