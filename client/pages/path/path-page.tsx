import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangePathRequest, ReadPathResponse } from '#domain/path/contract.ts';
import { ArrivalMethod } from '../../features/path/arrival-method.tsx';
import { useChangePath } from '../../features/path/change-path.ts';
import { CourseOfPath } from '../../features/path/course-of-path.tsx';
import { LeftOutStations } from '../../features/path/left-out-stations.tsx';
import { PathLine } from '../../features/path/path-line.tsx';
import { PathNews } from '../../features/path/path-news.tsx';
import { useReadPath } from '../../features/path/read-path.ts';
import { StationList } from '../../features/path/station-list.tsx';
import { usePathTitle } from '../../features/path/use-path-title.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useUndoToast } from '../../ui/toast/use-undo-toast.ts';
import { useOpenStation } from './use-open-station.ts';

/** The path: a line with stations against dates, the same as a list, and what can be changed about it. */
export function PathPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const path = useReadPath();
  return (
    <QueryState
      query={path}
      failed={t`Your path could not be loaded`}
      describe={describe}
      skeleton={['h-11 w-2/3', 'h-5 w-full', 'h-72 w-full', 'h-7 w-1/2', 'h-7 w-1/2', 'h-7 w-1/2']}
    >
      {(loaded) => <Path path={loaded} />}
    </QueryState>
  );
}

function Path({ path }: { path: ReadPathResponse }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const title = usePathTitle(path);
  const change = useChangePath();
  const offerUndo = useUndoToast(describe);
  const opening = useOpenStation();
  const here = path.stations.find(({ state }) => state === 'here');
  const undo = () => change.mutateAsync({ kind: 'undo' });
  const apply = async (wanted: ChangePathRequest['change'], done: string) => {
    await change.mutateAsync(wanted);
    offerUndo(done, undo);
  };
  const tell = (wanted: ChangePathRequest['change'], done: string) =>
    // What failed is said below the list.
    void apply(wanted, done).catch(() => undefined);
  const failed = change.isError ? describe(change.error) : opening.refusal;
  return (
    <div className="grid gap-8">
      <div>
        <PageHeader title={title} documentTitle={t`Path`} lead={<ArrivalMethod path={path} />} />
        {here && (
          <Button pending={opening.pending} onClick={() => void opening.open(here)}>
            {here.minutes_left < here.minutes ? <Trans>Continue</Trans> : <Trans>Open the lesson</Trans>}
          </Button>
        )}
      </div>
      <PathNews
        path={path}
        pending={change.isPending}
        onChange={(wanted) =>
          wanted.kind === 'seen' ? change.mutate(wanted) : tell(wanted, t`It is back on your path.`)
        }
      />
      {path.stations.length === 0 ? (
        <EmptyState title={<Trans>No module is ready yet.</Trans>}>
          <Trans>As soon as one is, your path begins with it.</Trans>
        </EmptyState>
      ) : (
        <>
          <PathLine path={path} size="page" />
          <section aria-labelledby="stations" className="grid gap-4">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
              <div className="grid gap-1">
                <h2 id="stations" className="text-24">
                  <Trans>Stations</Trans>
                </h2>
                <p className="max-w-measure text-15 text-muted">
                  <Trans>
                    What a station builds on is advice and locks nothing: open any of them. Move one with its
                    arrows, or with Alt and the arrow keys.
                  </Trans>
                </p>
              </div>
              <CourseOfPath
                path={path}
                pending={change.isPending}
                onChoose={(course) => tell({ kind: 'choose', course }, t`Your path has changed.`)}
              />
            </div>
            <StationList
              path={path}
              pending={change.isPending}
              onOpen={(station) => void opening.open(station)}
              onMove={(move) => apply(move, t`Your path has changed.`)}
            />
            <p role="alert" className="text-danger empty:hidden">
              {failed}
            </p>
            <LeftOutStations
              path={path}
              pending={change.isPending}
              onKeep={(station) => tell({ kind: 'keep', station }, t`It is back on your path.`)}
            />
          </section>
        </>
      )}
    </div>
  );
}
