import { Trans } from '@lingui/react/macro';
import { usePuzzleLine } from '../../../features/puzzle/use-puzzle-line.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { usePage, usePageAddress } from '../page-context.tsx';

/** One line to share, which tells nothing of the answer; the button appears with the script that it needs. */
export function ShareLine({ day, isRight }: { day: string; isRight: boolean }) {
  const { publicUrl, site } = usePage();
  const address = usePageAddress();
  const lineOf = usePuzzleLine();
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-15 text-muted">
        <Trans>To share, without the answer:</Trans>
      </p>
      <p data-line className="select-all">
        {lineOf({ name: site.name, day, isRight, address: publicUrl + address('/puzzle') })}
      </p>
      <div data-needs-script hidden className="flex flex-wrap items-center gap-4">
        <button type="button" data-copy className={buttonStyles('secondary')}>
          <Trans>Copy the line</Trans>
        </button>
        <p role="status" className="text-15 text-muted">
          <span data-copied hidden>
            <Trans>Copied.</Trans>
          </span>
        </p>
      </div>
    </div>
  );
}
