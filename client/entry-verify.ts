import { startChecking } from './pages/public/verify/island/start-checking.ts';

const root = document.querySelector<HTMLElement>('[data-verify]');
if (root) {
  startChecking(root, async () => {
    const { loadChecker } = await import('./pages/public/verify/island/load-checker.ts');
    return loadChecker(root);
  });
}
