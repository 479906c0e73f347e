import type { Root } from 'postcss';

/** Puts in the place of each registered variable that nothing sets what it is then: its first value, or what stands beside its name. */
export function inlineUnset(sheet: Root): void {
  const unset = new Map<string, string | undefined>();
  sheet.walkAtRules('property', (rule) => {
    let initial: string | undefined;
    rule.walkDecls('initial-value', ({ value }) => {
      initial = value;
    });
    unset.set(rule.params, initial);
  });
  sheet.walkDecls(/^--/, ({ prop }) => void unset.delete(prop));
  sheet.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value, unset);
  });
}

function inlined(value: string, unset: ReadonlyMap<string, string | undefined>): string {
  let shown = '';
  let at = 0;
  for (let start = value.indexOf('var('); start !== -1; start = value.indexOf('var(', at)) {
    const end = closingOf(value, start + 'var('.length);
    const [name = '', ...rest] = value.slice(start + 'var('.length, end).split(',');
    const besides = rest.length === 0 ? undefined : inlined(rest.join(',').trim(), unset);
    const first = unset.get(name) ?? (unset.has(name) ? besides : undefined);
    shown += value.slice(at, start);
    shown += first ?? (besides === undefined ? `var(${name})` : `var(${name},${besides})`);
    at = end + 1;
  }
  return shown + value.slice(at);
}

/** Where the bracket closes that was opened before a place. */
function closingOf(value: string, from: number): number {
  let open = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') open += 1;
    else if (value[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  return value.length;
}
