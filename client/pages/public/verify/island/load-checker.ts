import { Checker } from './checker.ts';
import { readFromIssuer } from './read-evidence.ts';

/** The checker of a page with a network. */
export function loadChecker(root: HTMLElement): Checker {
  return new Checker(root, readFromIssuer);
}
