import { type Finding, formatFinding } from './reading/finding.ts';

/** Raised when the content cannot be imported; the message lists file, line and what to change. */
export class ContentError extends Error {
  constructor(findings: readonly Finding[]) {
    super(
      `The content cannot be imported. Change this and start again:\n${findings.map(formatFinding).join('\n')}`,
    );
    this.name = 'ContentError';
  }
}
