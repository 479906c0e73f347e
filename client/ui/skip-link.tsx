import { Trans } from '@lingui/react/macro';

/** The first stop of the Tab key: past the navigation to `<main id="content">`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-ink forced-color-adjust-none px-4 py-2 font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-20"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
