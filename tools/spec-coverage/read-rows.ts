/** A row of docs/spec-coverage.md: something the specification asks for, and how we know that it is there. */
export interface SpecRow {
  /** The line of the document, from 1. */
  line: number;
  requirement: string;
  /** `path › name of a test` (in code marks), or `open: reason`. */
  proof: string;
}

/** A table row of two cells; the second may hold anything, so that a row out of order is found and not passed over. */
const ROW = /^\|([^|]*)\|(.*)\|\s*$/;

/** The rows of every table of the document; heads, rulers and the text between the tables are left out. */
export function readRows(markdown: string): SpecRow[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    const [, requirement, proof] = ROW.exec(text) ?? [];
    if (requirement === undefined || proof === undefined) return [];
    if (isRuler(text) || isRuler(lines[index + 1])) return [];
    return [{ line: index + 1, requirement: requirement.trim(), proof: proof.trim() }];
  });
}

/** Whether a line is the one that stands below the head of a table. */
function isRuler(line = ''): boolean {
  return /^\|[\s:|-]+\|\s*$/.test(line);
}
