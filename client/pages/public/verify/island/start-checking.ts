import type { Checker } from './checker.ts';

/**
 * Waits for what a visitor gives the page to check: a file dropped anywhere, chosen or pasted, an address typed. The
 * checker itself is loaded at the first sign of any.
 */
export function startChecking(root: HTMLElement, load: () => Promise<Checker>): void {
  let loading: Promise<Checker> | undefined;
  const checker = () => {
    loading ??= load();
    return loading;
  };
  const entry = root.querySelector<HTMLFormElement>('[data-entry]');
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) void checker().then((it) => it.takeFile(file));
  };
  root.addEventListener('focusin', () => void checker());
  entry?.addEventListener('pointerenter', () => void checker());
  addEventListener('dragover', (event) => {
    event.preventDefault();
    entry?.toggleAttribute('data-over', true);
    void checker();
  });
  addEventListener('dragleave', () => entry?.toggleAttribute('data-over', false));
  addEventListener('drop', (event) => {
    event.preventDefault();
    entry?.toggleAttribute('data-over', false);
    take(event.dataTransfer?.files);
  });
  entry?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') {
      take(target.files);
      // The same file may be chosen again, changed meanwhile.
      target.value = '';
    }
  });
  entry?.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = entry.querySelector('textarea')?.value.trim() ?? '';
    void checker().then((it) => it.takeText(text));
  });
  const address = root.querySelector<HTMLFormElement>('[data-address]');
  address?.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = address.querySelector('input')?.value ?? '';
    void checker().then((it) => it.takeAddress(email));
  });
  const checks = root.querySelector('[data-slot="checks"]');
  if (root.dataset.text === undefined || checks === null) return;
  // What the server found is checked again by the browser, once somebody sees it.
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    void checker().then((it) => it.check());
  });
  watch.observe(checks);
}
