import { Trans } from '@lingui/react/macro';

/** What no check of a certificate can prove. */
export function LimitsOfProof({ isAnchoring }: { isAnchoring: boolean }) {
  return (
    <section className="border-t border-line pt-4">
      <h2 className="text-24">
        <Trans>What this cannot prove</Trans>
      </h2>
      <ul className="mt-2 grid gap-1 text-15">
        <li>
          <Trans>That the person before you is the one it names.</Trans>
        </li>
        <li>
          <Trans>That they had no help. Nobody watched the exam.</Trans>
        </li>
        <li>
          <Trans>That they will trade well. Every trade was simulated.</Trans>
        </li>
        {isAnchoring && (
          <li>
            <Trans>
              That the block has the number it names. A timestamp states it; any block explorer shows it.
            </Trans>
          </li>
        )}
      </ul>
    </section>
  );
}
