import { Checker } from './pages/public/verify/island/checker.ts';
import { readFromFile } from './pages/public/verify/island/read-evidence.ts';
import { startChecking } from './pages/public/verify/island/start-checking.ts';

// The file to keep: the same page and the same checks, with nothing to read from a network.
const root = document.querySelector<HTMLElement>('[data-verify]');
if (root) startChecking(root, async () => new Checker(root, readFromFile));
