import { sha256Text } from '../text/sha256-text.ts';
import { line, type Statement } from './statement.ts';

/**
 * The one text of a set of statements (RDF Dataset Canonicalization, RDFC-1.0): blank nodes named in the order of the
 * hashes of what is said about them, and the lines sorted.
 *
 * No two blank nodes of our shapes say the same, so that the first step of the algorithm tells them all apart.
 * @throws when two do: the further steps are not done here, and a guess would be no canonical form
 */
export function canonicalStatements(statements: readonly Statement[]): string {
  const blanks = new Set(statements.flatMap(({ subject, object }) => [subject, object].filter(isBlank)));
  const hashes = [...blanks].map((blank) => ({ blank, hash: hashAbout(blank, statements) }));
  if (new Set(hashes.map(({ hash }) => hash)).size < hashes.length) {
    throw new Error('Two nodes without a name say the same.');
  }
  hashes.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const names = new Map(hashes.map(({ blank }, place) => [blank, `_:c14n${place}`]));
  const named = statements.map(({ subject, predicate, object }) =>
    line({ subject: names.get(subject) ?? subject, predicate, object: names.get(object) ?? object }),
  );
  return [...new Set(named)].sort().join('');
}

/** RDFC-1.0, 4.6: the node itself is `_:a`, every other one without a name `_:z`. */
function hashAbout(blank: string, statements: readonly Statement[]): string {
  const rename = (term: string) => (term === blank ? '_:a' : isBlank(term) ? '_:z' : term);
  const lines = statements
    .filter(({ subject, object }) => subject === blank || object === blank)
    .map(({ subject, predicate, object }) =>
      line({ subject: rename(subject), predicate, object: rename(object) }),
    );
  return sha256Text(lines.sort().join(''));
}

function isBlank(term: string): boolean {
  return term.startsWith('_:');
}
