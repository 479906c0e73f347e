import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangePathRequest, ReadPathResponse } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { WhyThere } from './why-there.tsx';

interface PathNewsProps {
  path: ReadPathResponse;
  onChange: (change: ChangePathRequest['change']) => void;
  pending: boolean;
}

/** What is otherwise on the path than it was shown last, and why; told until it was seen. */
export function PathNews({ path, onChange, pending }: PathNewsProps) {
  if (path.changes.length === 0) return null;
  return (
    <section
      aria-labelledby="path-news"
      className="grid justify-items-start gap-3 border-y border-control py-5"
    >
      <h2 id="path-news" className="text-24">
        <Trans>What changed on your path</Trans>
      </h2>
      <ul className="grid gap-2">
        {path.changes.map((change) => (
          <li key={`${change.kind} ${change.station}`} className="flex flex-wrap items-baseline gap-x-3">
            <span>
              <Fact change={change} path={path} />
            </span>
            {change.kind === 'left_out' && (
              <button
                type="button"
                disabled={pending}
                onClick={() => onChange({ kind: 'keep', station: change.station })}
                className="min-h-9 text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11"
              >
                <Trans>Put it back</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button look="secondary" pending={pending} onClick={() => onChange({ kind: 'seen' })}>
        <Trans>I have seen it</Trans>
      </Button>
    </section>
  );
}

function Fact({ change, path }: { change: ReadPathResponse['changes'][number]; path: ReadPathResponse }) {
  const { i18n } = useLingui();
  const title = change.title ? localizedText(change.title, 'title', i18n.locale) : change.station;
  switch (change.kind) {
    case 'added':
      return (
        <>
          <Trans>
            <strong>{title}</strong> was added.
          </Trans>{' '}
          <WhyThere station={change} path={path} />
        </>
      );
    case 'left_out':
      return (
        <Trans>
          <strong>{title}</strong> is left out: your answers show that you know it.
        </Trans>
      );
    case 'gone':
      return (
        <Trans>
          <strong>{title}</strong> is no longer on it: nothing ahead needs it.
        </Trans>
      );
    case 'moved':
      return change.to === 'earlier' ? (
        <Trans>
          <strong>{title}</strong> comes earlier now.
        </Trans>
      ) : (
        <Trans>
          <strong>{title}</strong> comes later now.
        </Trans>
      );
  }
}
