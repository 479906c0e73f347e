/** Something an author has to change: where it stands, and what to do about it. */
export type Finding = {
  /** Name of the rule that found it, such as `quiz-choices`. */
  readonly rule: string;
  /** Path from the folder that holds the content folder, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
};

/** `content/plans.yaml:14: …`, as editors and terminals understand it. */
export function formatFinding(finding: Finding): string {
  return `${finding.file}:${finding.line}: ${finding.message}`;
}

/** In the order in which an author walks through the files. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || compareText(a.message, b.message),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
