/** A line of docs/specification.txt that says something about the product, so that a test can prove it. */
export interface Statement {
  /** Counted from 1. */
  line: number;
  /** Without the mark of its list. */
  text: string;
  /** The headings it stands under, as `2. Screens and routes › Dashboard`. */
  section: string;
}

/**
 * The lines that state something: neither blank lines, headings and what stands before the first section, nor the head
 * of a table and its ruler, nor a line that only leads to the list below it.
 */
export function readSpecification(text: string): Statement[] {
  const lines = text.split('\n');
  let chapter = '';
  let section = '';
  return lines.flatMap((raw, index) => {
    const [, level, heading] = /^(##+) (.+)$/.exec(raw) ?? [];
    if (heading !== undefined) {
      if (level === '##') chapter = heading;
      section = level === '##' ? heading : `${chapter} › ${heading}`;
      return [];
    }
    const isHead = isRuler(raw) || isRuler(lines[index + 1]);
    if (section === '' || raw.trim() === '' || isHead || raw.endsWith(':')) return [];
    return [{ line: index + 1, text: raw.replace(/^\s*- /, ''), section }];
  });
}

/** Whether a line is the one below the head of a table. */
function isRuler(line = ''): boolean {
  return /^\|[\s:|-]+\|$/.test(line);
}
