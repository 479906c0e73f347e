import { isRecord } from '../../kernel/input/is-record.ts';
import { iri, literal, type Statement } from './statement.ts';
import { PURPOSES, RESULT_DESCRIPTION, TERMS, TYPES } from './terms.ts';

const RDF_TYPE = iri('http://www.w3.org/1999/02/22-rdf-syntax-ns#type');

/**
 * The statements that a certificate, a status list or a proof makes, by the table of terms: JSON-LD without its general
 * machinery, for the closed shapes of ours.
 *
 * @throws for a word that is not in the table
 */
export function toStatements(document: Readonly<Record<string, unknown>>): Statement[] {
  const statements: Statement[] = [];
  let blanks = 0;

  function addNode(node: Readonly<Record<string, unknown>>): string {
    const { id, type } = node;
    const subject = typeof id === 'string' ? iri(id) : `_:b${blanks++}`;
    const types = asList(type ?? []) as string[];
    for (const name of types) add(subject, RDF_TYPE, iri(known(TYPES[name], name)));
    for (const [name, value] of Object.entries(node)) {
      if (name === '@context' || name === 'id' || name === 'type') continue;
      for (const one of asList(value)) addProperty(subject, types[0], name, one);
    }
    return subject;
  }

  function addProperty(subject: string, type: string | undefined, name: string, value: unknown): void {
    const term = termOf(name, type);
    if (isRecord(value)) add(subject, iri(term.iri), addNode(value));
    else if (term.kind === 'literal') add(subject, iri(term.iri), literal(String(value), term.type));
    else if (name === 'proofPurpose') add(subject, iri(term.iri), iri(known(PURPOSES[String(value)], name)));
    else add(subject, iri(term.iri), iri(String(value)));
  }

  function add(subject: string, predicate: string, object: string): void {
    statements.push({ subject, predicate, object });
  }

  addNode(document);
  return statements;
}

function termOf(name: string, type: string | undefined) {
  if (name === 'resultDescription') {
    return type === 'Result' ? RESULT_DESCRIPTION.inResult : RESULT_DESCRIPTION.inAchievement;
  }
  return known(TERMS[name], name);
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" is no term of ours.`);
  return value;
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
