import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReadPathResponse, ShownStation } from '#domain/path/contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Day } from '../../ui/value/date-display.tsx';
import { StationMark } from './station-mark.tsx';
import { WhyThere } from './why-there.tsx';

interface StationRowProps {
  station: ShownStation;
  path: ReadPathResponse;
  onOpen: () => void;
  /** Undefined where it cannot be moved so. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onNow: (() => void) | undefined;
}

/** One station: its mark on the line, its title, which opens it, how long and when, why it is there, and its actions. */
export function StationRow({ station, path, onOpen, onEarlier, onLater, onNow }: StationRowProps) {
  const { t, i18n } = useLingui();
  const title = localizedText(station, 'title', i18n.locale);
  const course = path.courses.find(({ slug }) => slug === station.course);
  const isAhead = station.done_on === null;
  const missing = station.needs.filter(({ is_met }) => !is_met).map(({ name }) => name);
  // Names stay whole among words of the other direction.
  const skills = new Intl.ListFormat(i18n.locale).format(missing.map((name) => `\u2068${name}\u2069`));
  // What holds for many stations in a row is said at the first of them.
  const before = path.stations[path.stations.indexOf(station) - 1];
  const isSaid =
    before !== undefined &&
    before.done_on === null &&
    before.why === station.why &&
    before.for === station.for;
  const move = (label: string, icon: ReactNode, run: (() => void) | undefined) =>
    run && (
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={run}
        className="grid size-9 place-items-center rounded-control text-muted pointer-coarse:size-11 hover:bg-sunken hover:text-ink"
      >
        {icon}
      </button>
    );
  return (
    <li
      data-station={station.id}
      aria-current={station.state === 'here' ? 'step' : undefined}
      className={`relative flex flex-wrap items-start justify-between gap-x-4 py-2 ps-9 before:absolute before:inset-y-0 before:start-[0.72rem] before:border-s first:before:top-5 last:before:bottom-auto last:before:h-5 only:before:hidden ${
        isAhead ? 'before:border-dashed before:border-control' : 'before:border-ink'
      }`}
    >
      <span className="absolute start-0 top-2 grid h-7 w-6 place-items-center">
        <span className="rounded-full bg-paper p-0.5">
          <StationMark state={station.state} />
        </span>
      </span>
      <div className="grid min-w-0 flex-1 basis-64">
        <button
          type="button"
          data-open
          aria-keyshortcuts={onEarlier || onLater ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onClick={onOpen}
          onKeyDown={(event) => {
            if (!event.altKey) return;
            const run = event.key === 'ArrowUp' ? onEarlier : event.key === 'ArrowDown' ? onLater : undefined;
            if (run === undefined) return;
            event.preventDefault();
            run();
          }}
          className={`justify-self-start text-start underline-offset-4 hover:underline ${
            station.state === 'here' ? 'font-serif text-20' : 'font-medium'
          } ${station.state === 'later' ? 'text-muted hover:text-ink' : ''}`}
        >
          {title}
        </button>
        <p className="text-15 text-muted">
          <StateWords station={station} day={path.day} /> ·{' '}
          {course && localizedText(course, 'title', i18n.locale)}
        </p>
        {isAhead && (
          <p className="text-15 text-muted">
            {!isSaid && <WhyThere station={station} path={path} />}
            {missing.length > 0 && station.why !== 'odds' && (
              <>
                {' '}
                <Trans>It builds on: {skills}.</Trans>
              </>
            )}
          </p>
        )}
      </div>
      {isAhead && (
        <div className="flex items-center">
          {station.can_test_out && (
            <Link
              to="/test-out/$moduleId"
              params={{ moduleId: station.module_id }}
              aria-label={t`Test out of ${title}`}
              className="inline-flex min-h-9 items-center px-2 text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <Trans>Test out</Trans>
            </Link>
          )}
          {move(t`Do ${title} now`, <ChevronsUp aria-hidden="true" className="size-4" />, onNow)}
          {move(t`Move ${title} earlier`, <ArrowUp aria-hidden="true" className="size-4" />, onEarlier)}
          {move(t`Move ${title} later`, <ArrowDown aria-hidden="true" className="size-4" />, onLater)}
        </div>
      )}
    </li>
  );
}

/** What became of the station, or how long it takes and when it is reached. */
function StateWords({ station, day }: { station: ShownStation; day: string }) {
  const { i18n } = useLingui();
  const { state, minutes, minutes_left: left, done_on: doneOn, reached } = station;
  if (doneOn !== null) {
    return state === 'tested_out' ? (
      <Trans>
        tested out on <Day value={doneOn} />
      </Trans>
    ) : (
      <Trans>
        done on <Day value={doneOn} />
      </Trans>
    );
  }
  const done = minutes - left;
  // Years are told where not all of it lies in this one: between "Sep 25" and "Sep 16" a year would be lost.
  const isThisYear = reached !== null && reached.to.slice(0, 4) === day.slice(0, 4);
  const short = new Intl.DateTimeFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const on = (date: string) => short.format(new Date(`${date}T00:00:00Z`));
  const [from, to] = reached ? [on(reached.from), on(reached.to)] : ['', ''];
  return (
    <>
      {state === 'here' && (
        <>
          <span className="font-semibold text-plum">
            <Trans>here</Trans>
          </span>
          {' · '}
        </>
      )}
      {state === 'next' && (
        <>
          <Trans>next</Trans>
          {' · '}
        </>
      )}
      {done > 0 ? (
        <Trans>
          {done} of {minutes} minutes
        </Trans>
      ) : (
        <Trans>{minutes} minutes</Trans>
      )}
      {' · '}
      {from === to ? (
        <Trans>done by {to}</Trans>
      ) : (
        <Trans>
          done between {from} and {to}
        </Trans>
      )}
    </>
  );
}
