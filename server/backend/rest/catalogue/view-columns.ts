/** Where a column of a view comes from: the oid of a table or view and the number of its column. */
export type Origin = { readonly relation: string; readonly column: number };

const ORIGIN = /:resno (\d+) .*?:resorigtbl (\d+) :resorigcol (-?\d+) :resjunk (true|false)\}$/s;

/**
 * Reads from a view's node tree which column of which table each of its columns shows. Computed columns have
 * no origin, and a tree that this cannot read gives none: the view then only lacks relationships.
 *
 * @param definition `pg_rewrite.ev_action` as text: `({QUERY ... :targetList ({TARGETENTRY ...} ...) ...})`
 */
export function readViewColumns(definition: string): Map<number, Origin> {
  const origins = new Map<number, Origin>();
  for (const entry of topLevelTargets(definition)) {
    const match = ORIGIN.exec(entry);
    if (!match) continue;
    const [, number, relation = '0', column, isJunk] = match;
    if (isJunk === 'true' || relation === '0' || Number(column) <= 0) continue;
    origins.set(Number(number), { relation, column: Number(column) });
  }
  return origins;
}

/** Texts of the target entries of the outermost query: those two braces deep. */
function topLevelTargets(tree: string): string[] {
  const targets: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < tree.length; at += 1) {
    const character = tree[at];
    if (character === '\\') {
      at += 1;
    } else if (character === '{') {
      depth += 1;
      if (depth === 2) start = at;
    } else if (character === '}') {
      if (depth === 2 && tree.startsWith('{TARGETENTRY', start)) {
        // Only what follows the expression is looked at, so that nested queries are never searched.
        const tail = tree.lastIndexOf(':resno ', at);
        if (tail > start) targets.push(tree.slice(tail, at + 1));
      }
      depth -= 1;
    }
  }
  return targets;
}
