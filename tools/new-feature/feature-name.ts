/** A feature's names in the spellings that its files need. */
export interface FeatureName {
  /** Folder in every root: `learning`. */
  domain: string;
  /** File and URL: `complete-lesson`. */
  verbNoun: string;
  /** Values: `completeLesson`. */
  camel: string;
  /** Types: `CompleteLesson`. */
  pascal: string;
}

/**
 * Reads `learning/complete-lesson`.
 * @throws RangeError when it is not a domain and a verb with a noun, in kebab-case
 */
export function parseFeatureName(text: string | undefined): FeatureName {
  const [, domain, verbNoun] = /^([a-z][a-z0-9]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/.exec(text ?? '') ?? [];
  if (domain === undefined || verbNoun === undefined) {
    throw new RangeError(
      'Name a domain and a verb with its noun: npm run new-feature -- learning/complete-lesson',
    );
  }
  const pascal = verbNoun.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { domain, verbNoun, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
