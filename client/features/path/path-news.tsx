import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChangePathRequest, ReadPathResponse } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { WhyThere } from './why-there.tsx';

interface PathNewsProps {
  path: ReadPathResponse;
  onChange: (change: ChangePathRequest['change']) => void;
  pending: boolean;
}

/** So many changes are told at once; where there are more, the others are folded. */
const TOLD = 3;

/** What is otherwise on the path than it was shown last, and why; told until it was seen. */
export function PathNews({ path, onChange, pending }: PathNewsProps) {
  if (path.changes.length === 0) return null;
  const told = path.changes.slice(0, TOLD);
  const folded = path.changes.slice(TOLD);
  const more = folded.length;
  const drawList = (changes: ReadPathResponse['changes']) => (
    <ul className="grid gap-2">
      {changes.map((change) => (
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
  );
  return (
    <section
      aria-labelledby="path-news"
      className="grid justify-items-start gap-3 border-y border-control py-5"
    >
      <h2 id="path-news" className="text-24">
        <Trans>What changed on your path</Trans>
      </h2>
      {drawList(told)}
      {more > 0 && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-tag text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11">
            <Plural value={more} one="# more change" other="# more changes" />
          </summary>
          <div className="pt-2">{drawList(folded)}</div>
        </details>
      )}
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
