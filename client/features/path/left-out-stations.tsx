import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';

interface LeftOutStationsProps {
  path: ReadPathResponse;
  onKeep: (station: string) => void;
  pending: boolean;
}

/** The modules that the path goes past since all in them is known, each to be put back. */
export function LeftOutStations({ path: { left_out: leftOut }, onKeep, pending }: LeftOutStationsProps) {
  const { t, i18n } = useLingui();
  if (leftOut.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-15 text-muted">
        <Plural
          value={leftOut.length}
          one="# module is left out, since you know what it teaches"
          other="# modules are left out, since you know what they teach"
        />
      </summary>
      <ul className="grid gap-1">
        {leftOut.map((module) => {
          const title = localizedText(module, 'title', i18n.locale);
          return (
            <li key={module.id} className="flex flex-wrap items-center gap-x-3">
              {title}
              <button
                type="button"
                disabled={pending}
                aria-label={t`Put ${title} back`}
                onClick={() => onKeep(module.id)}
                className="min-h-9 text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11"
              >
                <Trans>Put it back</Trans>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
