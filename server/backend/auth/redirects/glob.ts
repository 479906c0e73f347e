/**
 * Turns a pattern of `additional_redirect_urls` into a regular expression, with GoTrue's meaning: `*` and `?`
 * stop at `.` and `/`, `**` does not; `[a-z]`, `[!a-z]`, `{one,two}` and a backslash work as usual. Stricter than there,
 * no wildcard in the host reaches beyond it, or `https://evil.example/x.good.example/` would fit a host of ours.
 */
export function globToRegExp(pattern: string): RegExp {
  let source = '';
  let alternatives = 0;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern.charAt(index);
    if (character === '\\') {
      index += 1;
      source += escape(pattern.charAt(index));
    } else if (character === '*') {
      const isDouble = pattern.charAt(index + 1) === '*';
      if (isDouble) index += 1;
      if (isDouble) source += isInsideHost(pattern, index) ? '[^/?#]*' : '.*';
      else source += '[^./?#]*';
    } else if (character === '?') {
      source += '[^./?#]';
    } else if (character === '[' && pattern.includes(']', index)) {
      const end = pattern.indexOf(']', index);
      source += characterClass(pattern.slice(index + 1, end));
      index = end;
    } else if (character === '{') {
      alternatives += 1;
      source += '(?:';
    } else if (character === '}' && alternatives > 0) {
      alternatives -= 1;
      source += ')';
    } else if (character === ',' && alternatives > 0) {
      source += '|';
    } else {
      source += escape(character);
    }
  }
  return new RegExp(`^${source}${')'.repeat(alternatives)}$`, 's');
}

/** Whether the character at this place belongs to a host that goes on behind it. */
function isInsideHost(pattern: string, index: number): boolean {
  return index < pattern.length - 1 && /:\/\/[^/]*$/.test(pattern.slice(0, index));
}

function characterClass(inside: string): string {
  const negated = inside.startsWith('!');
  const set = (negated ? inside.slice(1) : inside).replace(/[\\^[]/g, '\\$&');
  return negated ? `[^/?#${set}]` : `[${set}]`;
}

function escape(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
